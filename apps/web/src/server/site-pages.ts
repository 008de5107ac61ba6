import { setImmediate } from 'node:timers/promises';
import { strictTransport } from '@marquee/realm';
import type { LoadedRealm } from '@marquee/realm/node';
import type { ClientBundle } from '../render/client-bundle';
import type { PageRenderer, RenderOptions } from '../render/render-page';
import { standInAddress } from './any-address';
import { inTime, type Queue } from './in-time';
import { loggable } from './loggable';
import { createPageStore, type MakePage } from './page-store';
import { createPreparedRenderers } from './prepared-renderers';
import { type ReadyPage, readyPage } from './ready-page';
import { isRoot, isWithoutPrefix, routesAt } from './routes-at';
import { declaredQuery, withOtherQuery } from './rules/declared-query';
import { localeOf } from './rules/locale-of';
import { createTurns, TooMany, type Turns } from './rules/turns';
import { redirectTo } from './short-answers';

export interface SitePagesOptions {
  bundle: ClientBundle;
  log: (entry: Record<string, unknown>) => void;
}

/** The page that an address shows. It stays the same while its realm does not change. */
interface Place {
  loaded: LoadedRealm;
  /** Scheme, host and path, as the page names itself. */
  address: string;
  /** Names of the query parameters that the page uses. */
  declared: readonly string[];
  make: MakeAt;
  /** Whether the address belongs to a route or the root; false for the not-found page. */
  known: boolean;
  /** The names of the routes that it may lead to. */
  routes: readonly string[];
  /** The address of the route's stand-in page, or null when it has none. */
  standIn: () => Promise<string | null>;
}

/** Renders the page of an address: scheme, host, path and query. */
type MakeAt = (address: string, options?: RenderOptions) => MakePage<ReadyPage>;

export interface SitePages {
  /**
   * The page at an address, or a redirect. While pages queue, a stand-in page of the same route without data is answered
   * instead of a page that would come too late. `named`: the same address as pages name it.
   * @throws {TooMany} when there is neither.
   */
  at(url: URL, named: URL, loaded: LoadedRealm): Promise<ReadyPage | Response>;
  /** The stored page of an address that was requested before. `origin` and `path` as a URL writes them. */
  recall(origin: string, path: string, search: string, loaded: LoadedRealm): ReadyPage | undefined;
  rendererOf: (loaded: LoadedRealm, locale: string) => Promise<PageRenderer>;
  inTurn: Turns;
}

/** Pages that are made at the same time, most of which wait for their origin, and pages that wait for their turn. */
const TURNS = { atOnce: 64, waiting: 1_000 };

/** Pages are rendered one after the other: rendering two at once makes neither faster, and other requests would wait for both. */
const DRAWING = { atOnce: 1, waiting: Number.POSITIVE_INFINITY };

/** The longest queue of pages that still come in time. */
const MOST_TO_DRAW = 8;

/** The length of the queue at which one more page cannot be rendered within half a second. */
const HOPELESS = 48;

/** Realms that are prepared at the same time, most of which wait for their wording. */
const PREPARING = { atOnce: 64, waiting: Number.POSITIVE_INFINITY };

/** Stored pages that are rendered anew at the same time: pages that viewers wait for come first. */
const RENEWING = { atOnce: 4, waiting: Number.POSITIVE_INFINITY };

/** Stand-in pages are few, and made beside the queue. */
const STAND_INS = { atOnce: 4, waiting: 16 };

/** The number of addresses whose page is remembered. */
const MOST_PLACES = 5_000;

/** Creates the pages of all realms: finds the page of an address, and makes it once for all viewers who request it. */
export function createSitePages({ bundle, log }: SitePagesOptions): SitePages {
  const store = createPageStore<ReadyPage>((error, address) => {
    // While many pages queue, the old page is still served.
    if (error instanceof TooMany) return;
    const { host, pathname } = new URL(address);
    log({ level: 'error', event: 'renew', host, path: loggable(pathname), error: textOf(error) });
  });
  const inTurn = createTurns(TURNS);
  const drawing = createTurns(DRAWING);
  const preparing = createTurns(PREPARING);
  const renewing = createTurns(RENEWING);
  const beside = createTurns(STAND_INS);
  const mostWaiting = () => Math.max(drawing.waiting(), preparing.waiting(), renewing.waiting());
  const queue: Queue = {
    isLong: () => inTurn.waiting() > 0 || mostWaiting() > MOST_TO_DRAW,
    isHopeless: () => Math.max(inTurn.waiting(), mostWaiting()) > HOPELESS,
  };
  const onFailure = (error: unknown) =>
    log({ level: 'error', event: 'prepare', error: String(error) });
  const rendererOf = createPreparedRenderers(bundle, onFailure, preparing, (work) =>
    drawing(async () => {
      // Requests that have arrived meanwhile are handled first.
      await setImmediate();
      return work();
    }),
  );
  const places = new Map<string, Place>();

  function remember(key: string, place: Place) {
    places.delete(key);
    places.set(key, place);
    const oldest = places.size > MOST_PLACES ? places.keys().next().value : undefined;
    if (oldest !== undefined) places.delete(oldest);
  }

  /** Redirects an address of another of the realm's languages that lacks that language's prefix. */
  async function inOtherLanguage(
    loaded: LoadedRealm,
    url: URL,
    routes: readonly string[],
  ): Promise<Response | null> {
    for (const { tag } of loaded.realm.locales.supported) {
      const { site } = await rendererOf(loaded, tag);
      if (!isWithoutPrefix(site, url.pathname, routes)) continue;
      return redirectTo(`${site.basename}${url.pathname}${url.search}`, 302);
    }
    return null;
  }

  async function placeOf(url: URL, named: URL, loaded: LoadedRealm): Promise<Place | Response> {
    const key = keyOf(url.origin, url.pathname);
    const remembered = places.get(key);
    if (remembered?.loaded === loaded) return remembered;
    const { locale, redirect } = localeOf(loaded.realm, url.pathname);
    if (redirect) return redirectTo(`${redirect}${url.search}`, 301);
    const { site } = await rendererOf(loaded, locale);
    const routes = routesAt(site, url.pathname);
    const known = routes.length > 0 || isRoot(site, url.pathname);
    const elsewhere = known ? null : await inOtherLanguage(loaded, url, []);
    if (elsewhere) return elsewhere;
    const modules = await Promise.all(routes.map(({ entry }) => entry.load(loaded.realm)));
    const place: Place = {
      loaded,
      known,
      routes: routes.map(({ name }) => name),
      // All unknown addresses show one page.
      address: `${named.origin}${known ? url.pathname : `${site.basename}/404`}`,
      declared: modules.flatMap((page) => page.query ?? []),
      make: (address, options) => async (old) => {
        const renderer = await rendererOf(loaded, locale);
        const rendered = await renderer.render(new Request(address), named.origin, options);
        if (rendered instanceof Response) return rendered;
        // A stand-in page is in no cache but the server's own.
        const complete = rendered.complete && !options?.anyAddress;
        const secure = named.protocol === 'https:';
        const hsts = secure ? strictTransport(loaded.realm) : undefined;
        return readyPage({ ...rendered, complete }, hsts, old);
      },
      standIn: async () => {
        const path = await standInAddress(site, routes, modules);
        return path && `${named.origin}${path}`;
      },
    };
    if (known) remember(key, place);
    return place;
  }

  /** The page of a place, made in its turn. It is made to the end even when the viewer who requested it first leaves. */
  function pageAt({ address, declared, make }: Place, search: string) {
    const whole = address + declaredQuery(search, declared);
    const made: MakePage<ReadyPage> = (old) => {
      const work = () => inTurn(() => make(whole)(old));
      return old ? renewing(work) : work();
    };
    return [whole, made] as const;
  }

  /** The stand-in page of the route, without the data of any one address. */
  async function standInFor({ loaded, standIn, make }: Place): Promise<ReadyPage | null> {
    const address = await standIn();
    if (address === null) return null;
    const made: MakePage<ReadyPage> = (old) =>
      beside(() => make(address, { anyAddress: true, askLater: true })(old));
    // No page has a fragment in its address, so this key is free.
    const page = await store.serve(`${address}#any`, loaded, made, { standsIn: true });
    return page instanceof Response ? null : page;
  }

  return {
    rendererOf,
    inTurn,
    async at(url, named, loaded) {
      const place = await inTime(placeOf(url, named, loaded), queue);
      if (place instanceof Response) return place;
      const { known } = place;
      const [address, make] = pageAt(place, url.search);
      try {
        const serving = store.serve(address, loaded, make, { nowhere: !known });
        const page = await inTime(serving, queue);
        if (page instanceof Response) return withRest(page, url);
        if (page.status !== 404 || !known) return page;
        return (await inOtherLanguage(loaded, url, place.routes)) ?? page;
      } catch (error) {
        const standIn = error instanceof TooMany ? await standInFor(place) : null;
        if (standIn) return standIn;
        throw error;
      }
    },
    recall(origin, path, search, loaded) {
      const place = places.get(keyOf(origin, path));
      if (place?.loaded !== loaded) return undefined;
      const [address, make] = pageAt(place, search);
      return store.recall(address, loaded, make);
    },
  };
}

/** A URL has no spaces, so the key is unambiguous. */
const keyOf = (origin: string, path: string) => `${origin} ${path}`;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Keeps the other query parameters of the request when a page redirects to itself with a parameter added. */
function withRest(redirect: Response, url: URL): Response {
  const location = redirect.headers.get('location');
  if (location === null) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set('location', withOtherQuery(location, url));
  return new Response(null, { status: redirect.status, headers });
}
