import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localesOf, prefixOf, type RealmId, realmFile } from '../journey/realms';
import { source } from '../journey/site';
import { root } from '../test-servers/paths';

/** Paths that sign the viewer out, or that are no page's. */
const LEFT_OUT = /\/logout$|^\/_/;
/** More pages than a sample brand has, to find links without an end, as a calendar may have. */
const MOST = 80;
/** Pages of titles of one kind that are looked at: a brand has hundreds, which differ in what they say alone. */
const TITLES_OF_A_KIND = 3;

interface RouteTable {
  routes: Record<string, { paths: Record<string, string> }>;
}

const ROUTES = readFileSync(join(root, 'schemas/routes/routes.json'), 'utf8');
/** The first parts of the addresses of titles' pages, in any language: those that end in a name. */
const TITLE_PARTS = Object.values((JSON.parse(ROUTES) as RouteTable).routes)
  .flatMap(({ paths }) => Object.values(paths))
  .filter((path) => /:\w+Title\?$/.test(path))
  .map((path) => path.split('/')[1]);

/** The kind of title that a path leads to; undefined for any other page. */
function kindOf(path: string, prefix: string): string | undefined {
  const [, kind = '', id] = path.slice(prefix.length).split('/');
  return id !== undefined && TITLE_PARTS.includes(kind) ? kind : undefined;
}

/** The path, without query and hash, of a link to a page of the same site in the same language. */
function pathWithin(href: string, base: string, prefix: string, others: string[]): string | null {
  const url = new URL(href.replaceAll('&amp;', '&'), base);
  if (url.host !== new URL(base).host || LEFT_OUT.test(url.pathname)) return null;
  const isIn = (part: string) => url.pathname === part || url.pathname.startsWith(`${part}/`);
  if (prefix && !isIn(prefix)) return null;
  return others.some(isIn) ? null : url.pathname;
}

function within(id: RealmId, locale: string) {
  const realm = realmFile(id);
  const prefix = prefixOf(realm, locale);
  const others = localesOf(realm)
    .map((other) => prefixOf(realm, other))
    .filter((other) => other && other !== prefix);
  return { prefix, pathOf: (href: string, base: string) => pathWithin(href, base, prefix, others) };
}

/** The paths of the pages that a guest reaches by links from home, in one language: of titles a few of each kind. */
export async function linkedPages(id: RealmId, locale: string): Promise<string[]> {
  const { prefix, pathOf } = within(id, locale);
  const found = [`${prefix}/`];
  const isEnough = (path: string) => {
    const kind = kindOf(path, prefix);
    const same = found.filter((one) => kindOf(one, prefix) === kind);
    return kind !== undefined && same.length >= TITLES_OF_A_KIND;
  };
  for (const path of found) {
    const { text } = await source(`${id}.localhost`, path);
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const next = pathOf(href, `http://${id}.localhost${path}`);
      if (next && !found.includes(next) && !isEnough(next)) found.push(next);
    }
    if (found.length > MOST) throw new Error(`${id} links to more than ${MOST} pages.`);
  }
  return found;
}

/** The paths that the open page links to, in the same language. */
export async function linksOf(page: Page, id: RealmId, locale: string): Promise<string[]> {
  const { pathOf } = within(id, locale);
  const base = new URL(page.url());
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const paths = hrefs.map((href) => pathOf(href, base.href)).filter((path) => path !== null);
  return [...new Set(paths)];
}
