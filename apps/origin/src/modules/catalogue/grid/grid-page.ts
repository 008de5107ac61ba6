import type { EventState } from '../moments';

export type GridKind = 'EVENT' | 'VIDEO' | 'SERIES' | 'PLAYLIST';
export type GridOrder = 'NEWEST' | 'NAME' | 'SOON';

/** What a grid has to know of a title. */
export interface GridTitle {
  id: string;
  kind: GridKind;
  name: string;
  /** Events only. */
  state: EventState | null;
  /** In seconds since 1970. */
  moment: number;
  league: { id: string; name: string } | null;
  language: string | null;
  weightClasses: readonly string[];
  free: boolean;
}

/** The filter as the schema has it; a key that is absent, null or empty limits nothing. */
export interface GridFilter {
  kind?: readonly GridKind[] | null;
  league?: readonly string[] | null;
  language?: readonly string[] | null;
  year?: number | null;
  state?: EventState | null;
  weightClass?: readonly string[] | null;
  free?: boolean | null;
}

export interface GridFacet {
  key: GridKey;
  value: string;
  name: string | null;
  count: number;
}

export interface GridRequest {
  filter: GridFilter;
  order: GridOrder;
  first: number;
  /** The title that the page before ended with. */
  after?: string;
  /** The language by whose rules names are ordered. */
  locale: string;
  /** In seconds since 1970. */
  now: number;
}

interface GridPage {
  ids: string[];
  hasNextPage: boolean;
  totalCount: number;
  facets: GridFacet[];
}

const yearOf = (seconds: number) => new Date(seconds * 1000).getUTCFullYear();

const one = (value: string | number | boolean | null | undefined): readonly string[] =>
  value == null ? [] : [String(value)];

interface GridKeyRow {
  key: string;
  /** The values that a title has. */
  of: (title: GridTitle) => readonly string[];
  /** The values that a filter takes. */
  wanted: (filter: GridFilter) => readonly string[];
}

/** The keys of the filter, in the order of its facets. */
const KEYS = [
  { key: 'KIND', of: ({ kind }) => [kind], wanted: ({ kind }) => kind ?? [] },
  { key: 'STATE', of: ({ state }) => one(state), wanted: ({ state }) => one(state) },
  { key: 'LEAGUE', of: ({ league }) => one(league?.id), wanted: ({ league }) => league ?? [] },
  {
    key: 'WEIGHT_CLASS',
    of: ({ weightClasses }) => weightClasses,
    wanted: ({ weightClass }) => weightClass ?? [],
  },
  {
    key: 'LANGUAGE',
    of: ({ language }) => one(language),
    wanted: ({ language }) => language ?? [],
  },
  { key: 'YEAR', of: ({ moment }) => one(yearOf(moment)), wanted: ({ year }) => one(year) },
  // What is not free is no filter that viewers look for, so it has no facet.
  {
    key: 'FREE',
    of: ({ free }) => (free ? ['true'] : []),
    wanted: ({ free }) => one(free || null),
  },
] as const satisfies readonly GridKeyRow[];

type KnownRow = (typeof KEYS)[number];
export type GridKey = KnownRow['key'];

/** Whether a title passes a key of the filter. */
function passes(title: GridTitle, filter: GridFilter, { of, wanted }: GridKeyRow): boolean {
  const values = wanted(filter);
  return values.length === 0 || of(title).some((value) => values.includes(value));
}

/** One page of a realm's titles with its facets; null where no title is the one to go on after. */
export function gridPage(titles: readonly GridTitle[], request: GridRequest): GridPage | null {
  const { filter, first, after } = request;
  const ordered = [...titles].sort(comparing(request));
  const from = after === undefined ? 0 : ordered.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) return null;
  const isIn = (title: GridTitle) => KEYS.every((row) => passes(title, filter, row));
  const ahead = ordered.slice(from).filter(isIn);
  return {
    ids: ahead.slice(0, first).map(({ id }) => id),
    hasNextPage: ahead.length > first,
    totalCount: titles.filter(isIn).length,
    facets: KEYS.flatMap((row) => facetsOf(titles, filter, row)),
  };
}

/** The values of a key among the titles that pass the other keys. */
function facetsOf(titles: readonly GridTitle[], filter: GridFilter, row: KnownRow): GridFacet[] {
  const { key } = row;
  const others = KEYS.filter((other) => other !== row);
  const facets = new Map<string, GridFacet>();
  for (const title of titles) {
    if (!others.every((other) => passes(title, filter, other))) continue;
    for (const value of row.of(title)) {
      const name = key === 'LEAGUE' ? (title.league?.name ?? null) : null;
      const facet = facets.get(value) ?? { key, value, name, count: 0 };
      facet.count += 1;
      facets.set(value, facet);
    }
  }
  return [...facets.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

function comparing({ order, locale, now }: Pick<GridRequest, 'order' | 'locale' | 'now'>) {
  const names = new Intl.Collator(locale);
  const place = placeIn(order, now);
  return (a: GridTitle, b: GridTitle): number =>
    (order === 'NAME' ? names.compare(a.name, b.name) : place(a) - place(b)) ||
    (a.id < b.id ? -1 : 1);
}

/** More than any number of seconds since 1970: sets groups of titles apart. */
const APART = 1e12;

/** A number that grows with a title's place in an order by time. */
function placeIn(order: GridOrder, now: number) {
  return ({ state, moment }: GridTitle): number => {
    const isAhead = moment > now;
    if (order === 'SOON' && state === 'LIVE') return -3 * APART - moment;
    if (order === 'SOON' && isAhead) return moment - 2 * APART;
    return isAhead ? moment + APART : -moment;
  };
}
