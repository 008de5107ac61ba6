import type { LanguageTag } from '@marquee/realm';
import { ASSETS_ADDRESS, type LoadedRealm } from '@marquee/realm/node';
import type { Site } from '@marquee/renderer';
import { REQUEST_ID } from '@marquee/schemas/request-id';
import { matchPath } from 'react-router-dom';
import type { ClientBundle } from '../render/client-bundle';
import { securityHeaders } from '../render/csp';
import { manifestPath } from '../render/manifest-path';
import { loggable } from './loggable';
import { faultDocument, unknownHostDocument } from './own-pages';
import { createPageStore } from './page-store';
import { createPreparedRenderers } from './prepared-renderers';
import { manifestOf, robotsOf, sitemapOf } from './realm-documents';
import type { RealmSource } from './realm-source';
import { declaredQuery, withOtherQuery } from './rules/declared-query';
import { createFamiliarPorts } from './rules/familiar-ports';
import { withPlainHost } from './rules/plain-host';
import { createTurns, TooMany } from './rules/turns';
import { type StaticFiles, staticResponse } from './static-files';

export interface HandlerOptions {
  /** Asked at each request, so that realms may change while the handler runs. */
  realms: () => RealmSource;
  bundle: ClientBundle;
  files: StaticFiles;
  log: (entry: Record<string, unknown>) => void;
  /** Is the site ready to answer? */
  ready: () => boolean;
}

export type SiteHandler = (request: Request) => Promise<Response>;

/** So many pages are made at the same time, most of which wait for their origin, and so many more wait for a place. */
const TURNS = { atOnce: 64, waiting: 1_000 };

/**
 * The site as a function from request to answer, for any number of realms. It knows nothing of Node: realms, files
 * and the compiled bundle are handed in, so that any runtime with web standards can carry it.
 */
export function createHandler(options: HandlerOptions): SiteHandler {
  const pages = createPageStore((error, address) =>
    options.log({
      level: 'error',
      event: 'renew',
      host: new URL(address).host,
      path: loggable(new URL(address).pathname),
      error: textOf(error),
    }),
  );

  const inTurn = createTurns(TURNS);
  const withFamiliarPort = createFamiliarPorts();
  const rendererOf = createPreparedRenderers(options.bundle, (error) =>
    options.log({ level: 'error', event: 'prepare', error: String(error) }),
  );

  async function pageResponse(url: URL, loaded: LoadedRealm, requestId: string): Promise<Response> {
    const place = localeOf(loaded, url.pathname);
    if (place.redirect) return redirectTo(`${place.redirect}${url.search}`, 301);
    const renderer = await rendererOf(loaded, place.locale);
    const routes = routesAt(renderer.site, url.pathname);
    const elsewhere = async () => {
      const place = await inOtherLanguage(loaded, url.pathname);
      return place && redirectTo(`${place}${url.search}`, 302);
    };
    const known = routes.length > 0 || isRoot(renderer.site, url.pathname);
    const sent = known ? null : await elsewhere();
    if (sent) return sent;
    // Everything that leads nowhere shows one page.
    const path = known ? url.pathname : `${renderer.site.basename}/404`;
    const modules = await Promise.all(routes.map(({ entry }) => entry.load(loaded.realm)));
    const query = declaredQuery(
      url.search,
      modules.flatMap((page) => page.query ?? []),
    );
    const address = `${url.origin}${path}${query}`;
    // What others wait for too is not given up when the first of them leaves.
    const make = () => inTurn(() => renderer.render(new Request(address), url.origin));
    const rendered = await pages.serve(address, loaded, make, { nowhere: !known });
    if (rendered instanceof Response) return withRest(rendered, url);
    if (rendered.status === 404 && known) {
      const found = await elsewhere();
      if (found) return found;
    }
    return new Response(rendered.html, {
      status: rendered.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': rendered.policy,
        'cache-control': rendered.complete
          ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'
          : 'no-store',
        ...(rendered.status === 503 ? { 'retry-after': '10' } : {}),
        'x-request-id': requestId,
        vary: 'accept-encoding',
        ...securityHeaders(url.protocol === 'https:'),
        ...(rendered.conceals ? { 'referrer-policy': 'no-referrer' } : {}),
      },
    });
  }

  /** An address in another of the realm's languages, written without that language's prefix. */
  async function inOtherLanguage(loaded: LoadedRealm, pathname: string): Promise<string | null> {
    for (const { tag } of loaded.realm.locales.supported) {
      const { site } = await rendererOf(loaded, tag);
      if (site.basename === '' || pathname.startsWith(`${site.basename}/`)) continue;
      const decoded = decodePath(pathname);
      if (decoded && site.live.some((route) => matchPath(route.path, decoded))) {
        return `${site.basename}${pathname}`;
      }
    }
    return null;
  }

  return async (request) => {
    const url = withPlainHost(new URL(request.url));
    const given = request.headers.get('x-request-id');
    const requestId = given && REQUEST_ID.test(given) ? given : crypto.randomUUID();
    if (url.pathname === '/healthz') return text('ok');
    if (url.pathname === '/readyz') return options.ready() ? text('ready') : text('starting', 503);
    const source = options.realms();
    const loaded = source.byHost(url.hostname);
    const file = isAnsweredAt(url.pathname, loaded) && (await options.files.get(url.pathname));
    if (file) return staticResponse(request, file);

    if (!loaded) {
      const page = await unknownHostDocument(url, source.all());
      return page;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // A form sent before the page came alive, in a browser without JavaScript: the page itself says what is needed.
      return request.method === 'POST'
        ? redirectTo(`${url.pathname}${url.search}`, 303)
        : text('', 405);
    }
    const { realm } = loaded;
    const named = withFamiliarPort(url);
    const inLanguage = realm.locales.supported.find(
      ({ tag }) => url.pathname === manifestPath(realm, tag),
    );
    if (inLanguage) return manifestOf(realm, inLanguage.tag);
    if (url.pathname === '/robots.txt') return robotsOf(named);
    if (url.pathname === '/favicon.ico') return redirectTo(loaded.realm.brand.icon.src, 302);
    if (url.pathname.startsWith('/code/') || url.pathname.startsWith('/_')) {
      const admin = url.pathname.startsWith('/_admin/');
      if (!admin) return text('Not found', 404);
    }
    try {
      if (url.pathname === '/sitemap.xml') {
        const { site } = await rendererOf(loaded, loaded.realm.locales.default);
        return await inTurn(() => sitemapOf(site, named.origin));
      }
      return await pageResponse(named, loaded, requestId);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      if (error instanceof TooMany) {
        return new Response(null, { status: 503, headers: { 'retry-after': '5' } });
      }
      options.log({
        level: 'error',
        event: 'render',
        requestId,
        realm: loaded.realm.id,
        path: loggable(url.pathname),
        error: textOf(error),
      });
      return faultDocument(loaded.realm, requestId, url.protocol === 'https:');
    }
  };
}

/** Whether a file may be answered at a realm's hosts. Code and fonts are everyone's, what a realm's folder holds is its own. */
const isAnsweredAt = (pathname: string, loaded: LoadedRealm | undefined): boolean =>
  !pathname.startsWith(ASSETS_ADDRESS) ||
  (loaded !== undefined && pathname.startsWith(`${ASSETS_ADDRESS}${loaded.realm.id}/`));

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** An address without the prefix of its language. */
function pathIn({ basename }: Site, pathname: string): string | null {
  const decoded = decodePath(pathname);
  return decoded && (decoded.slice(decodeURIComponent(basename).length) || '/');
}

const isRoot = (site: Site, pathname: string) => /^\/+$/.test(pathIn(site, pathname) ?? '');

/** The routes that an address may lead to. */
function routesAt(site: Site, pathname: string): Site['live'] {
  const path = pathIn(site, pathname);
  return path === null ? [] : site.live.filter((live) => matchPath(live.path, path));
}

/** A page that sends viewers to itself with something added keeps what else they came with. */
function withRest(redirect: Response, url: URL): Response {
  const location = redirect.headers.get('location');
  if (location === null) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set('location', withOtherQuery(location, url));
  return new Response(null, { status: redirect.status, headers });
}

/** The locale of an address: its prefix, else the realm's default. The default's own prefix is not an address. */
function localeOf(
  loaded: LoadedRealm,
  pathname: string,
): { locale: LanguageTag; redirect?: string } {
  const { locales } = loaded.realm;
  const first = pathname.split('/')[1] ?? '';
  const match = locales.supported.find(({ tag }) => tag.toLowerCase() === first.toLowerCase());
  if (!match) return { locale: locales.default };
  const rest = pathname.slice(first.length + 1) || '/';
  if (match.tag === locales.default) return { locale: match.tag, redirect: safePath(rest) };
  if (match.tag !== first) {
    return { locale: match.tag, redirect: `/${match.tag}${rest === '/' ? '' : rest}` };
  }
  return { locale: match.tag };
}

/** Never two slashes at the start: a browser would read a host. */
function safePath(path: string): string {
  return `/${path.replace(/^[/\\]+/, '')}`;
}

function decodePath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function text(body: string, status = 200): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function redirectTo(location: string, status: number): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}
