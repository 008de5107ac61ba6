import type { BrandInputs } from '@marquee/theme';
import type { Territories } from './countries/territories';
import type { DEFAULTS } from './generated/defaults';
import type {
  AssetConfig,
  CountryRestrictionConfig,
  FeaturesConfig,
  FormFieldConfig,
  PluginConfig,
  ProviderConfig,
  SectionConfig,
  TargetConfig,
  TextConfig,
} from './generated/realm-config';
import type { PathVariant, RouteName } from './generated/routes';
import type { Pattern } from './patterns/pattern';

/** A BCP 47 tag: `en`, `es`, `pt`, `ar`, `en-GB` … */
export type LanguageTag = string;

/**
 * One text in every language that has it. Always holds at least the realm's default locale.
 * In `realm.json` a plain string stands for `{ [default locale]: string }`.
 */
export type Localised = Record<LanguageTag, string>;

/**
 * A brand, resolved: every default filled in, every asset measured. It is deep-frozen and JSON-serialisable,
 * and it is inlined in every page, so it holds nothing secret and nothing that a page does not need.
 */
export interface Realm {
  /** The name of the realm's folder, `[a-z][a-z0-9-]*`; also the audience of its tokens. */
  id: string;
  /** In the realm's default language, as `fullName`; `realmIn` gives both in another. */
  name: string;
  fullName: string;
  /** Both by language. There only where one of them is translated. */
  names?: { name: Localised; fullName: Localised };
  description: Localised;
  /** Host names that serve this realm; `<id>.localhost` always works in addition. */
  hosts: string[];
  brand: Brand;
  locales: Locales;
  origin: Origin;
  auth: Auth;
  /** The brand's own address of the account page (spec 1 §2), and what it calls that page. */
  account?: { path?: string; title?: Localised };
  /** Where accounts are opened: a page tells whoever is elsewhere before they fill in a form. Absent: everywhere. */
  territories?: Territories;
  apps: Apps;
  menus: Menus;
  pages: Pages;
  /** What the look of the pages is derived from. */
  theme: BrandInputs;
  features: Record<FeatureSwitch, boolean>;
  /** Features that are for viewers of some countries alone (spec 1 §6). There only when there are any. */
  restrictions?: Restrictions;
  legal?: { terms?: string; privacy?: string };
  /** There only when somebody is told. */
  analytics?: { sinks: AnalyticsSink[] };
  /** There only when somebody is told, and viewers are asked before. */
  cookieConsent?: CookieConsent;
  /** Of all plugins that pages show; every page's policy lets their origins in. There only when there are any. */
  pluginAddresses?: string[];
}

/** Who is told what happens on the site. */
export type AnalyticsSink = 'origin' | 'dataLayer';

/** What viewers are asked before any sink is told. Words that are absent are the renderer's own. */
export interface CookieConsent {
  /** Whoever has answered another version is asked again. */
  version: string;
  title?: Localised;
  text?: Localised;
  accept?: Localised;
  refuse?: Localised;
  /** Where viewers read what is sent to whom. */
  policy?: Target;
  /** ISO 3166-1 alpha-2. Absent: viewers are asked everywhere. */
  countries?: string[];
}

/** Logo, login backgrounds and badge style (spec 1 §1 and §3, "Realm settings"). */
export interface Brand {
  logo: Logo;
  icon: Asset;
  socialImage?: Asset;
  loginBackground: { web: Background; rtl?: Background; mobile?: Background };
  languageBadgeStyle: LanguageBadgeStyle;
  legalLine?: Localised;
}

/** The logo; where pages may be light or dark, `dark` is the one for dark pages when it is another. */
export interface Logo extends Asset {
  dark?: Asset;
}

export type LanguageBadgeStyle = 'code' | 'name' | 'flag';

/** A picture of the realm, measured. */
export interface Asset {
  /** Public path: `/_assets/<realm>/<name>.<hash8>.<ext>`. */
  src: string;
  /** Pixels; for an SVG its intrinsic size, else its view box. */
  width: number;
  height: number;
  alt?: Localised;
  /** The dominant colour, `#rrggbb`, where it is known: what stands there until the picture has loaded. */
  tone?: string;
}

/** A picture that fills a place of another shape. */
export interface Background extends Asset {
  /** The point that stays in sight, from 0 (left, top) to 1; without it the middle. */
  focus?: { x: number; y: number };
}

export interface Locales {
  default: LanguageTag;
  supported: SupportedLocale[];
  /** IANA name: where times are told until the viewer's own zone is known. */
  timeZone: string;
}

export interface SupportedLocale {
  tag: LanguageTag;
  /** Which column of the route table this locale's addresses come from. */
  paths: PathVariant;
}

/** The back end of this realm. The key is a public identifier, never a secret. */
export interface Origin {
  /** Without a trailing slash: `http://localhost:4400`. */
  address: string;
  publicKey: string;
}

/** What a viewer is about to do when they sign in (spec 1 §4). */
export type SignInWorkflow = 'login' | 'signup' | 'purchase' | 'signin_to_watch';

export interface Auth {
  /** In the order in which the login page offers them; at least one. */
  providers: AuthProvider[];
  selfRegistration: boolean;
  /** Where a viewer asks for access when there is no self-registration. */
  requestAccessUrl?: string;
  /** Appended to the destination after a viewer's first sign-in. */
  firstSignInSuffix?: string;
  /** Appended to the addresses of providers' pages, by what the viewer is about to do. */
  campaignCodes?: { [Workflow in SignInWorkflow]?: string };
}

/** Native apps (spec 1 §4), and where viewers get them. */
export interface Apps {
  /** Those that may begin a sign-in in the browser. */
  native: { name: string; scheme: string }[];
  stores?: { ios?: string; android?: string };
}

/** A tagged union by `type`, one member for each file in `schemas/realm/providers`. */
export type AuthProvider = Resolved<ProviderConfig>;

/** What a value of the file becomes: texts by language, pictures with their size, targets on routes that there are, everything else as it is. */
type Resolved<Value> =
  Same<Value, TextConfig> extends true
    ? Localised
    : Same<Value, AssetConfig> extends true
      ? Asset
      : Same<Value, TargetConfig> extends true
        ? Target
        : Same<Value, FormFieldConfig> extends true
          ? FormField
          : Value extends object
            ? { [Key in keyof Value]: Resolved<Exclude<Value[Key], undefined>> }
            : Value;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** One field of a form (spec 1 §3, "Form field definition"). Words that are absent are the renderer's own. */
export interface FormField {
  /** The name under which the origin receives the value. */
  id: string;
  type: FormFieldType;
  label?: Localised;
  placeholder?: Localised;
  hint?: Localised;
  required: boolean;
  /** What is said when a required field is empty. */
  empty?: Localised;
  /** What is said when the value does not fit. */
  error?: Localised;
  /** What the file has as `regex`: no regular expression of a realm runs in a page. */
  pattern?: Pattern;
  /** The longest value, in characters. */
  size?: number;
  /** Lower stands first; equal ones keep their place in the list. */
  order: number;
  readOnly: boolean;
  /** Absent: everywhere. Heard by tax numbers and birth dates alone (spec 1 §5), as is the restriction. */
  functionalPurpose?: FieldPurpose[];
  addressCountryRestriction?: CountryRestrictionConfig;
  /** Of a dropdown. */
  options?: { value: string; label: Localised }[];
  /** Of a tax number a number, of a date `yyyy-mm-dd`. */
  minimum?: number | string;
  maximum?: number | string;
}

export type FormFieldType = FormFieldConfig['type'];

/** What a viewer is doing when a field is asked for. */
export type FieldPurpose = NonNullable<FormFieldConfig['functionalPurpose']>[number];

export interface Menus {
  /** Where a viewer goes when nothing else says where. */
  default: Target;
  main: MenuItem[];
  footer: MenuItem[];
  /** At the top of the account page. */
  account: MenuItem[];
}

export interface MenuItem {
  label: Localised;
  to: Target;
}

/** A page of the site by its route name, or any other address. */
export type Target = RouteTarget | HrefTarget;

export interface RouteTarget {
  route: RouteName;
  params?: Record<string, string>;
}

export interface HrefTarget {
  href: string;
}

export interface Pages {
  home: { sections: Section[] };
  /** Pages of the brand's own, each at `externalPage` with its id. */
  own: OwnPage[];
}

export type OwnPage = SectionsPage | FramePage | LinkPage;

interface NamedPage {
  id: string;
  title: Localised;
}

export interface SectionsPage extends NamedPage {
  type: 'sections';
  description?: Localised;
  /** Public path of its `PageContent`: only a viewer who opens the page needs it. */
  content: string;
  /** The types of its sections, each once: their code comes with the page. */
  sectionTypes: Section['type'][];
}

/** What a page of sections holds; a JSON file of its own. */
export interface PageContent {
  sections: Section[];
}

/** Another site's page, kept apart in a frame. */
export interface FramePage extends NamedPage {
  type: 'frame';
  description?: Localised;
  address: string;
  /** Pixels. */
  height: number;
}

export interface LinkPage extends NamedPage {
  type: 'link';
  address: string;
}

/**
 * A section of any type: a union tagged by `type`, with one member for each file in `schemas/realm/sections`
 * and for each section of a feature's file in `schemas/features`.
 */
export type Section = SectionOf<SectionConfig>;

export type HeroSection = Extract<Section, { type: 'hero' }>;
export type RailSection = Extract<Section, { type: 'rail' }>;
export type GridSection = Extract<Section, { type: 'grid' }>;
export type RichTextSection = Extract<Section, { type: 'richText' }>;
export type BannerSection = Extract<Section, { type: 'banner' }>;
export type PluginSection = Extract<Section, { type: 'plugin' }>;

/** A section with its defaults; what its plugin's entry says stands in place of the plugin's name. */
type SectionOf<Config extends SectionConfig> = Config extends { plugin: string }
  ? Resolved<Omit<Config, 'plugin'>> & Plugin
  : Config extends SectionConfig
    ? Resolved<WithDefaults<Config, `${Config['type']}Section`>>
    : never;

/** A definition's entry in which every key that has a default is there. */
type WithDefaults<Config, Definition extends string> = Definition extends keyof typeof DEFAULTS
  ? Config & Required<Pick<Config, keyof Config & keyof (typeof DEFAULTS)[Definition]>>
  : Config;

/** A page of others, kept apart in a frame, with all that the file says of it. */
export interface Plugin {
  title: Localised;
  /** An address, or a path at the realm's origin. */
  address: string;
  allow: PluginRight[];
  /** What the address is given as parameters. */
  passes: PluginFact[];
  size: FrameSize;
}

/** What a plugin may do beside running its scripts. */
export type PluginRight = NonNullable<PluginConfig['allow']>[number];

/** What a plugin is told of the page. */
export type PluginFact = NonNullable<PluginConfig['passes']>[number];

/** Pixels, or width to height. */
export type FrameSize = { height: number } | { ratio: NonNullable<PluginConfig['ratio']> };

export type RailSource = RailSection['source'];

export type CardShape = RailSection['shape'];

/** Of features that are on, by name. */
export type Restrictions = { [Name in FeatureSwitch]?: CountryRestrictionConfig };

/** Each is on unless it says otherwise in the schema, and matters only once a feature provides the page. */
export type FeatureSwitch = keyof FeaturesConfig;
