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

/** What the site needs of a session; on the server it is always a guest's. */
export type SiteSession = Pick<
  Session,
  'state' | 'start' | 'signIn' | 'signOut' | 'swap' | 'accessToken' | 'refresh' | 'onLogout'
>;

/** What a site has to know of one of its routes. */
export interface LiveRow {
  paths: RoutePaths;
  audience: Audience;
  /** The feature that it belongs to, where that is for some countries alone (spec 1 §6). */
  restricted?: FeatureSwitch;
}

/**
 * The routes that a realm really has, by name. The server works them out (`liveRows`) and sends them with the page,
 * so that no browser downloads the whole product's route table.
 */
export type LiveRows = Readonly<Record<string, LiveRow>>;

/** A route with its page, at its path in the site's language variant. */
export interface LiveRoute extends LiveRow {
  name: string;
  path: string;
  entry: RouteEntry;
  feature: FeatureManifest;
}

/** One brand in one language: what `render` on the server and `hydrate` in the browser both start from. */
export interface Site {
  /** The brand as viewers of the locale read it: its names are theirs. */
  realm: Realm;
  locale: LanguageTag;
  language: Language;
  direction: 'ltr' | 'rtl';
  /** Which column of the route table the addresses come from. */
  variant: PathVariant;
  /** The locale's prefix: empty for the realm's default locale, else `/<tag>`. */
  basename: string;
  environment: 'server' | 'browser';
  t: Translator['t'];
  hasLabel: Translator['has'];
  /** Picks the text of the site's locale, of its language, or of the realm's default locale. */
  text: (localised: Localised | undefined) => string;
  /** Addresses inside the site, without `basename` (the router adds it). */
  path: PathBuilder;
  /** Is there a page for this route in this realm? Of a feature for some countries: not before it is known where the viewer is. */
  isLive: (name: RouteName | (string & {})) => boolean;
  /** The address of a menu's target; null when its page is not there. */
  resolveTarget: (target: Target) => ResolvedTarget | null;
  /** Where a viewer goes when nothing else says where. */
  defaultPath: string;
  live: readonly LiveRoute[];
  /** Where the viewer is, once that is known. Only realms with features for some countries ask. */
  place?: Place;
  routes: RouteObject[];
  /** The contributions to each slot that the realm has on, in order. */
  slots: ReadonlyMap<string, readonly SlotEntry[]>;
  /** Contributions whose code and labels are there. */
  contributions: Map<SlotEntry, ContributionModule>;
  /** What handles the sections of each type that the realm has on. */
  sections: ReadonlyMap<string, SectionEntry>;
  /** Handlers of sections whose code and labels are there. */
  sectionModules: Map<SectionEntry, SectionModule>;
  origin: OriginClient;
  session: SiteSession;
  /** What a page of the brand's own holds, by its public path: given by the server, which fetches nothing from itself. */
  content?: (path: string) => Promise<PageContent>;
  /** Loads the words of a feature or of a page's part once; the realm's and the origin's wording stays on top. */
  ensureLabels: (source: Pick<FeatureManifest, 'name' | 'labels'>) => Promise<void>;
}

export type ResolvedTarget = { kind: 'page'; path: string } | { kind: 'external'; href: string };

/** What a page's loader is given. */
export interface LoaderContext {
  site: Site;
  origin: OriginClient;
  params: Readonly<Record<string, string | undefined>>;
  /** Where the page is. On the server its query has only what the page declares (`query` of its file). */
  url: URL;
  /** Aborted when the viewer navigates away. */
  signal: AbortSignal;
}
