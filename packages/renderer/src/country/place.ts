import type { FeatureSwitch, Realm } from '@marquee/realm';
import { passesRestriction } from '../forms/rules/passes-restriction';

/** A viewer's country, as far as it is known. */
export interface Place {
  /** ISO 3166 alpha-2; undefined when it cannot be found out. */
  country: string | undefined;
  /** The country is that of the viewer's address, not the one that the call came from. */
  byAddress: boolean;
  /** The id of the viewer; undefined for guests. */
  viewer: string | undefined;
}

/**
 * Is a feature offered at a place (spec 1 §6)? A feature for some countries alone is not, before the
 * place is known. When the country cannot be found out, a whitelist refuses the viewer and a blacklist
 * does not (document 3, on 1.5-20).
 */
export function isOffered(
  { restrictions }: Pick<Realm, 'restrictions'>,
  feature: FeatureSwitch | undefined,
  place: Pick<Place, 'country'> | undefined,
): boolean {
  const restriction = feature && restrictions?.[feature];
  return !restriction || (place !== undefined && passesRestriction(restriction, place.country));
}
