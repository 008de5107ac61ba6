import type { Draft } from '../findings/draft';
import { codeDrafts } from './commerce-codes';
import { consumerDrafts, isSold, legalDrafts } from './commerce-legal';
import { methodDrafts } from './commerce-methods';
import { paymentProviderDrafts } from './commerce-providers';
import { payButtonDrafts } from './commerce-words';
import type { Subject } from './subject';

/**
 * Finds mistakes with which a brand could not sell, or should not. One mistake is said once: prices in a currency that does not exist fit
 * no method, and a country that is allowed by mistake wants more than one thing.
 */
export function commerceDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  const codes = codeDrafts(config);
  const methods = codes.length > 0 ? [] : methodDrafts(subject);
  const legal = legalDrafts(subject);
  return [
    ...codes,
    ...methods,
    ...paymentProviderDrafts(subject),
    ...legal,
    ...(methods.length + legal.length > 0 ? [] : consumerDrafts(subject)),
    ...(isSold(config) ? payButtonDrafts(config) : []),
  ].filter(({ pointer, at }) => at === 'key' || !refused(pointer));
}
