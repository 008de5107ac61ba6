import { COUNTRY_CODES, closestCountry } from '../countries/countries';
import { childPointer, isRecord } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import type { RuleName } from '../lint-rules/index';

/** Finds codes in a list that no country has. */
export function countryCodeDrafts(list: string, codes: readonly unknown[]): Draft[] {
  return codes.flatMap((code, index): Draft[] => {
    if (COUNTRY_CODES.has(String(code))) return [];
    const meant = closestCountry(String(code));
    return [
      {
        rule: 'unknown-country',
        pointer: childPointer(list, index),
        message: `${quote(code)} is not the code of a country (ISO 3166-1 alpha-2: two capital letters).`,
        suggestion: meant,
        ...(meant !== undefined && !codes.includes(meant) && { change: { set: meant } }),
      },
    ];
  });
}

/** Whether a list names every country. */
export const isEverywhere = (codes: readonly unknown[]): boolean =>
  [...COUNTRY_CODES].every((code) => codes.includes(code));

/** The rule and the messages for a restriction that allows no country. */
interface ForNobody {
  rule: RuleName;
  /** The message for a whitelist without countries. */
  none: string;
  /** The message for a blacklist of every country. */
  all: string;
}

/** Finds restrictions without effect, restrictions that allow no country, and unknown countries. */
export function restrictionDrafts(
  pointer: string,
  restriction: unknown,
  forNobody: ForNobody,
): Draft[] {
  if (!isRecord(restriction) || !Array.isArray(restriction.elements)) return [];
  const { restrictionType, elements } = restriction;
  const { rule, none, all } = forNobody;
  const place = childPointer(pointer, 'elements');
  if (elements.length === 0) {
    if (restrictionType === 'whitelist') return [{ rule, pointer: place, message: none }];
    const message = 'A restriction that blocks no country has no effect. Leave it out.';
    return [{ rule: 'unused-key', pointer: place, message }];
  }
  if (restrictionType === 'blacklist' && isEverywhere(elements)) {
    return [{ rule, pointer: place, message: all }];
  }
  return countryCodeDrafts(place, elements);
}
