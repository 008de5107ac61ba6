import type { BrandInputs } from '@marquee/theme';
import type { Territories } from './countries/territories';
import type { DEFAULTS } from './generated/defaults';
import type {
  AssetConfig,
  CommerceConfig,
  CountryRestrictionConfig,
  FeaturesConfig,
  FormFieldConfig,
  PlayerConfig,
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
  /** Absent where the realm leaves it out; `strictTransport` gives the header. */
  hsts?: Hsts;
  brand: Brand;
  locales: Locales;
  origin: Origin;
  auth: Auth;
  /** The brand's own address of the account page (spec 1 §2), and what it calls that page. */
  account?: { path?: string; title?: Localised };
  /** The countries whose viewers may open accounts; pages tell other viewers before they fill in a form. Absent: all. */
  territories?: Territories;
  apps: Apps;
  menus: Menus;
  pages: Pages;
  /** The inputs from which the look of the pages is derived. */
  theme: BrandInputs;
  features: Record<FeatureSwitch, boolean>;
  /** How titles are played. */
  player: Player;
  /** What the brand sells. Absent: nothing. */
  commerce?: Commerce;
  /** Features that are only for viewers of some countries (spec 1 §6). Absent where there are none. */
  restrictions?: Restrictions;
  legal?: { terms?: string; privacy?: string };
  /** Absent where the realm has no sinks. */
  analytics?: { sinks: AnalyticsSink[] };
  /** Absent where the realm has no sinks, or does not ask viewers first. */
  cookieConsent?: CookieConsent;
  /** The addresses of all plugins that pages show; every page's policy allows their origins. Absent where there are none. */
  pluginAddresses?: string[];
}

/** How long browsers request the realm’s hosts over https alone. */
export interface Hsts {
  /** In seconds; 0 takes it back. */
  maxAge: number;
  includeSubDomains: boolean;
}

/** A receiver of events of the site. */
export type AnalyticsSink = 'origin' | 'dataLayer';

/** The question that viewers answer before any sink gets data. Absent texts are the renderer's labels. */
export interface CookieConsent {
  /** A viewer who has answered another version is asked again. */
  version: string;
  title?: Localised;
  text?: Localised;
  accept?: Localised;
  refuse?: Localised;
  /** The page where viewers read which data is sent to whom. */
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
  /** The dominant colour, `#rrggbb`, which pages show until the picture has loaded; absent where it is unknown. */
  tone?: string;
}

/** A picture that fills a place of another shape. */
export interface Background extends Asset {
  /** The point that stays visible, from 0 (left, top) to 1; the middle by default. */
  focus?: { x: number; y: number };
}

export interface Locales {
  default: LanguageTag;
  supported: SupportedLocale[];
  /** The zone of times until the viewer's own is known, as an IANA name. */
  timeZone: string;
}

export interface SupportedLocale {
  tag: LanguageTag;
  /** The column of the route table that has this locale's addresses. */
  paths: PathVariant;
}

/** The back end of this realm. The key is a public identifier, never a secret. */
export interface Origin {
  /** Without a trailing slash: `http://localhost:4400`. */
  address: string;
  publicKey: string;
  /** The hosts of media beside the origin's own: `https://media.apex.example`. Absent where there are none. */
  media?: string[];
}

/** What pages need of what a brand sells; licences and prices are the origin's. */
export interface Commerce {
  /** Whether licences that cost nothing are offered (2.4-14). */
  offerFree: boolean;
  /** The companies that take the money. */
  providers: PaymentProvider[];
  /** Ids of licences, first one first; others follow. */
  order: number[];
  /** The id of the licence that is set apart, and the text on it where the brand has its own. */
  marked?: number;
  mark?: Localised;
  /** Who sells. `withdrawal` is an address. */
  legal?: { seller?: string; address?: string; taxId?: string; withdrawal?: string };
  /** The address of help with a payment. */
  support?: string;
}

/** A tagged union by `type`, one member for each file in `schemas/realm/payment-providers`. */
export type PaymentProvider = CommerceConfig['providers'][number];

/** How titles are played, before a viewer chooses otherwise. */
export interface Player {
  /** The seconds that a press on back or forward leads. */
  skip: number;
  /** From slow to fast, 1 among them; empty: there is nothing to choose. */
  speeds: number[];
  /** The height of the largest picture, in pixels. Absent: the largest that a stream has. */
  qualityCap?: number;
  /** Whether a title begins by itself after a viewer has come to its page by a link of the site. */
  autoplay: NonNullable<PlayerConfig['autoplay']>;
  /** After so many minutes without a press a title on demand pauses, and the viewer is asked; 0: never. */
  stillThere: number;
  /** Whether heroes move behind their words. */
  backgroundVideo: boolean;
  /** What plays a title that a viewer casts; `none`: titles are not cast. */
  castReceiver: NonNullable<PlayerConfig['castReceiver']>;
  /** A mark in an upper corner of the moving picture. Absent: none. */
  watermark?: { image: Asset; corner: 'start' | 'end' };
}

/** The reason for which a viewer signs in (spec 1 §4). */
export type SignInWorkflow = 'login' | 'signup' | 'purchase' | 'signin_to_watch';

export interface Auth {
  /** The providers, at least one, in the order of the login page. */
  providers: AuthProvider[];
  selfRegistration: boolean;
  /** Where a viewer asks for access when there is no self-registration. */
  requestAccessUrl?: string;
  /** Appended to the destination after a viewer's first sign-in. */
  firstSignInSuffix?: string;
  /** Appended to the addresses of providers' pages, by what the viewer is about to do. */
  campaignCodes?: { [Workflow in SignInWorkflow]?: string };
}

/** The brand's native apps (spec 1 §4), and the stores that have them. */
export interface Apps {
  /** The apps that may begin a sign-in in the browser. */
  native: { name: string; scheme: string }[];
  stores?: { ios?: string; android?: string };
}

/** A tagged union by `type`, one member for each file in `schemas/realm/providers`. */
export type AuthProvider = Resolved<ProviderConfig>;

/** A value of the file, resolved: texts by language, pictures with their size, targets on existing routes, all else unchanged. */
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

/** One field of a form (spec 1 §3, "Form field definition"). Absent texts are the renderer's labels. */
export interface FormField {
  /** The name under which the origin receives the value. */
  id: string;
  type: FormFieldType;
  label?: Localised;
  placeholder?: Localised;
  hint?: Localised;
  required: boolean;
  /** The message for a required field that is empty. */
  empty?: Localised;
  /** The message for a value that does not fit. */
  error?: Localised;
  /** The file's `regex`, compiled: pages never run a regular expression of a realm. */
  pattern?: Pattern;
  /** The longest value, in characters. */
  size?: number;
  /** The position: lower numbers come first, equal ones in the order of the list. */
  order: number;
  readOnly: boolean;
  /** Absent: for all purposes. Only tax numbers and birth dates use it, and the restriction (spec 1 §5). */
  functionalPurpose?: FieldPurpose[];
  addressCountryRestriction?: CountryRestrictionConfig;
  /** The options of a dropdown. */
  options?: { value: string; label: Localised }[];
  /** A number for a tax number, `yyyy-mm-dd` for a date. */
  minimum?: number | string;
  maximum?: number | string;
}

export type FormFieldType = FormFieldConfig['type'];

/** The purpose of a form that has a field. */
export type FieldPurpose = NonNullable<FormFieldConfig['functionalPurpose']>[number];

export interface Menus {
  /** The page to which a viewer goes by default. */
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

/** The content of a page of sections, a JSON file of its own. */
export interface PageContent {
  sections: Section[];
}

/** Another site's page in a sandboxed frame. */
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

/** A section with its defaults; the plugin's entry replaces the plugin's name. */
type SectionOf<Config extends SectionConfig> = Config extends { plugin: string }
  ? Resolved<Omit<Config, 'plugin'>> & Plugin
  : Config extends SectionConfig
    ? Resolved<WithDefaults<Config, `${Config['type']}Section`>>
    : never;

/** A definition's entry in which every key that has a default is there. */
type WithDefaults<Config, Definition extends string> = Definition extends keyof typeof DEFAULTS
  ? Config & Required<Pick<Config, keyof Config & keyof (typeof DEFAULTS)[Definition]>>
  : Config;

/** Another company's page in a sandboxed frame, with all its settings of the file. */
export interface Plugin {
  title: Localised;
  /** An address, or a path at the realm's origin. */
  address: string;
  allow: PluginRight[];
  /** The facts that are added to the address as parameters. */
  passes: PluginFact[];
  size: FrameSize;
}

/** A right of a plugin beside running its scripts. */
export type PluginRight = NonNullable<PluginConfig['allow']>[number];

/** A fact about the page that a plugin gets. */
export type PluginFact = NonNullable<PluginConfig['passes']>[number];

/** Pixels, or width to height. */
export type FrameSize = { height: number } | { ratio: NonNullable<PluginConfig['ratio']> };

export type RailSource = RailSection['source'];

export type CardShape = RailSection['shape'];

/** The country restrictions of features that are on, by name. */
export type Restrictions = { [Name in FeatureSwitch]?: CountryRestrictionConfig };

/** Each is on unless it says otherwise in the schema, and matters only once a feature provides the page. */
export type FeatureSwitch = keyof FeaturesConfig;
