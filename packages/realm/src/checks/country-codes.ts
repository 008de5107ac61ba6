import { COUNTRY_CODES, closestCountry } from '../countries';
import { type Draft, quote } from '../draft';
import { childPointer } from '../pointer';

/** Each entry of a list of countries is the code of one. */
export function countryCodeDrafts(pointer: string, codes: readonly unknown[]): Draft[] {
  return codes.flatMap((code, index): Draft[] => {
    if (COUNTRY_CODES.has(String(code))) return [];
    const meant = closestCountry(String(code));
    return [
      {
        rule: 'unknown-country',
        pointer: childPointer(pointer, index),
        message: `${quote(code)} is not the code of a country (ISO 3166-1 alpha-2: two capitals).`,
        suggestion: meant,
        ...(meant !== undefined && !codes.includes(meant) && { change: { set: meant } }),
      },
    ];
  });
}
