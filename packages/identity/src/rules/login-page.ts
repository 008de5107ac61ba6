/** The title of each route that shows the login page, where it is not "sign in" (spec 1 §2, document 3 on 1.2-082). */
const TITLES: Readonly<Record<string, string>> = {
  magicLink: 'login.magicLinkTitle',
  loginRequestPassword: 'login.forgotPasswordTitle',
  requestNewPassword: 'login.forgotPasswordTitle',
  loginResetPassword: 'login.newPasswordTitle',
  resetPassword: 'login.newPasswordTitle',
};

export const loginTitle = (route: string): string => TITLES[route] ?? 'login.title';

/** The plain login route has no way back of its own; every other one has (spec 1 §2). */
export const hasBackButton = (route: string): boolean => route !== 'login';

/** On exactly the login route all ways to sign in are offered (spec 1 §2); elsewhere too when there is no form to fill in. */
export const listsProviders = (route: string, hasForm: boolean): boolean =>
  route === 'login' || !hasForm;
