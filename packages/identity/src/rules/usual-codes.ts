import { NO_ANSWER } from './error-catalogue';

const tooMany = 'login.error.tooManyRequests';

/**
 * What may become of any call, in words that say nothing of signing in: no connection, too many tries, and an origin in
 * trouble (`unavailable`, a label key). `timeout` is for forms that keep what was typed.
 */
export const usualCodes = (
  unavailable: string,
  { timeout = unavailable }: { timeout?: string } = {},
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    [...Object.keys(NO_ANSWER), 'INTERNAL_ERROR'].map((code) => [code, unavailable]),
  ),
  OFFLINE: NO_ANSWER.OFFLINE,
  TIMEOUT: timeout,
  TOO_MANY_REQUESTS: tooMany,
  HTTP_429: tooMany,
});
