import { providerAddresses } from '@marquee/identity/provider-addresses';
import type { Realm } from '@marquee/realm';
import { basenameOf, fillPath, type Site } from '@marquee/renderer';
import { pathOfAny } from '../any-address';
import { ownPageParams } from '../realm-documents';

/** A page to write: the address at which it is rendered, and its file. */
export interface PlannedPage {
  /** As browsers request it: percent-encoded, with the language's prefix. */
  path: string;
  file: string;
  /** Patterns of the addresses that share this page, because a build cannot know their parameters. */
  patterns?: string[];
}

/**
 * Lists every page of a realm in the site's language: its root, each route, its providers' routes under their own names,
 * one shared page for each route with unknown addresses, and not-found. `only`: the names of the routes to list.
 */
export async function plannedPages(site: Site, only?: readonly string[]): Promise<PlannedPage[]> {
  const { realm } = site;
  const prefix = basenameOf(realm, site.locale);
  const at = (path: string): PlannedPage => ({
    path: `${prefix}${path}`,
    file: fileOf(`${prefix}${path}`),
  });
  const pages = [{ path: prefix || '/', file: fileOf(prefix) }];
  const open: PlannedPage[] = [];
  const named = await namedAddresses(realm);
  for (const { name, path } of site.live) {
    if (path === '/' || (only && !only.includes(name))) continue;
    const required = requiredParams(path);
    if (required.length === 0) pages.push(at(fillPath(path)));
    for (const own of named) {
      if (own.name === name) pages.push(at(fillPath(path, own.params)));
    }
    const any = pathOfAny(path);
    if (any === null) continue;
    open.push({ ...at(any), patterns: patternsOf(path).map((pattern) => `${prefix}${pattern}`) });
  }
  const notFound = { path: `${prefix}/404`, file: `${decodeURI(prefix).slice(1)}/404.html` };
  const unique = new Map([...open, ...pages].map((page) => [page.path, page]));
  return [...unique.values(), { ...notFound, file: notFound.file.replace(/^\//, '') }];
}

interface NamedAddress {
  name: string;
  params: Record<string, string | undefined>;
}

/** Addresses whose parameters the realm itself names: its own pages, and those that viewers return to from its providers. */
async function namedAddresses(realm: Realm): Promise<NamedAddress[]> {
  const own = ownPageParams(realm).map((params) => ({ name: 'externalPage', params }));
  return [...own, ...(await providerAddresses(realm))];
}

/** The file of a page: hosts look for it under the decoded address. */
function fileOf(path: string): string {
  const inner = decodeURIComponent(path).replace(/^\/+/, '');
  return inner ? `${inner}/index.html` : 'index.html';
}

const paramsOf = (path: string): string[] =>
  path.split('/').filter((segment) => segment.startsWith(':'));

const requiredParams = (path: string): string[] =>
  paramsOf(path).filter((segment) => !segment.endsWith('?'));

/** Lists a path with and without each optional parameter, but with at least one parameter: "/a/:b?/:c?" → "/a/:b/:c", "/a/:b". */
export function patternsOf(path: string): string[] {
  let patterns = [''];
  for (const segment of path.split('/').slice(1)) {
    const optional = segment.startsWith(':') && segment.endsWith('?');
    const written = segment.startsWith(':')
      ? segment.replace(/\?$/, '')
      : encodeURIComponent(segment).replace(/%40/g, '@');
    patterns = patterns.flatMap((start) => [`${start}/${written}`, ...(optional ? [start] : [])]);
  }
  return [...new Set(patterns)].filter((pattern) => pattern.includes('/:'));
}
