import { MERGED_LISTS, OWN_KEYS, WHOLE_OBJECTS } from '../generated/inheritance';

/** How the schema lets a place inherit, and the places inside it. */
export interface Plan {
  /** Never inherited. */
  own?: boolean;
  /** An object that is replaced as one. */
  whole?: boolean;
  /** The keys that identify an entry of a list: such lists merge. */
  entriesBy?: readonly string[];
  inside: Map<string, Plan>;
}

/** Finds the plan of a member; `*` in the schema's places is any entry of a list and any key of a map. */
export function planOf(plan: Plan | undefined, key: string | number): Plan | undefined {
  return plan?.inside.get(String(key)) ?? plan?.inside.get('*');
}

/** The plan of a whole realm. */
export const REALM_PLAN: Plan = plant();

function plant(): Plan {
  const root: Plan = { inside: new Map() };
  for (const place of OWN_KEYS) at(root, place).own = true;
  for (const place of WHOLE_OBJECTS) at(root, place).whole = true;
  for (const [place, keys] of Object.entries(MERGED_LISTS)) at(root, place).entriesBy = keys;
  return root;
}

function at(root: Plan, place: string): Plan {
  let plan = root;
  for (const key of place.split('/').slice(1)) {
    const next = plan.inside.get(key) ?? { inside: new Map() };
    plan.inside.set(key, next);
    plan = next;
  }
  return plan;
}
