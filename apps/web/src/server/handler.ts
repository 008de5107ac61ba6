import { ASSETS_ADDRESS, type LoadedRealm } from '@marquee/realm/node';
import type { ClientBundle } from '../render/client-bundle';
import { manifestPath } from '../render/manifest-path';
import { loggable } from './loggable';
import { busyDocument, faultDocument, unknownHostDocument } from './own-pages';
import { outgoing, type ReadyPage } from './ready-page';
import { manifestOf, robotsOf, sitemapOf } from './realm-documents';
import type { RealmSource } from './realm-source';
import { requestIdOf } from './request-id';
import { createFamiliarPorts } from './rules/familiar-ports';
import { localeOf } from './rules/locale-of';
import { withPlainHost } from './rules/plain-host';
import { TooMany } from './rules/turns';
import { redirectTo, textAnswer } from './short-answers';
import { createSitePages } from './site-pages';
import { type StaticFiles, staticResponse } from './static-files';

export interface HandlerOptions {
  /** Called at each request, so that realms may change while the handler runs. */
  realms: () => RealmSource;
  bundle: ClientBundle;
  files: StaticFiles;
  log: (entry: Record<string, unknown>) => void;
  /** Whether the site is ready to answer. */
  ready: () => boolean;
}

/** An address in parts, as a server reads it. `host` has its port; `search` has its question mark, or is empty. */
export interface AskedAddress {
  protocol: 'http' | 'https';
  host: string;
  path: string;
  search: string;
}

/**
 * The site as a function from request to answer. `recall` returns the page of an address from memory, if it is there: the answer
 * that the function would give, for servers that can send bytes from memory.
 */
export interface SiteHandler {
  (request: Request): Promise<Response>;
  recall?: (asked: AskedAddress) => ReadyPage | undefined;
}

/**
 * Creates the site for any number of realms. It uses nothing of Node's server: realms, files and the compiled bundle are handed
 * in, so that any runtime with web standards can run it.
 */
export function createHandler(options: HandlerOptions): SiteHandler {
  const { bundle, log } = options;
  const pages = createSitePages({ bundle, log });
  const withFamiliarPort = createFamiliarPorts();

  async function handle(request: Request): Promise<Response> {
    const url = withPlainHost(new URL(request.url));
    const requestId = requestIdOf(request.headers.get('x-request-id'));
    if (url.pathname === '/healthz') return textAnswer('ok');
    if (url.pathname === '/readyz') {
      return options.ready() ? textAnswer('ready') : textAnswer('starting', 503);
    }
    const source = options.realms();
    const loaded = source.byHost(url.hostname);
    const file = isAnsweredAt(url.pathname, loaded) && (await options.files.get(url.pathname));
    if (file) return staticResponse(request, file);

    if (!loaded) return unknownHostDocument(url, source.all());
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      // A form sent from a browser without JavaScript: the page itself tells what it needs.
      return request.method === 'POST'
        ? redirectTo(`${url.pathname}${url.search}`, 303)
        : textAnswer('', 405);
    }
    const { realm } = loaded;
    const named = withFamiliarPort(url);
    const inLanguage = realm.locales.supported.find(
      ({ tag }) => url.pathname === manifestPath(realm, tag),
    );
    if (inLanguage) return manifestOf(realm, inLanguage.tag);
    if (url.pathname === '/robots.txt') return robotsOf(named);
    if (url.pathname === '/favicon.ico') return redirectTo(realm.brand.icon.src, 302);
    if (url.pathname.startsWith('/code/') || url.pathname.startsWith('/_')) {
      const admin = url.pathname.startsWith('/_admin/');
      if (!admin) return textAnswer('Not found', 404);
    }
    try {
      if (url.pathname === '/sitemap.xml') {
        const { site } = await pages.rendererOf(loaded, realm.locales.default);
        return await pages.inTurn(() => sitemapOf(site, named.origin));
      }
      const page = await pages.at(url, named, loaded);
      return page instanceof Response ? page : await pageResponse(page, request, requestId);
    } catch (error) {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      const secure = url.protocol === 'https:';
      if (error instanceof TooMany) {
        const { locale } = localeOf(realm, url.pathname);
        return busyDocument(realm, locale, requestId, secure);
      }
      log({
        level: 'error',
        event: 'render',
        requestId,
        realm: realm.id,
        path: loggable(url.pathname),
        error: textOf(error),
      });
      return faultDocument(realm, requestId, secure);
    }
  }

  return Object.assign(handle, {
    recall: ({ protocol, host, path, search }: AskedAddress) => {
      const loaded = options.realms().byHost(host);
      return loaded && pages.recall(`${protocol}://${host}`, path, search, loaded);
    },
  });
}

async function pageResponse(page: ReadyPage, { method, headers }: Request, requestId: string) {
  const { body, ...rest } = await outgoing(page, {
    method,
    accepted: headers.get('accept-encoding'),
    known: headers.get('if-none-match'),
    requestId,
  });
  return new Response(body, rest);
}

/** Tells whether a file may be served at a realm's hosts. Code and fonts belong to all, files of a realm's folder to the realm. */
const isAnsweredAt = (pathname: string, loaded: LoadedRealm | undefined): boolean =>
  !pathname.startsWith(ASSETS_ADDRESS) ||
  (loaded !== undefined && pathname.startsWith(`${ASSETS_ADDRESS}${loaded.realm.id}/`));

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
