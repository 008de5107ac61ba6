import { isRecord, placesAt } from '../document/pointer';
import type { Draft } from '../findings/draft';
import { countryCodeDrafts, isEverywhere } from './countries';
import type { Subject } from './subject';

/** Finds territories with both lists, with no country, or with wrong country codes. */
export function territoryDrafts({ config, refused }: Subject): Draft[] {
  return placesAt(config, '/territories').flatMap(({ pointer, value }) => {
    if (!isRecord(value) || refused(pointer)) return [];
    const { allowed, blocked } = value;
    // The lists are judged only after the operator has chosen one.
    if (Array.isArray(allowed) && Array.isArray(blocked)) return [contradiction(pointer)];
    return [
      ...(Array.isArray(allowed) ? allowedDrafts(`${pointer}/allowed`, allowed) : []),
      ...(Array.isArray(blocked) ? blockedDrafts(`${pointer}/blocked`, blocked) : []),
    ];
  });
}

const contradiction = (pointer: string): Draft => ({
  rule: 'territories-contradiction',
  pointer: `${pointer}/blocked`,
  at: 'key',
  message:
    'Territories are the countries that are allowed, or all except those that are blocked. Keep one of the two lists.',
});

function allowedDrafts(list: string, codes: readonly unknown[]): Draft[] {
  if (codes.length > 0) return countryCodeDrafts(list, codes);
  const message =
    'No country is allowed, so no viewer could open an account. For all countries leave the territories out.';
  return [{ rule: 'territories-for-nobody', pointer: list, message }];
}

function blockedDrafts(list: string, codes: readonly unknown[]): Draft[] {
  if (codes.length === 0) {
    const message = 'Territories that block no country have no effect. Leave them out.';
    return [{ rule: 'unused-key', pointer: list, message }];
  }
  if (isEverywhere(codes)) {
    const message = 'This blocks every country, so no viewer could open an account.';
    return [{ rule: 'territories-for-nobody', pointer: list, message }];
  }
  return countryCodeDrafts(list, codes);
}
