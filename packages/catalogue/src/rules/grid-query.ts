import type {
  EventState,
  GridFilter,
  GridKey,
  GridKind,
  GridOrder,
} from '@marquee/origin-client/catalogue';
import type { QueryValues } from '@marquee/renderer';

/** What the address of a grid says. */
export interface GridQuery {
  /** The values that each key is limited to; none for no limit. */
  values: Readonly<Record<GridKey, readonly string[]>>;
  order: GridOrder;
}

interface GridParameter {
  key: GridKey;
  /** Its name in the address. */
  name: string;
  /** What a value looks like; others are left out. */
  form: RegExp;
  /** Several values at once make no sense. */
  takesOne?: true;
}

const KINDS: readonly GridKind[] = ['EVENT', 'VIDEO', 'SERIES', 'PLAYLIST'];
const STATES: readonly EventState[] = ['UPCOMING', 'LIVE', 'ENDED', 'REPLAY'];

const oneOf = (words: readonly string[]) => new RegExp(`^(${words.join('|')})$`);

/** The filters of a grid, in the order in which the page has them. */
const PARAMETERS: readonly GridParameter[] = [
  { key: 'KIND', name: 'kind', form: oneOf(KINDS) },
  { key: 'STATE', name: 'state', form: oneOf(STATES), takesOne: true },
  { key: 'FREE', name: 'free', form: oneOf(['true']) },
  { key: 'LEAGUE', name: 'league', form: /^[\w-]{1,64}$/ },
  { key: 'WEIGHT_CLASS', name: 'weight', form: /^\w{1,40}$/ },
  { key: 'LANGUAGE', name: 'language', form: /^[a-z]{2,3}(-\w{2,8})*$/i },
  { key: 'YEAR', name: 'year', form: /^\d{4}$/, takesOne: true },
];

export const GRID_KEYS: readonly GridKey[] = PARAMETERS.map(({ key }) => key);

/** The most values of a key: more would make an address that nobody has chosen. */
const MOST_VALUES = 12;

export const GRID_ORDERS = ['NEWEST', 'SOON', 'NAME'] as const satisfies readonly GridOrder[];

/** Reads what an address says; what is no filter of a grid is left out. */
export function readGridQuery(params: URLSearchParams): GridQuery {
  const values: Record<GridKey, readonly string[]> = { ...NOTHING };
  for (const { key, name, form, takesOne } of PARAMETERS) {
    const given = params
      .get(name)
      ?.split(',')
      .filter((value) => form.test(value));
    values[key] = [...new Set(given)].slice(0, takesOne ? 1 : MOST_VALUES);
  }
  const wanted = params.get('order');
  return { values, order: GRID_ORDERS.find((order) => order === wanted) ?? 'NEWEST' };
}

/** Writes it as an address has it: without filters and with the first order there is nothing to write. */
export function writeGridQuery({ values, order }: GridQuery): QueryValues {
  const query: QueryValues = {};
  for (const { key, name } of PARAMETERS) query[name] = values[key].join(',') || undefined;
  return { ...query, order: order === 'NEWEST' ? undefined : order };
}

/** Turns one value on, or off where it is on. */
export function toggled(query: GridQuery, key: GridKey, value: string): GridQuery {
  const before = query.values[key];
  const takesOne = PARAMETERS.some((one) => one.key === key && one.takesOne);
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...(takesOne ? [] : before), value];
  return { ...query, values: { ...query.values, [key]: after } };
}

/** The same without filters. */
export const cleared = ({ order }: GridQuery): GridQuery => ({ values: NOTHING, order });

export const isFiltered = ({ values }: GridQuery): boolean =>
  GRID_KEYS.some((key) => values[key].length > 0);

/** The filter as the origin takes it. */
export function gridFilter({ values }: GridQuery): GridFilter {
  const [year] = values.YEAR;
  return {
    kind: values.KIND.filter(isKind),
    league: values.LEAGUE,
    language: values.LANGUAGE,
    year: year === undefined ? undefined : Number(year),
    state: values.STATE.find(isState),
    weightClass: values.WEIGHT_CLASS,
    free: values.FREE.length > 0,
  };
}

const NOTHING: Readonly<Record<GridKey, readonly string[]>> = {
  KIND: [],
  STATE: [],
  FREE: [],
  LEAGUE: [],
  WEIGHT_CLASS: [],
  LANGUAGE: [],
  YEAR: [],
};

const isKind = (value: string): value is GridKind => KINDS.some((kind) => kind === value);

const isState = (value: string): value is EventState => STATES.some((state) => state === value);
