import type { LoadedRealm } from '@marquee/realm/node';
import type { ClientBundle } from '../render/client-bundle';
import type { PageRenderer } from '../render/render-page';
import { loggable } from './loggable';
import { createPageStore, type MakePage } from './page-store';
import { createPreparedRenderers } from './prepared-renderers';
import { type ReadyPage, readyPage } from './ready-page';
import { isRoot, isWithoutPrefix, routesAt } from './routes-at';
import { declaredQuery, withOtherQuery } from './rules/declared-query';
import { localeOf } from './rules/locale-of';
import { createTurns } from './rules/turns';
import { redirectTo } from './short-answers';

export interface SitePagesOptions {
  bundle: ClientBundle;
  log: (entry: Record<string, unknown>) => void;
}

/** Which page an address is of: the same each time that it is asked for, while its realm does not change. */
interface Place {
  loaded: LoadedRealm;
  /** Scheme, host and path, as the page names itself. */
  address: string;
  /** Query parameters that the page is made with. */
  declared: readonly string[];
  make: (address: string) => MakePage<ReadyPage>;
}

export interface SitePages {
  /**
   * The page at an address, or where it leads. `named`: the same address as pages name it.
   * @throws {TooMany} when too many pages are being made.
   */
  at(url: URL, named: URL, loaded: LoadedRealm): Promise<ReadyPage | Response>;
  /** The page at an address that was asked for before, where it is at hand. `origin` and `path` as a URL writes them. */
  recall(origin: string, path: string, search: string, loaded: LoadedRealm): ReadyPage | undefined;
  rendererOf: (loaded: LoadedRealm, locale: string) => Promise<PageRenderer>;
  inTurn: ReturnType<typeof createTurns>;
}

/** So many pages are made at the same time, most of which wait for their origin, and so many more wait for a place. */
const TURNS = { atOnce: 64, waiting: 1_000 };

/** Of so many addresses it is remembered which page they are of. */
const MOST_PLACES = 5_000;

/** All pages of all realms: which one an address is of, made once for all who ask. */
export function createSitePages({ bundle, log }: SitePagesOptions): SitePages {
  const store = createPageStore<ReadyPage>((error, address) =>
    log({
      level: 'error',
      event: 'renew',
      host: new URL(address).host,
      path: loggable(new URL(address).pathname),
      error: textOf(error),
    }),
  );
  const inTurn = createTurns(TURNS);
  const rendererOf = createPreparedRenderers(bundle, (error) =>
    log({ level: 'error', event: 'prepare', error: String(error) }),
  );
  const places = new Map<string, Place>();

  function remember(key: string, place: Place) {
    places.delete(key);
    places.set(key, place);
    const oldest = places.size > MOST_PLACES ? places.keys().next().value : undefined;
    if (oldest !== undefined) places.delete(oldest);
  }

  /** An address in another of the realm's languages, written without that language's prefix. */
  async function inOtherLanguage(loaded: LoadedRealm, pathname: string): Promise<string | null> {
    for (const { tag } of loaded.realm.locales.supported) {
      const { site } = await rendererOf(loaded, tag);
      if (isWithoutPrefix(site, pathname)) return `${site.basename}${pathname}`;
    }
    return null;
  }

  return {
    rendererOf,
    inTurn,
    async at(url, named, loaded) {
      const { locale, redirect } = localeOf(loaded.realm, url.pathname);
      if (redirect) return redirectTo(`${redirect}${url.search}`, 301);
      const { site } = await rendererOf(loaded, locale);
      const routes = routesAt(site, url.pathname);
      const elsewhere = async () => {
        const place = await inOtherLanguage(loaded, url.pathname);
        return place === null ? null : redirectTo(`${place}${url.search}`, 302);
      };
      const known = routes.length > 0 || isRoot(site, url.pathname);
      const sent = known ? null : await elsewhere();
      if (sent) return sent;
      const modules = await Promise.all(routes.map(({ entry }) => entry.load(loaded.realm)));
      const place: Place = {
        loaded,
        // Everything that leads nowhere shows one page.
        address: `${named.origin}${known ? url.pathname : `${site.basename}/404`}`,
        declared: modules.flatMap((page) => page.query ?? []),
        // What others wait for too is not given up when the first of them leaves.
        make: (address) => (old) =>
          inTurn(async () => {
            const renderer = await rendererOf(loaded, locale);
            const rendered = await renderer.render(new Request(address), named.origin);
            if (rendered instanceof Response) return rendered;
            return readyPage(rendered, named.protocol === 'https:', old);
          }),
      };
      if (known) remember(`${url.origin} ${url.pathname}`, place);
      const address = place.address + declaredQuery(url.search, place.declared);
      const page = await store.serve(address, loaded, place.make(address), { nowhere: !known });
      if (page instanceof Response) return withRest(page, url);
      if (page.status === 404 && known) return (await elsewhere()) ?? page;
      return page;
    },
    recall(origin, path, search, loaded) {
      const place = places.get(`${origin} ${path}`);
      if (place?.loaded !== loaded) return undefined;
      const address = place.address + declaredQuery(search, place.declared);
      return store.recall(address, loaded, place.make(address));
    },
  };
}

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** A page that sends viewers to itself with something added keeps what else they came with. */
function withRest(redirect: Response, url: URL): Response {
  const location = redirect.headers.get('location');
  if (location === null) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set('location', withOtherQuery(location, url));
  return new Response(null, { status: redirect.status, headers });
}
