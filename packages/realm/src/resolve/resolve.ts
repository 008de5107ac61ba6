import type { BrandColours, BrandInputs } from '@marquee/theme';
import type { Territories } from '../countries/territories';
import { DEFAULTS } from '../generated/defaults';
import type {
  AssetConfig,
  BackgroundConfig,
  ConsentsConfig,
  ConsentTermConfig,
  CookieConsentConfig,
  FeaturesConfig,
  FormFieldConfig,
  FramePageConfig,
  LinkPageConfig,
  LocalesConfig,
  LogoConfig,
  MenuItemConfig,
  OwnPageConfig,
  PluginConfig,
  ProviderConfig,
  RealmConfig,
  SectionConfig,
  SectionsPageConfig,
  TargetConfig,
  TerritoriesConfig,
  TextConfig,
  ThemeConfig,
} from '../generated/realm-config';
import type { PathVariant } from '../generated/routes';
import { compilePattern } from '../patterns/index';
import { type AssetFile, isUsable } from '../pictures/assets';
import type {
  Apps,
  Asset,
  AuthProvider,
  Background,
  Brand,
  CookieConsent,
  FeatureSwitch,
  FormField,
  LanguageTag,
  Locales,
  Localised,
  MenuItem,
  OwnPage,
  PageContent,
  Plugin,
  Realm,
  Restrictions,
  SectionsPage,
  SupportedLocale,
  Target,
} from '../realm';
import { isRouteName } from '../route-names';
import { languagePart, textIn } from '../texts/localised';
import type { Asked, ConsentPurpose, Consents, ConsentTerm } from './asked';
import { contentHash } from './content-hash';
import { deepFreeze } from './deep-freeze';
import { resolveCommerce, resolveSelling } from './resolve-commerce';
import { type PartResolvers, resolveParts } from './resolve-parts';
import { resolvePlayer } from './resolve-player';
import { resolveSections } from './resolve-sections';

export interface Surroundings {
  id: string;
  assets: ReadonlyMap<string, AssetFile>;
  /** The origin's address when the file leaves it out. */
  originAddress?: string;
}

export interface ResolvedRealm {
  realm: Realm;
  /** Terms and territories for the realm's origin: no page needs them. */
  asked: Asked;
  /** Content that only some pages need, by public path. */
  documents: ReadonlyMap<string, PageContent>;
}

/** Resolves a file without errors to the frozen realm with every default. */
export function resolveRealm(config: RealmConfig, surroundings: Surroundings): ResolvedRealm {
  const standard = config.locales.default;
  const text = (value: TextConfig) => localise(value, standard);
  const address = config.origin.address ?? surroundings.originAddress ?? '';
  const asset = (value: AssetConfig) => resolveAsset(value, surroundings.assets, text);
  const documents = new Map<string, PageContent>();
  const pluginAddresses = new Set<string>();
  const resolvers: PartResolvers = {
    text,
    asset,
    target: resolveTarget,
    formField: (field) => resolveField(field, text),
    plugin: (name) => {
      const plugin = resolvePlugin(name, config.plugins ?? DEFAULTS.realm.plugins, text);
      pluginAddresses.add(plugin.address);
      return plugin;
    },
  };
  const features = resolveFeatures(config.features ?? {});
  const sections = (list: readonly SectionConfig[]) => resolveSections(list, features, resolvers);
  const ownPage = (page: OwnPageConfig) => {
    if (page.type !== 'sections') return resolveElsewhere(page, text);
    const content: PageContent = { sections: sections(page.sections) };
    const hash = contentHash(JSON.stringify(content));
    const path = `/_assets/${surroundings.id}/pages/${page.id}.${hash}.json`;
    documents.set(path, content);
    return resolveSectionsPage(page, content, path, text);
  };
  const { providers, selfRegistration, requestAccessUrl, firstSignInSuffix } = config.auth;
  const { campaignCodes } = config.auth;
  const { path, title } = config.account ?? {};
  const territories = maybe('territories', config.territories, resolveTerritories);
  const pages = {
    home: { sections: sections((config.pages?.home ?? DEFAULTS.pages.home).sections) },
    own: (config.pages?.own ?? DEFAULTS.pages.own).map(ownPage),
  };

  const realm = deepFreeze({
    id: surroundings.id,
    ...resolveNames(config, standard, text),
    description: text(config.description ?? config.fullName),
    hosts: [...(config.hosts ?? DEFAULTS.realm.hosts)],
    ...maybe('hsts', config.hsts, (hsts) => ({ ...DEFAULTS.hsts, ...hsts })),
    brand: resolveBrand(config, asset, text),
    locales: resolveLocales(config.locales),
    origin: {
      address: address.replace(/\/+$/, ''),
      publicKey: config.origin.publicKey,
      ...maybe('media', config.origin.media, (hosts) => [...hosts]),
    },
    auth: {
      providers: providers.map((provider) => resolveProvider(provider, resolvers)),
      selfRegistration: selfRegistration ?? DEFAULTS.auth.selfRegistration,
      ...maybe('requestAccessUrl', requestAccessUrl),
      ...maybe('firstSignInSuffix', firstSignInSuffix),
      ...maybe('campaignCodes', campaignCodes, (codes) => ({ ...codes })),
    },
    ...(path || title
      ? { account: { ...maybe('path', path), ...maybe('title', title, text) } }
      : {}),
    ...territories,
    apps: resolveApps(config),
    menus: {
      default: resolveTarget(config.menus?.default ?? DEFAULTS.menus.default),
      main: resolveMenu(config.menus?.main ?? DEFAULTS.menus.main, text),
      footer: resolveMenu(config.menus?.footer ?? DEFAULTS.menus.footer, text),
      account: resolveMenu(config.menus?.account ?? DEFAULTS.menus.account, text),
    },
    pages,
    theme: resolveTheme(config.theme ?? {}),
    features,
    player: resolvePlayer(config.player ?? {}, asset),
    ...maybe('commerce', config.commerce, (commerce) => resolveCommerce(commerce, text)),
    ...maybe('restrictions', resolveRestrictions(config.features ?? {})),
    ...maybe('legal', config.legal, (legal) => ({ ...legal })),
    // Without a sink there is no consent to ask for.
    ...(config.analytics?.sinks?.length
      ? {
          analytics: { sinks: [...config.analytics.sinks] },
          ...maybe('cookieConsent', config.cookieConsent, (consent) =>
            resolveCookieConsent(consent, config.legal?.privacy, text),
          ),
        }
      : {}),
    ...(pluginAddresses.size > 0 ? { pluginAddresses: [...pluginAddresses] } : {}),
  });
  const asked = deepFreeze({
    ...maybe('consents', config.consents, (consents) => resolveConsents(consents, text)),
    ...territories,
    vpn: config.vpn ?? DEFAULTS.realm.vpn,
    ...maybe('selling', config.commerce, resolveSelling),
    ...maybe('library', config.library, (library) => ({ ...DEFAULTS.library, ...library })),
  });
  return { realm, asked, documents };
}

type ResolveText = (value: TextConfig) => Localised;
type ResolveAsset = (value: AssetConfig | BackgroundConfig) => Asset;

/** Makes a text by language. A plain string, or a text in the default's language alone, is that of the default locale. */
function localise(value: TextConfig, standard: LanguageTag): Localised {
  if (typeof value === 'string') return { [standard]: value };
  const own = value[standard] ?? value[languagePart(standard)];
  return own === undefined ? { ...value } : { ...value, [standard]: own };
}

/** Returns the names in the default language, and those of every language when one of them is translated. */
function resolveNames(
  { name, fullName }: RealmConfig,
  standard: LanguageTag,
  text: ResolveText,
): Pick<Realm, 'name' | 'fullName' | 'names'> {
  const names = { name: text(name), fullName: text(fullName) };
  const isTranslated = typeof name !== 'string' || typeof fullName !== 'string';
  return {
    name: textIn(names.name, standard, standard),
    fullName: textIn(names.fullName, standard, standard),
    ...maybe('names', isTranslated ? names : undefined),
  };
}

/** Returns the picture of a logo in one scheme; both schemes share the alternative text. */
function logoIn(scheme: 'light' | 'dark', logo: LogoConfig): AssetConfig {
  if (typeof logo === 'string') return logo;
  const { alt, tone, src: both, ...own } = logo;
  const src = own[scheme] ?? both ?? own.light ?? own.dark;
  if (src === undefined)
    throw new Error('A logo has a picture: check a realm before resolving it.');
  return { src, ...maybe('alt', alt, (given) => given), ...maybe('tone', tone, lower) };
}

function resolveBrand(
  { brand, theme }: RealmConfig,
  asset: ResolveAsset,
  text: ResolveText,
): Brand {
  const scheme = theme?.scheme ?? DEFAULTS.theme.scheme;
  const mark = asset(logoIn(scheme === 'dark' ? 'dark' : 'light', brand.logo));
  const dark = asset(logoIn('dark', brand.logo));
  const logo = scheme === 'auto' && dark.src !== mark.src ? { ...mark, dark } : mark;
  const { web, rtl, mobile } = brand.loginBackground;
  const background = (value: BackgroundConfig): Background => ({
    ...asset(value),
    ...maybe('focus', typeof value === 'string' ? undefined : value.focus, (focus) => focus),
  });
  return {
    logo,
    icon: brand.icon === undefined ? mark : asset(brand.icon),
    ...maybe('socialImage', brand.socialImage, asset),
    loginBackground: {
      web: background(web),
      ...maybe('rtl', rtl, background),
      ...maybe('mobile', mobile, background),
    },
    languageBadgeStyle: brand.languageBadgeStyle ?? DEFAULTS.brand.languageBadgeStyle,
    ...maybe('legalLine', brand.legalLine, text),
  };
}

/** Lists the terms of each purpose; terms that no purpose names are dropped. */
function resolveConsents({ terms = [], ...names }: ConsentsConfig, text: ResolveText): Consents {
  const byName = new Map(terms.map((term) => [term.fieldName, resolveTerm(term, text)]));
  const termsFor = (purpose: ConsentPurpose) =>
    (names[purpose] ?? DEFAULTS.consents[purpose]).map((name) => {
      const term = byName.get(name);
      if (!term) throw new Error(`There is no term "${name}": check a realm before resolving it.`);
      return term;
    });
  return { signup: termsFor('signup'), purchase: termsFor('purchase') };
}

function resolveTerm(term: ConsentTermConfig, text: ResolveText): ConsentTerm {
  const { fieldName, fieldType, version, data } = term;
  const { required, defaultValue } = { ...DEFAULTS.consentTerm, ...term };
  return {
    fieldName,
    fieldType,
    version,
    // A text that is only read has no answer (spec 1 §5).
    required: required && fieldType === 'BINARY_CHOICE',
    ticked: (data?.default ?? defaultValue) === 'true',
    ...maybe('label', term.label, text),
    text: text(term.text),
  };
}

function resolveTerritories({ allowed, blocked = [] }: TerritoriesConfig): Territories {
  return allowed ? { allowed: [...allowed] } : { blocked: [...blocked] };
}

function resolveApps({ apps }: RealmConfig): Apps {
  const native = apps?.native ?? DEFAULTS.apps.native;
  return {
    native: native.map((app) => ({ ...app })),
    ...maybe('stores', apps?.stores, (stores) => ({ ...stores })),
  };
}

/** Resolves a provider. Each type has its own shape; its schema names the places of texts, pictures and fields. */
function resolveProvider(provider: ProviderConfig, resolvers: PartResolvers): AuthProvider {
  const defaults = (DEFAULTS as Record<string, object>)[`${provider.type}Provider`];
  const given = { ...defaults, ...provider };
  return resolveParts(given, '/auth/providers/*', resolvers) as AuthProvider;
}

/** Resolves a field and compiles its regular expression, because none of a realm runs in a page. */
function resolveField({ regex, options, ...field }: FormFieldConfig, text: ResolveText): FormField {
  const { label, placeholder, hint, empty, error, functionalPurpose, ...rest } = field;
  const { addressCountryRestriction, ...plain } = rest;
  return {
    ...DEFAULTS.formField,
    ...plain,
    // An address is required unless the file says otherwise (spec 1 §5).
    required: plain.required ?? plain.type === 'address',
    ...maybe('label', label, text),
    ...maybe('placeholder', placeholder, text),
    ...maybe('hint', hint, text),
    ...maybe('empty', empty, text),
    ...maybe('error', error, text),
    ...maybe('pattern', regex, compilePattern),
    ...maybe('functionalPurpose', functionalPurpose, (purposes) => [...purposes]),
    ...maybe('addressCountryRestriction', addressCountryRestriction, (restriction) => ({
      ...restriction,
      elements: [...restriction.elements],
    })),
    ...maybe('options', options, (list) =>
      list.map((option) => ({ value: option.value, label: text(option.label) })),
    ),
  };
}

function resolveAsset(
  value: AssetConfig | BackgroundConfig,
  assets: ReadonlyMap<string, AssetFile>,
  text: ResolveText,
): Asset {
  const { src: path, alt, tone } = typeof value === 'string' ? { src: value } : value;
  const file = assets.get(path);
  if (!file || !isUsable(file)) {
    throw new Error(`The asset "${path}" is not usable: check a realm before resolving it.`);
  }
  const { src, width, height } = file;
  return {
    src,
    width,
    height,
    ...maybe('alt', alt, text),
    ...maybe('tone', tone ?? file.tone, lower),
  };
}

function resolveLocales({
  default: standard,
  supported = [standard],
  timeZone = DEFAULTS.locales.timeZone,
}: LocalesConfig): Locales {
  return {
    default: standard,
    supported: supported.map((locale): SupportedLocale => {
      const { tag, paths } = typeof locale === 'string' ? { tag: locale } : locale;
      return { tag, paths: paths ?? pathsOf(tag) };
    }),
    timeZone,
  };
}

function pathsOf(tag: LanguageTag): PathVariant {
  const language = languagePart(tag);
  return language === 'es' || language === 'pt' ? language : 'default';
}

function resolveMenu(items: readonly MenuItemConfig[], text: ResolveText): MenuItem[] {
  return items.map(({ label, to }) => ({ label: text(label), to: resolveTarget(to) }));
}

function resolveTarget(target: TargetConfig): Target {
  if ('href' in target) return { href: target.href };
  const { route, params } = target;
  if (!isRouteName(route)) {
    throw new Error(`There is no route "${route}": check a realm before resolving it.`);
  }
  return { route, ...maybe('params', params, (values) => ({ ...values })) };
}

function resolveSectionsPage(
  { id, title, description }: SectionsPageConfig,
  { sections }: PageContent,
  path: string,
  text: ResolveText,
): SectionsPage {
  return {
    type: 'sections',
    id,
    title: text(title),
    ...maybe('description', description, text),
    content: path,
    sectionTypes: [...new Set(sections.map(({ type }) => type))],
  };
}

function resolveElsewhere(page: FramePageConfig | LinkPageConfig, text: ResolveText): OwnPage {
  const { id, address } = page;
  const title = text(page.title);
  if (page.type === 'link') return { type: 'link', id, title, address };
  const { height } = { ...DEFAULTS.framePage, ...page };
  const { description } = page;
  return { type: 'frame', id, title, ...maybe('description', description, text), address, height };
}

function resolveCookieConsent(
  { version, policy, countries, title, text: words, accept, refuse }: CookieConsentConfig,
  privacy: string | undefined,
  text: ResolveText,
): CookieConsent {
  return {
    version: version ?? DEFAULTS.cookieConsent.version,
    ...maybe('title', title, text),
    ...maybe('text', words, text),
    ...maybe('accept', accept, text),
    ...maybe('refuse', refuse, text),
    ...maybe('policy', policy ?? (privacy ? { href: privacy } : undefined), resolveTarget),
    ...maybe('countries', countries, (codes) => [...codes]),
  };
}

function resolvePlugin(name: string, plugins: readonly PluginConfig[], text: ResolveText): Plugin {
  const found = plugins.find(({ id }) => id === name);
  if (!found) throw new Error(`There is no plugin "${name}": check a realm before resolving it.`);
  const { allow, passes, height } = { ...DEFAULTS.plugin, ...found };
  const { title, address, ratio } = found;
  return {
    title: text(title),
    address,
    allow: [...allow],
    passes: [...passes],
    size: ratio ? { ratio } : { height },
  };
}

function resolveTheme({ fonts, ...theme }: ThemeConfig): BrandInputs {
  const { display, text, ...defaults } = DEFAULTS.theme;
  return {
    ...defaults,
    ...theme,
    ...resolveColours(theme),
    ...maybe('light', theme.light, resolveColours),
    ...maybe('dark', theme.dark, resolveColours),
    fonts: { display, text, ...fonts },
  };
}

function resolveColours({ accent, neutral, surface, accentAlt }: Partial<BrandColours>) {
  return {
    ...maybe('accent', accent, lower),
    ...maybe('neutral', neutral, lower),
    ...maybe('surface', surface, lower),
    ...maybe('accentAlt', accentAlt, lower),
  };
}

/** Switches features on or off. A feature for some countries is on; its restriction lists the countries. */
function resolveFeatures(features: FeaturesConfig): Record<FeatureSwitch, boolean> {
  const switches = Object.entries({ ...DEFAULTS.features, ...features });
  // The defaults have every switch.
  return Object.fromEntries(switches.map(([name, value]) => [name, value !== false])) as Record<
    FeatureSwitch,
    boolean
  >;
}

function resolveRestrictions(features: FeaturesConfig): Restrictions | undefined {
  const restrictions = Object.entries(features).flatMap(([name, value]) =>
    typeof value === 'object' ? [[name, value.addressCountryRestriction]] : [],
  );
  return restrictions.length > 0 ? Object.fromEntries(restrictions) : undefined;
}

const lower = (colour: string) => colour.toLowerCase();

/** Makes an object with the key only when there is a value, so that the realm stays small as JSON. */
function maybe<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V };
function maybe<K extends string, V, R>(
  key: K,
  value: V | undefined,
  change: (value: V) => R,
): { [P in K]?: R };
function maybe(key: string, value: unknown, change: (value: unknown) => unknown = (same) => same) {
  return value === undefined ? {} : { [key]: change(value) };
}
