import type { Licence, LicenceFamilies } from '../contract';
import { currentOf, isActive, isLower, offered } from './licence-rules';

/** What a licence is to the viewer. */
export type Standing =
  /** They have it now, or will once they confirm its payment. */
  | 'current'
  /** They have another of its family and will have this one when that ends. */
  | 'later'
  | 'buy'
  /** Of a higher rank: it begins at once. */
  | 'up'
  /** Of the same rank: it begins when the present one ends, as a lower one does (decision 69). */
  | 'same'
  | 'down';

export interface Plan {
  licence: Licence;
  standing: Standing;
  /** Set apart from the others. */
  marked: boolean;
}

export interface PlanGroup {
  /** The family's id; null for licences outside any. */
  id: number | null;
  /** The family's name. */
  name?: string;
  plans: readonly Plan[];
}

/** How a realm shows its licences. */
export interface PlanSettings {
  offerFree: boolean;
  order: readonly number[];
  marked?: number;
}

/** Every licence of the brand, also those that are not offered to this viewer. */
export const allLicences = ({
  families,
  licences,
}: Pick<LicenceFamilies, 'families' | 'licences'>): Licence[] => [
  ...families.flatMap((family) => family.licences),
  ...licences,
];

/**
 * What is shown where viewers choose: every licence that is offered or theirs, in groups of which they
 * have one licence at a time. The realm's order comes first, then rank.
 * @param wanted the only licences to show, where one of them is there; all when empty
 */
export function planGroups(
  { families, licences }: Pick<LicenceFamilies, 'families' | 'licences'>,
  { offerFree, order, marked }: PlanSettings,
  wanted: readonly number[] = [],
): PlanGroup[] {
  const place = ({ id }: Licence) => (order.includes(id) ? order.indexOf(id) : order.length);
  const plansIn = (all: readonly Licence[], isFamily: boolean): Plan[] =>
    all
      .filter((one) => isActive(one) || one.status === 'SWITCH_TO' || offered(one, offerFree))
      .toSorted((a, b) => place(a) - place(b) || a.rank - b.rank)
      .map((licence) => ({
        licence,
        standing: standingOf(licence, isFamily ? all : []),
        marked: licence.id === marked,
      }));
  const groups: PlanGroup[] = [
    ...families.map(({ id, name, licences: all }) => ({ id, name, plans: plansIn(all, true) })),
    { id: null, plans: plansIn(licences, false) },
  ];
  const isWanted = ({ licence }: Plan) => wanted.includes(licence.id);
  const only = groups.some(({ plans }) => plans.some(isWanted))
    ? groups.map((group) => ({ ...group, plans: group.plans.filter(isWanted) }))
    : groups;
  return only.filter(({ plans }) => plans.length > 0);
}

function standingOf(licence: Licence, family: readonly Licence[]): Standing {
  // What waits for its payment is bought already: it is confirmed in the account.
  if (isActive(licence) || licence.status === 'INACTIVE') return 'current';
  if (licence.status === 'SWITCH_TO') return 'later';
  const current = currentOf(family);
  if (!current) return 'buy';
  if (isLower(licence, family)) return 'down';
  return licence.rank === current.rank ? 'same' : 'up';
}
