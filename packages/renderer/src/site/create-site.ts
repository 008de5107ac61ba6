import { createTranslator, directionOf, languageOf } from '@marquee/i18n';
import type { OriginClient } from '@marquee/origin-client';
import { type LanguageTag, type Realm, realmIn } from '@marquee/realm';
import { invariant } from '../invariant';
import type { LabelSet } from '../labels/label-loaders';
import { basenameOf, createPaths } from '../routes/paths';
import { collectSections } from '../sections/section-entry';
import { collectSlots } from '../slots/slot-entry';
import type { FeatureManifest } from './feature';
import { liveRoutes } from './live-routes';
import { createRoutes } from './routes';
import type { LiveRows, Site, SiteSession } from './site';
import { targetsOf } from './targets';

export interface SiteInput {
  realm: Realm;
  features: readonly FeatureManifest[];
  /** The routes that the realm has; see `liveRows`. */
  rows: LiveRows;
  locale: LanguageTag;
  /** Labels of the first page: the shell's, and those of the page's feature and parts. */
  labels: LabelSet;
  /** Features and parts whose labels are among `labels`. */
  loadedFeatures?: readonly string[];
  /** The realm's and the origin's wording; wins over all labels, also those that are loaded later. */
  overrides?: LabelSet;
  origin: OriginClient;
  session: SiteSession;
  environment: 'server' | 'browser';
}

/**
 * Makes a site of a realm, the features and a locale: its routes, labels and paths.
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
      // The next page that needs the labels tries a failed download again.
      loading.catch(() => loaded.delete(source.name));
      loaded.set(source.name, loading);
      return loading;
    },
  };
  site.routes = createRoutes(site);
  return site;
}
