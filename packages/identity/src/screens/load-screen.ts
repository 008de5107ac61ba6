import type { PageModule } from '@marquee/renderer';
import type { ScreenName } from './screen-names';

const screens: Record<ScreenName, () => Promise<PageModule>> = {
  tvLogin: () => import('../pages/tv-login'),
  activate: () => import('../pages/activate'),
  licenceRedirect: () => import('../pages/licence-redirect'),
  impersonate: () => import('../pages/impersonate'),
};

export default (name: ScreenName): Promise<PageModule> => screens[name]();
