import type { FeatureSwitch, Realm } from '@marquee/realm';
import { passesRestriction } from '../forms/rules/passes-restriction';

/** Where a viewer is, as far as anybody knows. */
export interface Place {
  /** ISO 3166 alpha-2; undefined when nobody can tell. */
  country: string | undefined;
  /** Of the viewer's address, and not where the call came from. */
  byAddress: boolean;
  /** Whose place it is: the viewer's id, none for guests. */
  viewer: string | undefined;
}

/**
 * Whether a feature is there for somebody at a place (spec 1 §6). One for some countries alone is not, as long as it is not known
 * where they are; where nobody can tell, a whitelist keeps it from them and a blacklist does not (document 3, on 1.5-20).
 */
export function isOffered(
  { restrictions }: Pick<Realm, 'restrictions'>,
  feature: FeatureSwitch | undefined,
  place: Pick<Place, 'country'> | undefined,
): boolean {
  const restriction = feature && restrictions?.[feature];
  return !restriction || (place !== undefined && passesRestriction(restriction, place.country));
}
