import type { CountryRestriction } from '../field-definition';

/** A whitelist lets the listed countries pass, a blacklist all others (document 3, on 1.5-20). */
export function passesRestriction(
  { restrictionType, elements }: CountryRestriction,
  country: string | undefined,
): boolean {
  const listed = elements.some((one) => one === country);
  return restrictionType === 'whitelist' ? listed : !listed;
}
