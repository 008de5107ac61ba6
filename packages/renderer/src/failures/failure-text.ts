import type { MessageValues } from '@marquee/i18n';
import type { Site } from '../site/site';
import type { Failure } from './rules/failure-of';

/** Puts a failure into text: the origin's message, where the failure has it, else the label. `values` fill the label's placeholders. */
export const failureText = (
  { t, realm }: Pick<Site, 't' | 'realm'>,
  { key, text, count }: Failure,
  values?: MessageValues,
): string => text || t(key, { brand: realm.name, count, ...values });
