/**
 * The title of each route that shows the login page, where it is not "sign in" (spec 1 §2, document
 * 3 on 1.2-082).
 */
const TITLES: Readonly<Record<string, string>> = {
  magicLink: 'login.magicLinkTitle',
  loginRequestPassword: 'login.forgotPasswordTitle',
  requestNewPassword: 'login.forgotPasswordTitle',
  loginResetPassword: 'login.newPasswordTitle',
  resetPassword: 'login.newPasswordTitle',
};

export const loginTitle = (route: string): string => TITLES[route] ?? 'login.title';

/** The plain login route has no back link; every other one has (spec 1 §2). */
export const hasBackButton = (route: string): boolean => route !== 'login';

/**
 * Only the login route offers all providers (spec 1 §2); another route does when it has no form.
 */
export const listsProviders = (route: string, hasForm: boolean): boolean =>
  route === 'login' || !hasForm;
