import { isRecord, type Located, placesAt } from '../document/pointer';
import { type Draft, quote } from '../findings/draft';
import { closest } from '../findings/suggestions';
import { PLACES } from '../generated/places';
import { ROUTE_WORDS } from '../generated/routes';
import { ROUTE_NAMES } from '../route-names';
import { TAKEN_WORDS } from '../taken-words';
import { addressOf, hasScheme, WEB } from './address-forms';
import { supportedLocales } from './locales';
import type { Subject } from './subject';
import { switchedOff } from './switched-off';

/** The places of addresses that may be this site's own. */
const LINKS = [...PLACES.target.map((place) => `${place}/href`), '/legal/terms', '/legal/privacy'];
/** The first word of the addresses of a brand's own pages, in each language. */
const OWN_PAGES = ROUTE_WORDS.externalPage;
/** The page that ends a sign-in with a TV provider, in each language. */
const TV_PAGES = ROUTE_WORDS.providers;

/** Finds addresses of this site that lead to no page. */
export function ownPathDrafts(subject: Subject): Draft[] {
  const { config, refused } = subject;
  return [
    ...LINKS.flatMap((pattern) => placesAt(config, pattern))
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((link) => linkDrafts(link, subject)),
    ...placesAt(config, '/auth/providers/*/redirectUri')
      .filter(({ pointer }) => !refused(pointer))
      .flatMap((place) => wayBackDrafts(place, config)),
  ];
}

function linkDrafts({ pointer, value }: Located, subject: Subject): Draft[] {
  const { config, refused } = subject;
  if (typeof value !== 'string' || refused('/account')) return [];
  const own = ownPath(value, config);
  if (!own) return [];
  const [word = '', id] = own.words;
  // Files have an ending, and the site's internal paths begin with a sign.
  if (word === '' || /^[^a-z0-9]/i.test(word) || own.words.at(-1)?.includes('.')) return [];
  if (OWN_PAGES.includes(word)) return refused('') ? [] : pageDrafts(pointer, id, config);
  // An address with a host may be that of another server, which answers some of its paths.
  if (own.isWhole) return [];
  if (accountWords(config).includes(word)) return [];
  if (TAKEN_WORDS.includes(word)) return offDrafts(pointer, word, subject);
  const known = [...TAKEN_WORDS, ...accountWords(config)];
  const meant = closest(word, known);
  return [
    {
      rule: 'path-to-nowhere',
      pointer,
      message: `No page of this site has an address that begins with ${quote(`/${word}`)}.`,
      ...(meant !== undefined && { suggestion: value.replace(`/${word}`, () => `/${meant}`) }),
    },
  ];
}

/** Finds a path whose pages are all of features that are switched off. */
function offDrafts(pointer: string, word: string, subject: Subject): Draft[] {
  const routes = ROUTE_NAMES.filter((route) => ROUTE_WORDS[route].includes(word));
  const off = routes.map((route) => switchedOff(route, subject));
  const [name] = off;
  if (name === undefined || off.includes(undefined)) return [];
  return [
    {
      rule: 'feature-off',
      pointer,
      message: `The page at ${quote(`/${word}`)} does not exist: the feature ${quote(name)} is switched off.`,
      suggestion: `"features": { "${name}": true }`,
    },
  ];
}

function pageDrafts(pointer: string, id: string | undefined, config: unknown): Draft[] {
  const ids = placesAt(config, '/pages/own/*/id').map(({ value }) => String(value));
  if (id === undefined || ids.includes(id)) return [];
  return [
    {
      rule: 'unknown-page',
      pointer,
      message: `There is no page ${quote(id)} under pages.own.`,
      allowed: ids,
      suggestion: closest(id, ids),
    },
  ];
}

/** Finds a return address that is not the page at which a sign-in ends. */
function wayBackDrafts({ pointer, value }: Located, config: unknown): Draft[] {
  const address = typeof value === 'string' ? addressOf(value) : undefined;
  if (!address) return [];
  const [word = '', result, ...rest] = wordsOf(address.pathname, config);
  if (TV_PAGES.includes(word) && result === 'success' && rest.length === 0) return [];
  return [
    {
      rule: 'redirect-to-nowhere',
      pointer,
      message: `${quote(address.pathname)} is not the page at which a sign-in with a TV provider ends.`,
      allowed: TV_PAGES.map((page) => `/${page}/success`),
      suggestion: `${address.origin}/providers/success`,
    },
  ];
}

/** The path of an address of this site, written as a path or in full; undefined for other sites. */
function ownPath(
  value: string,
  config: unknown,
): { words: string[]; isWhole: boolean } | undefined {
  const isWhole = hasScheme(value, WEB);
  if (!isWhole && (!value.startsWith('/') || value.startsWith('//'))) return undefined;
  const address = addressOf(isWhole ? value : `https://site.invalid${value}`);
  if (!address) return undefined;
  const hosts = placesAt(config, '/hosts/*').map((host) => host.value);
  if (isWhole && !hosts.includes(address.hostname)) return undefined;
  return { words: wordsOf(address.pathname, config), isWhole };
}

/** The words of a path, without the prefix of a language. */
function wordsOf(pathname: string, config: unknown): string[] {
  const [first = '', ...rest] = pathname.split('/').slice(1);
  const tags = [...supportedLocales(config), ...placesAt(config, '/locales/default')];
  const isTag = tags.some(({ value }) => String(value).toLowerCase() === first.toLowerCase());
  return (isTag ? rest : [first, ...rest]).filter(Boolean);
}

function accountWords(config: unknown): string[] {
  return placesAt(config, '/account')
    .map(({ value }) => (isRecord(value) ? value.path : undefined))
    .flatMap((path) => (typeof path === 'string' ? [path.slice(1)] : []));
}
