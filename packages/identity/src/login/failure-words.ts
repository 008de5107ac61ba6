import type { Site } from '@marquee/renderer';
import type { LoginFailure } from '../rules/login-failure';

/** A failure in words: the server's own where it sent some that count. */
export const failureWords = (
  { t, realm }: Pick<Site, 't' | 'realm'>,
  { key, text, count }: LoginFailure,
): string => text ?? t(key, { brand: realm.name, ...(count === undefined ? {} : { count }) });
