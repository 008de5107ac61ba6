import { linkAddress, pictureAddress } from './address';

export type RichAttributes = Record<string, string | number | boolean>;

type Written = Readonly<Record<string, string>>;

/** The prefix of ids in a text, so that none repeats one of the page's own. */
const ID_PREFIX = 'text-';
const REL = new Set(['nofollow', 'sponsored', 'ugc', 'license', 'author']);

const whole = (written: string | undefined, most: number): number | undefined =>
  written !== undefined && /^\d{1,5}$/.test(written) && Number(written) >= 1
    ? Math.min(Number(written), most)
    : undefined;

const own = (written: Written, name: string) =>
  Object.hasOwn(written, name) ? written[name] : undefined;

function link(written: Written): Record<string, unknown> | undefined {
  const address = linkAddress(own(written, 'href') ?? '');
  if (!address) return undefined;
  const newTab = own(written, 'target')?.toLowerCase() === '_blank';
  const rel = (own(written, 'rel') ?? '').toLowerCase().split(/\s+/);
  const kept = rel.filter((word) => REL.has(word));
  if (newTab) kept.push('noopener');
  const href = address.href.startsWith('#')
    ? `#${ID_PREFIX}${address.href.slice(1)}`
    : address.href;
  return {
    href,
    outside: address.outside || undefined,
    target: newTab ? '_blank' : undefined,
    rel: kept.join(' ') || undefined,
  };
}

function picture(written: Written): Record<string, unknown> | undefined {
  const src = pictureAddress(own(written, 'src') ?? '');
  if (!src) return undefined;
  const width = whole(own(written, 'width'), 8192);
  const height = whole(own(written, 'height'), 8192);
  return { src, alt: own(written, 'alt') ?? '', ...(width && height ? { width, height } : {}) };
}

const cell = (written: Written) => ({
  colSpan: whole(own(written, 'colspan'), 100),
  rowSpan: whole(own(written, 'rowspan'), 100),
});

const SCOPES = new Set(['col', 'row', 'colgroup', 'rowgroup']);

/**
 * Reads the attributes of each element that are kept. `undefined`: the element needs an attribute
 * that is missing or unsafe.
 */
const READ = new Map<string, (written: Written) => Record<string, unknown> | undefined>([
  ['a', link],
  ['img', picture],
  ['td', cell],
  [
    'th',
    (written) => {
      const scope = own(written, 'scope')?.toLowerCase() ?? '';
      return { ...cell(written), scope: SCOPES.has(scope) ? scope : undefined };
    },
  ],
  [
    'ol',
    (written) => ({
      start: whole(own(written, 'start'), 99_999),
      reversed: own(written, 'reversed') === undefined ? undefined : true,
    }),
  ],
  ['li', (written) => ({ value: whole(own(written, 'value'), 99_999) })],
  ['abbr', (written) => ({ title: own(written, 'title') })],
]);

const DIRECTIONS = new Set(['ltr', 'rtl', 'auto']);

/** The safe attributes of an element, by their names in React. */
export function safeAttributes(
  name: string,
  written: Written,
  ids: Set<string>,
): RichAttributes | undefined {
  const read = READ.get(name);
  const said = read ? read(written) : {};
  if (!said) return undefined;
  const lang = own(written, 'lang');
  const dir = own(written, 'dir')?.toLowerCase();
  const id = own(written, 'id');
  const kept: RichAttributes = {};
  for (const [key, value] of Object.entries(said)) {
    if (typeof value === 'string' || typeof value === 'number' || value === true) kept[key] = value;
  }
  if (lang && /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(lang)) kept.lang = lang;
  if (dir && DIRECTIONS.has(dir)) kept.dir = dir;
  if (id && /^[\w-]{1,64}$/.test(id) && !ids.has(id)) {
    ids.add(id);
    kept.id = ID_PREFIX + id;
  }
  return kept;
}
