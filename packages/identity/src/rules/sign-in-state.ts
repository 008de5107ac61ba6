import { fromBase64Url, toBase64Url } from './base64-url';
import type { SignInQuery } from './sign-in-query';

/**
 * The part of a page's query that goes to a provider's pages and back; no more goes to another
 * site.
 */
export const CARRIED_NAMES = [
  'from',
  'entryPage',
  'redirectTo',
  'licences',
  'voucher',
  'type',
  'showPurchase',
] as const satisfies (keyof SignInQuery)[];

/** What a viewer was about to do when they left for a provider's pages (spec 1 §4). */
export type Carried = Pick<SignInQuery, (typeof CARRIED_NAMES)[number]>;

/** In characters; providers cut or refuse a state that is much longer. */
export const LONGEST_CARRIED = 700;

/**
 * Writes the `state` of a redirect sign-in: a random part, which this browser stores and compares,
 * and what the viewer was about to do, for a browser that stores nothing. The second part is
 * trusted no more than a query.
 */
export function writeState(random: string, carried: Carried): string {
  const text = JSON.stringify(pick(carried));
  if (text === '{}' || text.length > LONGEST_CARRIED) return random;
  return `${random}.${toBase64Url(new TextEncoder().encode(text))}`;
}

/** Reads what a state carries; empty for a state that carries nothing or is not ours. */
export function readState(state: string): Carried {
  const [, text] = state.split('.');
  if (text === undefined || /[^\w-]/.test(text)) return {};
  try {
    const utf8 = new TextDecoder('utf-8', { fatal: true });
    return pick(JSON.parse(utf8.decode(fromBase64Url(text))));
  } catch {
    // Another site's state, or ours cut short: JSON, base64 and UTF-8 each have an error of their
    // own.
    return {};
  }
}

function pick(value: unknown): Carried {
  const entries = Object.entries(value ?? {}).filter(
    ([name, text]) =>
      CARRIED_NAMES.some((known) => known === name) && typeof text === 'string' && text !== '',
  );
  const { type, ...rest } = Object.fromEntries(entries);
  return type === 'signup' || type === 'login' ? { ...rest, type } : rest;
}
