/** Everything that a site tells of. No event names a viewer or holds what one typed. */
export type AnalyticsEvent = {
  /** A trip to a provider's own pages ended in an error (spec 1 §8, "a login-error analytics event"). */
  name: 'login_failed';
  /** The provider's type with its client: `openid/nations`. */
  provider: string;
  /** The key of the words that the viewer read. */
  error: string;
};
