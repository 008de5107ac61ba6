/** All analytics events of a site. No event names a viewer or has a text that a viewer typed. */
export type AnalyticsEvent = {
  /** A redirect sign-in ended in an error (spec 1 §8, "a login-error analytics event"). */
  name: 'login_failed';
  /** The provider's type with its client: `openid/nations`. */
  provider: string;
  /** The key of the label that the viewer read. */
  error: string;
};
