import type { Language, Translator } from '@marquee/i18n';
import type { OriginClient, Session } from '@marquee/origin-client';
import type {
  FeatureSwitch,
  LanguageTag,
  Localised,
  PageContent,
  PathVariant,
  Realm,
  RouteName,
  Target,
} from '@marquee/realm';
import type { RouteObject } from 'react-router-dom';
import type { Place } from '../country/place';
import type { PathBuilder } from '../routes/paths';
import type { Audience, RoutePaths } from '../routes/route-table';
import type { SectionEntry, SectionModule } from '../sections/section-entry';
import type { ContributionModule, SlotEntry } from '../slots/slot-entry';
import type { FeatureManifest, RouteEntry } from './feature';

/** The part of a session that a site uses; on the server it is always a guest's. */
export type SiteSession = Pick<
  Session,
  | 'state'
  | 'start'
  | 'signIn'
  | 'signOut'
  | 'swap'
  | 'accessToken'
  | 'refresh'
  | 'onLogout'
  | 'onReturn'
>;

/** One route that the realm has, as the server sends it to the browser. */
export interface LiveRow {
  paths: RoutePaths;
  audience: Audience;
  /** The route's feature, where that is offered in some countries only (spec 1 §6). */
  restricted?: FeatureSwitch;
}

/**
 * The routes that a realm has, by name. The server computes them (`liveRows`) and sends them with the
 * page, so that no browser downloads the product's whole route table.
 */
export type LiveRows = Readonly<Record<string, LiveRow>>;

/** A route with its page, and its path in the site's path variant. */
export interface LiveRoute extends LiveRow {
  name: string;
  path: string;
  entry: RouteEntry;
  feature: FeatureManifest;
}

/** One brand in one language: `render` on the server and `hydrate` in the browser both start from it. */
export interface Site {
  /** The realm, with the brand's names in the site's locale. */
  realm: Realm;
  locale: LanguageTag;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** The column of the route table that the paths come from. */
  variant: PathVariant;
  /** The locale's prefix: empty for the realm's default locale, else `/<tag>`. */
  basename: string;
  environment: 'server' | 'browser';
  t: Translator['t'];
  hasLabel: Translator['has'];
  /** Picks a text in the site's locale, else in its language, else in the realm's default locale. */
  text: (localised: Localised | undefined) => string;
  /** Builds addresses inside the site, without `basename` (the router adds it). */
  path: PathBuilder;
  /**
   * Is there a page for this route in this realm? False for a feature of some countries until the
   * viewer's country is known.
   */
  isLive: (name: RouteName | (string & {})) => boolean;
  /** Resolves a menu's target to its address; null when the realm does not have its page. */
  resolveTarget: (target: Target) => ResolvedTarget | null;
  /** The path of the default menu's page: where a viewer goes when nothing else decides it. */
  defaultPath: string;
  live: readonly LiveRoute[];
  /** The viewer's country, once it is known. Only realms with features for some countries ask for it. */
  place?: Place;
  routes: RouteObject[];
  /** The contributions to each slot that are on in the realm, in order. */
  slots: ReadonlyMap<string, readonly SlotEntry[]>;
  /** Contributions whose code and labels are loaded. */
  contributions: Map<SlotEntry, ContributionModule>;
  /** The handler of each type of section that is on in the realm. */
  sections: ReadonlyMap<string, SectionEntry>;
  /** Section handlers whose code and labels are loaded. */
  sectionModules: Map<SectionEntry, SectionModule>;
  origin: OriginClient;
  session: SiteSession;
  /**
   * Reads the content of a page of the brand's own, by its public path. Only the server sets it, as
   * it sends no requests to itself.
   */
  content?: (path: string) => Promise<PageContent>;
  /** Loads the labels of a feature or part once; the realm's and the origin's wording wins over them. */
  ensureLabels: (source: Pick<FeatureManifest, 'name' | 'labels'>) => Promise<void>;
}

export type ResolvedTarget = { kind: 'page'; path: string } | { kind: 'external'; href: string };

/** The input of a page's loader. */
export interface LoaderContext {
  site: Site;
  origin: OriginClient;
  params: Readonly<Record<string, string | undefined>>;
  /** The page's address. On the server its query has only what the page's file declares (`query`). */
  url: URL;
  /** Aborted when the viewer navigates away. */
  signal: AbortSignal;
}
