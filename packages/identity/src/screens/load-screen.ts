import type { Realm } from '@marquee/realm';
import type { PageModule } from '@marquee/renderer';
import { withProviders } from '../providers/with-providers';
import type { ScreenName } from './screen-names';

const giftLogin = withProviders(() => import('../pages/gift-login'));

const signUp = withProviders(() => import('../pages/sign-up'));
const recovery = withProviders(() => import('../pages/recovery'));

const screens: Record<ScreenName, (realm: Realm) => Promise<PageModule>> = {
  tvLogin: () => import('../pages/tv-login'),
  activate: () => import('../pages/activate'),
  licenceRedirect: () => import('../pages/licence-redirect'),
  impersonate: () => import('../pages/impersonate'),
  giftLogin,
  giftRedeemLogin: giftLogin,
  signup: signUp,
  giftRedeemRegister: withProviders(() => import('../pages/gift-sign-up')),
  emailConfirmation: () => import('../pages/email-confirmation'),
  requestNewPassword: recovery,
  resetPassword: recovery,
  loginRequestPassword: recovery,
  loginResetPassword: recovery,
};

export default (name: ScreenName, realm: Realm): Promise<PageModule> => screens[name](realm);
