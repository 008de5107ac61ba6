import { COUNTRY_CODES, closestCountry } from '../countries';
import { type Draft, quote } from '../draft';
import { childPointer } from '../pointer';

/** Codes in a list of countries that are none. */
export function countryCodeDrafts(list: string, codes: readonly unknown[]): Draft[] {
  return codes.flatMap((code, index): Draft[] => {
    if (COUNTRY_CODES.has(String(code))) return [];
    const meant = closestCountry(String(code));
    return [
      {
        rule: 'unknown-country',
        pointer: childPointer(list, index),
        message: `${quote(code)} is not the code of a country (ISO 3166-1 alpha-2: two capitals).`,
        suggestion: meant,
        ...(meant !== undefined && !codes.includes(meant) && { change: { set: meant } }),
      },
    ];
  });
}

/** Whether a list names every country there is. */
export const isEverywhere = (codes: readonly unknown[]): boolean =>
  [...COUNTRY_CODES].every((code) => codes.includes(code));
