import type { Realm } from '@marquee/realm';
import { catalogueList } from './catalogue-list';
import { isRecord } from './read-json';

/** How a title is watched, as the call for a stream names it. */
export type Kind = 'live' | 'vod';

/** Asks for titles of both kinds; a guest may watch some of them. */
const QUERY = `query DoctorTitles {
  rails(requests: [{ key: "live", source: LIVE, first: 60 }, { key: "vod", source: VIDEOS, first: 60 }]) {
    key
    items { edges { node { id accessLevel minimumAge countries } } }
  }
}`;

/**
 * Finds a title of each kind that a guest may watch anywhere, because doctor signs in no viewer.
 * @throws {Error} with words for an operator.
 */
export async function freeTitles(realm: Realm): Promise<Map<Kind, string>> {
  const found = new Map<Kind, string>();
  for (const rail of await catalogueList(realm, QUERY, 'rails')) {
    const edges = isRecord(rail.items) ? rail.items.edges : undefined;
    const nodes = Array.isArray(edges) ? edges.map((edge) => isRecord(edge) && edge.node) : [];
    const free = nodes.filter(isRecord).find(isFree);
    if (isKind(rail.key) && typeof free?.id === 'string') found.set(rail.key, free.id);
  }
  return found;
}

const isKind = (key: unknown): key is Kind => key === 'live' || key === 'vod';

const isFree = ({ accessLevel, minimumAge, countries }: Record<string, unknown>): boolean =>
  accessLevel === 'FREE' && minimumAge === null && countries === null;
