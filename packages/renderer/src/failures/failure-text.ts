import type { MessageValues } from '@marquee/i18n';
import type { Site } from '../site/site';
import type { Failure } from './rules/failure-of';

/** A failure in words: the origin's own where it sent some that count. `values` are what a place's own words name. */
export const failureText = (
  { t, realm }: Pick<Site, 't' | 'realm'>,
  { key, text, count }: Failure,
  values?: MessageValues,
): string => text || t(key, { brand: realm.name, count, ...values });
