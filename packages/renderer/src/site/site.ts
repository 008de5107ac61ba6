import {
  createTranslator,
  directionOf,
  type Language,
  languageOf,
  type Translator,
} from '@marquee/i18n';
import type { OriginClient, Session } from '@marquee/origin-client';
import {
  type LanguageTag,
  type Localised,
  type PageContent,
  type PathVariant,
  type Realm,
  type RouteName,
  realmIn,
  type Target,
} from '@marquee/realm';
import type { RouteObject } from 'react-router-dom';
import type { Place } from '../country/place';
import { invariant } from '../invariant';
import { createPaths, type PathBuilder } from '../routes/paths';
import { collectSections, type SectionEntry, type SectionModule } from '../sections/section-entry';
import { type ContributionModule, collectSlots, type SlotEntry } from '../slots/slot-entry';
import type { FeatureManifest, LabelSet } from './feature';
import { type LiveRoute, type LiveRows, liveRoutes } from './live-routes';
import { createRoutes } from './routes';

/** What the site needs of a session; on the server it is always a guest's. */
export type SiteSession = Pick<
  Session,
  'state' | 'start' | 'signIn' | 'signOut' | 'swap' | 'accessToken' | 'refresh' | 'onLogout'
>;

export interface SiteInput {
  realm: Realm;
  features: readonly FeatureManifest[];
  /** The routes that the realm has; see `liveRows`. */
  rows: LiveRows;
  locale: LanguageTag;
  /** Words known from the start: the shell's, and those of the features that the first page belongs to. */
  labels: LabelSet;
  /** Features, and parts of pages, whose words are among `labels`. */
  loadedFeatures?: readonly string[];
  /** The realm's and the origin's own wording; wins over every feature's words, also of those loaded later. */
  overrides?: LabelSet;
  origin: OriginClient;
  session: SiteSession;
  environment: 'server' | 'browser';
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

/** The prefix of a locale's addresses. */
export function basenameOf(realm: Realm, locale: LanguageTag): string {
  return locale === realm.locales.default ? '' : `/${locale}`;
}

/**
 * Puts a realm, the features and a locale together into routes, words and paths.
 * @throws {Error} when the realm does not have the locale.
 */
export function createSite(input: SiteInput): Site {
  const { features, rows, locale, origin, session, environment } = input;
  const realm = realmIn(input.realm, locale);
  const supported = realm.locales.supported.find((entry) => entry.tag === locale);
  invariant(
    supported,
    `The realm "${realm.id}" has no locale "${locale}". A site is made for one of the realm's own locales: ${realm.locales.supported.map((entry) => entry.tag).join(', ')}.`,
  );
  const variant = supported.paths;
  const live = liveRoutes(rows, features, variant);
  const path = createPaths(variant, rows);
  const language = languageOf(locale);

  const overrides = input.overrides ?? {};
  let labels: LabelSet = { ...input.labels, ...overrides };
  let translator = createTranslator({ locale, labels });
  const loaded = new Map<string, Promise<void>>(
    input.loadedFeatures?.map((name) => [name, Promise.resolve()]),
  );

  const isLive: Site['isLive'] = (name) =>
    name === 'root' || (name in rows && !rows[name]?.restricted);
  const resolveTarget = targetsOf(path, isLive);
  const fallback = resolveTarget(realm.menus.default);

  const site: Site = {
    realm,
    locale,
    language,
    direction: directionOf(locale),
    variant,
    basename: basenameOf(realm, locale),
    environment,
    t: (key, values) => translator.t(key, values),
    hasLabel: (key) => translator.has(key),
    text: (localised) =>
      localised?.[locale] ?? localised?.[language] ?? localised?.[realm.locales.default] ?? '',
    path,
    isLive,
    resolveTarget,
    defaultPath: fallback?.kind === 'page' ? fallback.path : '/',
    live,
    routes: [],
    slots: collectSlots(realm, features),
    contributions: new Map(),
    sections: collectSections(realm, features),
    sectionModules: new Map(),
    origin,
    session,
    ensureLabels(source) {
      const known = loaded.get(source.name);
      if (known) return known;
      const loading = source.labels[language]().then((set) => {
        labels = { ...set.default, ...labels, ...overrides };
        translator = createTranslator({ locale, labels });
      });
      // A failed download may be tried again by the next page that needs the words.
      loading.catch(() => loaded.delete(source.name));
      loaded.set(source.name, loading);
      return loading;
    },
  };
  site.routes = createRoutes(site);
  return site;
}

/** The addresses of menus' targets, where `isLive` says which pages there are. */
export const targetsOf =
  (path: PathBuilder, isLive: Site['isLive']): Site['resolveTarget'] =>
  (target) => {
    if ('href' in target) return { kind: 'external', href: target.href };
    if (!isLive(target.route)) return null;
    // The realm's validator has checked that the target carries the parameters its route needs.
    const untyped = path as (name: RouteName, params?: Record<string, string>) => string;
    return { kind: 'page', path: untyped(target.route, target.params) };
  };
