import { setImmediate } from 'node:timers/promises';
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

/** Which page an address is of: the same each time that it is asked for, while its realm does not change. */
interface Place {
  loaded: LoadedRealm;
  /** Scheme, host and path, as the page names itself. */
  address: string;
  /** Query parameters that the page is made with. */
  declared: readonly string[];
  make: MakeAt;
  /** Not for all that lead nowhere. */
  known: boolean;
  /** Where the page is made that may stand in for this one. */
  standIn: () => Promise<string | null>;
}

/** Makes the page of an address: scheme, host, path and query. */
type MakeAt = (address: string, options?: RenderOptions) => MakePage<ReadyPage>;

export interface SitePages {
  /**
   * The page at an address, or where it leads. While pages queue, one that would come too late is stood in for by a page of the
   * same route without data. `named`: the same address as pages name it.
   * @throws {TooMany} when there is neither.
   */
  at(url: URL, named: URL, loaded: LoadedRealm): Promise<ReadyPage | Response>;
  /** The page at an address that was asked for before, where it is at hand. `origin` and `path` as a URL writes them. */
  recall(origin: string, path: string, search: string, loaded: LoadedRealm): ReadyPage | undefined;
  rendererOf: (loaded: LoadedRealm, locale: string) => Promise<PageRenderer>;
  inTurn: Turns;
}

/** Pages that are made at the same time, most of which wait for their origin, and pages that wait for a place. */
const TURNS = { atOnce: 64, waiting: 1_000 };

/** Pages are drawn one after the other: drawing two at once brings neither sooner, and all else would wait for both. */
const DRAWING = { atOnce: 1, waiting: Number.POSITIVE_INFINITY };

/** Pages that may wait to be drawn before others come late. */
const MOST_TO_DRAW = 8;

/** Pages that wait when one more cannot be drawn in half a second. */
const HOPELESS = 48;

/** Brands that are prepared at the same time, most of which wait for their wording. */
const PREPARING = { atOnce: 64, waiting: Number.POSITIVE_INFINITY };

/** Renewals at the same time: pages that viewers wait for go first. */
const RENEWING = { atOnce: 4, waiting: Number.POSITIVE_INFINITY };

/** Pages that stand in for others are few, and made beside the queue. */
const STAND_INS = { atOnce: 4, waiting: 16 };

/** Addresses of which it is remembered which page they show. */
const MOST_PLACES = 5_000;

/** All pages of all realms: which one an address is of, made once for all who ask. */
export function createSitePages({ bundle, log }: SitePagesOptions): SitePages {
  const store = createPageStore<ReadyPage>((error, address) => {
    // When many pages queue, an old one serves on.
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
      // What has come in meanwhile gets its turn.
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

  /** An address in another of the realm's languages, written without that language's prefix. */
  async function inOtherLanguage(loaded: LoadedRealm, url: URL): Promise<Response | null> {
    for (const { tag } of loaded.realm.locales.supported) {
      const { site } = await rendererOf(loaded, tag);
      if (!isWithoutPrefix(site, url.pathname)) continue;
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
    const elsewhere = known ? null : await inOtherLanguage(loaded, url);
    if (elsewhere) return elsewhere;
    const modules = await Promise.all(routes.map(({ entry }) => entry.load(loaded.realm)));
    const place: Place = {
      loaded,
      known,
      // Everything that leads nowhere shows one page.
      address: `${named.origin}${known ? url.pathname : `${site.basename}/404`}`,
      declared: modules.flatMap((page) => page.query ?? []),
      make: (address, options) => async (old) => {
        const renderer = await rendererOf(loaded, locale);
        const rendered = await renderer.render(new Request(address), named.origin, options);
        if (rendered instanceof Response) return rendered;
        // What stands in for others is in no cache but ours.
        const complete = rendered.complete && !options?.anyAddress;
        return readyPage({ ...rendered, complete }, named.protocol === 'https:', old);
      },
      standIn: async () => {
        const path = await standInAddress(site, routes, modules);
        return path && `${named.origin}${path}`;
      },
    };
    if (known) remember(key, place);
    return place;
  }

  /** The page of a place, made in its turn. What others wait for too is not given up when the first of them leaves. */
  function pageAt({ address, declared, make }: Place, search: string) {
    const whole = address + declaredQuery(search, declared);
    const made: MakePage<ReadyPage> = (old) => {
      const work = () => inTurn(() => make(whole)(old));
      return old ? renewing(work) : work();
    };
    return [whole, made] as const;
  }

  /** A page of the same route, without what is one address's own. */
  async function standInFor({ loaded, standIn, make }: Place): Promise<ReadyPage | null> {
    const address = await standIn();
    if (address === null) return null;
    const made: MakePage<ReadyPage> = (old) =>
      beside(() => make(address, { anyAddress: true, askLater: true })(old));
    // No page has a fragment in its address: this one is in nobody's place.
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
        return (await inOtherLanguage(loaded, url)) ?? page;
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

/** A URL has no spaces, so that nothing else that is written so is taken for one. */
const keyOf = (origin: string, path: string) => `${origin} ${path}`;

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
