import { isRecord } from './pointer';

/** The same value in one of the types that were wanted, as JSON, when it is plain what was meant. */
export function inTheType(value: unknown, types: string[]): string | undefined {
  for (const type of types) {
    const converted = convert(value, type);
    if (converted !== undefined) return JSON.stringify(converted);
  }
  return undefined;
}

function convert(value: unknown, type: string): unknown {
  switch (type) {
    case 'boolean':
      if (value === 'true' || value === 1) return true;
      return value === 'false' || value === 0 ? false : undefined;
    case 'integer':
      if (typeof value === 'number') return Math.round(value);
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
    case 'string':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
    case 'array':
      return typeof value === 'string' || isRecord(value) ? [value] : undefined;
    default:
      return undefined;
  }
}

/** A well-formed text in the place of a malformed one. */
export interface Better {
  text: string;
  /** Whether it is what was meant, so that a machine may write it: nothing of what was written is lost, nothing made up. */
  certain: boolean;
}

/**
 * The text that was meant by a malformed one, where the schema's pattern takes it. How texts of its kind go wrong, the
 * schema says by `x-mend`; of all others only space around them is known to be a slip.
 */
export function betterText(text: string, schema: Record<string, unknown>): Better | undefined {
  const named = isRecord(schema.propertyNames) ? schema.propertyNames : schema;
  const pattern = typeof named.pattern === 'string' ? new RegExp(named.pattern, 'u') : undefined;
  const kind = pattern ? String(named['x-mend']) : 'locale';
  const trimmed = text.trim();
  const candidates = [{ text: trimmed, certain: true }, ...(MENDS[kind]?.(trimmed) ?? [])];
  return candidates.find(
    (candidate) => candidate.text !== text && (pattern?.test(candidate.text) ?? true),
  );
}

const surely = (text: string): Better => ({ text, certain: true });
const perhaps = (text: string): Better => ({ text, certain: false });

/** What a text of each kind may be instead, the likeliest first. */
const MENDS: Readonly<Record<string, (text: string) => Better[]>> = {
  address: (text) => {
    const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : withScheme(text);
    return whole === undefined ? [] : [surely(whole), perhaps(whole.replace(/[?#].*$/, ''))];
  },
  asset: (text) => [surely(`assets/${text.replace(/^(\.\.?\/|\/)+/, '')}`)],
  colour: (text) => {
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
    const long = short?.slice(1).map((digit) => digit + digit) ?? [text.replace(/^#/, '')];
    return [surely(`#${long.join('')}`)];
  },
  host: (text) => {
    const named = text.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
    const host = named.replace(/[:/?#].*$/s, '');
    // A path or a port belongs to no host: whether it was meant, only its author knows.
    return [{ text: inLetters(host), certain: /^[^:/?#]*\/?$/.test(named) }];
  },
  id: (text) => [surely(text.toLowerCase()), surely(hyphened(text))],
  locale: (text) => [text, text.replaceAll('_', '-')].flatMap(canonical).map(surely),
  name: (text) => [perhaps(hyphened(text))],
  path: (text) => [surely(`/${hyphened(text)}`)],
  query: (text) => (/^[^=]+=/.test(text) ? [surely(`?${text}`)] : [perhaps(`?${text}`)]),
};

/** A host name and what may follow it. A path of this site is no host. */
function withScheme(text: string): string | undefined {
  const named = /^(?:\/\/)?([^/?#:]+(?:\.[^/?#:.]+)+(?:[:/?#].*)?)$/.exec(text)?.[1];
  return named === undefined ? undefined : `https://${named}`;
}

/** A host in the letters that name servers know (IDNA): `münchen.example` is `xn--mnchen-3ya.example`. */
function inLetters(host: string): string {
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname : host;
}

const hyphened = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');

const canonical = (tag: string): string[] => {
  const official = canonicalLocale(tag);
  return official === undefined ? [] : [official];
};

/** The official form of a locale, or nothing when it is not one. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
