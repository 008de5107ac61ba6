import { parseUrl } from '../addresses/parse-url';
import { isRecord } from '../document/pointer';
import { closest } from './suggestions';

/** Converts a value to one of the wanted types, when it is clear what was meant. */
export function inTheType(value: unknown, types: string[]): unknown {
  return types.map((type) => convert(value, type)).find((converted) => converted !== undefined);
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

/** A well-formed text that replaces a malformed one. */
export interface Better {
  text: string;
  /** Whether `--fix` may write it: it loses nothing of what the operator wrote, and adds nothing. */
  certain: boolean;
}

/**
 * Corrects a malformed text, if the schema's pattern accepts the result. The schema's `x-fix` names the kind of text, and so
 * its usual mistakes; of any other text only the space around it is known to be a mistake.
 */
export function betterText(text: string, schema: Record<string, unknown>): Better | undefined {
  const named = isRecord(schema.propertyNames) ? schema.propertyNames : schema;
  const pattern = typeof named.pattern === 'string' ? new RegExp(named.pattern, 'u') : undefined;
  const kind = pattern ? String(named['x-fix']) : 'locale';
  const trimmed = text.trim();
  const candidates = [
    { text: trimmed, certain: true },
    ...(CORRECTIONS[kind]?.(trimmed, pattern) ?? []),
  ];
  return candidates.find(
    (candidate) => candidate.text !== text && (pattern?.test(candidate.text) ?? true),
  );
}

const surely = (text: string): Better => ({ text, certain: true });
const perhaps = (text: string): Better => ({ text, certain: false });

/** Corrections for each kind of text, the likeliest first. */
const CORRECTIONS: Readonly<
  Record<string, (text: string, pattern: RegExp | undefined) => Better[]>
> = {
  address: (text, pattern) => addresses(text, pattern).flatMap((whole) => [whole, bare(whole)]),
  asset: (text) => [
    surely(`assets/${text.replaceAll('\\', '/').replace(/^(\.\.?\/|\/)*(assets\/)?/, '')}`),
  ],
  colour: (text) => {
    const digits = text.replace(/^#/, '');
    return [surely(`#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`)];
  },
  host: (text) => {
    const parts = /^(?:[a-z][a-z0-9+.-]*:\/\/)?([^\s/?#:@]+?)\.?(?::\d+)?([/?#].*)?$/i.exec(text);
    if (!parts) return [];
    const [, name = '', rest = '/'] = parts;
    // A path shows that more than a host was meant.
    return [{ text: inLetters(name), certain: rest === '/' }];
  },
  id: (text) => [
    ...(/^[A-Za-z0-9-]+$/.test(text) ? [surely(text.toLowerCase())] : []),
    perhaps(hyphened(text)),
  ],
  locale: (text) => [text, text.replaceAll('_', '-')].flatMap(canonical).map(surely),
  // A path shows that more than a host was meant.
  site: (text, pattern) =>
    addresses(text, pattern).flatMap(({ text: whole, certain }) => {
      const url = parseUrl(whole);
      return url ? [{ text: url.origin, certain: certain && url.href === `${url.origin}/` }] : [];
    }),
  // Not certain: other files may use this name.
  name: (text) => [perhaps(hyphened(text))],
  path: (text) => [surely(`/${text}`), perhaps(`/${hyphened(text)}`)],
  query: (text) => (/^[^=&\s]+=/.test(text) ? [surely(`?${text}`)] : [perhaps(`?${text}`)]),
};

/** Makes addresses of a text that begins with a host. A text with another scheme means another address, or none. */
function addresses(text: string, pattern: RegExp | undefined): Better[] {
  const [, scheme, rest = ''] = /^([a-z]+):\/*(.*)$/is.exec(text) ?? [];
  if (scheme !== undefined && !/^\d/.test(rest)) {
    const meant = closest(scheme, ['https', 'http']);
    return meant === undefined
      ? []
      : [{ text: `${meant}://${rest}`, certain: scheme.toLowerCase() === meant }];
  }
  const named = text.replace(/^\/\//, '');
  if (!/^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i.test(named)) return [];
  // Where a path is allowed too, "sdk.js" is a file rather than a host.
  const isFile = pattern?.test('/a') && !named.includes('/');
  return [{ text: `https://${named}`, certain: !isFile }];
}

/** Removes what follows the path of an address. */
function bare({ text, certain }: Better): Better {
  const [kept = ''] = text.split(/[?#]/);
  return { text: kept, certain: certain && /^[?#]*$/.test(text.slice(kept.length)) };
}

/** Writes a host in ASCII, as name servers know it (IDNA): `münchen.example` is `xn--mnchen-3ya.example`. */
function inLetters(host: string): string {
  return parseUrl(`http://${host}`)?.hostname ?? host;
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

/** The official form of a locale tag; undefined for a text that is not one. */
export function canonicalLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
