// Generated from schemas/realm by "npm run generate". Do not edit.
//
// A realm.json as its operator writes it: defaults left out, pictures as paths, texts plain or by language.
// `Realm` in ../realm.ts is what it becomes.

/**
 * A BCP 47 tag: a language, with a region where it matters.
 */
export type LanguageTagConfig = string;
/**
 * A text for viewers: one string in the default language, or one string for each language.
 */
export type TextConfig =
  | string
  | {
      /**
       * The text in the language that its key names.
       */
      [k: string]: string;
    };
/**
 * A picture inside the realm's folder: SVG, PNG, JPEG, WebP or AVIF.
 */
export type AssetPathConfig = string;
/**
 * A picture: its path alone, or its path with what cannot be read from the file. Its size is measured from the file.
 */
export type AssetConfig =
  | string
  | {
      src: AssetPathConfig;
      /**
       * What a viewer who cannot see the picture should know. Leave it out when the picture only decorates.
       */
      alt?: TextConfig;
      /**
       * The picture's dominant colour, shown until it has loaded. Read from an SVG's own background when left out.
       */
      tone?: ColourConfig;
    };
/**
 * A picture that fills a place of another shape, so that some of it is cut away: its path alone, or its path with what must be seen of it.
 */
export type BackgroundConfig =
  | string
  | {
      src: AssetPathConfig;
      /**
       * What a viewer who cannot see the picture should know. Leave it out when the picture only decorates.
       */
      alt?: TextConfig;
      /**
       * The picture's dominant colour, shown until it has loaded. Read from an SVG's own background when left out.
       */
      tone?: ColourConfig;
      /**
       * The point of the picture that stays in sight however it is cut, such as a face.
       */
      focus?: {
        /**
         * From the left edge of the picture (0) to its right edge (1).
         */
        x: number;
        /**
         * From the upper edge of the picture (0) to its lower edge (1).
         */
        y: number;
      };
    };
/**
 * A picture for pages of either scheme: its path, its path with what cannot be read from the file, or one picture for light pages and one for dark pages. The two should have one shape.
 */
export type LogoConfig =
  | string
  | {
      /**
       * The picture for pages of both schemes, or of the scheme that has none of its own.
       */
      src?: AssetPathConfig;
      /**
       * What a viewer who cannot see the logo should know.
       */
      alt?: TextConfig;
      /**
       * The logo's dominant colour. Read from an SVG's own background when left out.
       */
      tone?: ColourConfig;
      /**
       * The picture for light pages.
       */
      light?: AssetPathConfig;
      /**
       * The picture for dark pages.
       */
      dark?: AssetPathConfig;
    };
/**
 * A colour with six hexadecimal digits.
 */
export type ColourConfig = string;
/**
 * A name that stands in addresses: small letters, digits and hyphens.
 */
export type ClientNameConfig = string;
/**
 * Where something of a vendor's lies: an https address, or a path at the realm's origin, which is how a sandbox offers stand-ins on any port.
 */
export type VendorAddressConfig = string;
/**
 * A code that a provider's statistics know.
 */
export type CampaignCodeConfig = string;
/**
 * Where a menu leads: a page of the site by its route name, or any other address.
 */
export type TargetConfig = HrefTargetConfig | RouteTargetConfig;
/**
 * What the form asks for by which a viewer opens an account with this provider. Without it, the provider's built-in fields.
 *
 * @minItems 1
 * @maxItems 40
 */
export type FormFieldsConfig = FormFieldConfig[];
/**
 * The name under which answers are kept; one name for one term in the whole realm.
 */
export type ConsentNameConfig = string;
/**
 * Terms by their field names.
 *
 * @maxItems 40
 */
export type ConsentNamesConfig = ConsentNameConfig[];
/**
 * `true`: the feature is there. `false`: it is not. With an `addressCountryRestriction`: it is there for viewers of some countries.
 */
export type FeatureSwitchConfig =
  | boolean
  | {
      /**
       * For viewers of which countries the feature is there: by the country of their address, or else by where they are.
       */
      addressCountryRestriction: CountryRestrictionConfig;
    };
/**
 * A language by its tag, or by its tag with the language of its addresses.
 */
export type LocaleConfig =
  | string
  | {
      /**
       * Which language this is.
       */
      tag: LanguageTagConfig;
      /**
       * Which variant of the addresses this language uses.
       */
      paths?: 'default' | 'es' | 'pt' | 'debug';
    };
/**
 * A name for the section that no other section of the page has; addresses may point to it.
 */
export type SectionIdConfig = string;
/**
 * Stands in the page's address: /externalpage/{id}.
 */
export type PageIdConfig = string;
/**
 * A page of the brand's own; its type says which further keys it has.
 */
export type OwnPageConfig = SectionsPageConfig | FramePageConfig | LinkPageConfig;
/**
 * Countries by their codes of two capitals (ISO 3166-1 alpha-2).
 */
export type TerritoryCodesConfig = string[];
/**
 * A font by its character.
 */
export type FontNameConfig =
  | 'default'
  | 'condensed'
  | 'sober'
  | 'slab'
  | 'humanist'
  | 'kufi'
  | 'naskh'
  | 'rounded'
  | 'wide'
  | 'grotesque';
/**
 * One way to sign in; its type says which further keys it has.
 */
export type ProviderConfig =
  | AdobeProviderConfig
  | AdobeDcrProviderConfig
  | AppleProviderConfig
  | FacebookProviderConfig
  | FirebaseProviderConfig
  | GigyaProviderConfig
  | GoogleProviderConfig
  | IdProviderConfig
  | MagicLinkProviderConfig
  | OauthProviderConfig
  | OpenidProviderConfig
  | OpinProviderConfig
  | PasskeyProviderConfig
  | PbrProviderConfig
  | SptvProviderConfig;
/**
 * One part of a page; its type says which further keys it has.
 */
export type SectionConfig =
  | HeroSectionConfig
  | RailSectionConfig
  | GridSectionConfig
  | RichTextSectionConfig
  | BannerSectionConfig
  | PluginSectionConfig;

/**
 * One brand. This file is public: everything in it can be read by every viewer, so it never holds a secret.
 */
export interface RealmConfig {
  /**
   * The path of this schema, so that an editor can complete and explain keys.
   */
  $schema?: string;
  /**
   * The version of the format in which this file is written; see [versions](versions.md). Each file has its own.
   */
  version?: 1 | 2;
  /**
   * What this file begins from: the id of another realm in the same folder of realms, or a preset of the product as `preset:fights`. Of several, later ones win, and this file wins over all; see [inheritance](inheritance.md).
   */
  extends?: string | string[];
  /**
   * The brand's short name, as titles, sentences, letters and home screens have it. One string is the name in every language; give it by language where another script is read.
   */
  name: TextConfig;
  /**
   * The brand's name in full, as page titles, search engines and the footer have it. One string is the name in every language; give it by language where another script is read.
   */
  fullName: TextConfig;
  /**
   * One sentence about the service for search engines and shared links.
   */
  description?: TextConfig;
  /**
   * The host names at which this realm is served, without scheme or port. `<realm>.localhost` always works in addition.
   */
  hosts?: string[];
  brand: BrandConfig;
  locales: LocalesConfig;
  origin: OriginConfig;
  auth: AuthConfig;
  account?: AccountConfig;
  consents?: ConsentsConfig;
  territories?: TerritoriesConfig;
  /**
   * Whether an account may be opened and something bought through a VPN. Your origin decides; whoever uses one could be in any country.
   */
  vpn?: 'allowed' | 'refused';
  apps?: AppsConfig;
  menus?: MenusConfig;
  pages?: PagesConfig;
  theme?: ThemeConfig;
  features?: FeaturesConfig;
  analytics?: AnalyticsConfig;
  cookieConsent?: CookieConsentConfig;
  /**
   * Code of others that the brand's pages show: each runs in a sandboxed frame and reaches nothing of the page around it. A section of the type `plugin` puts one on a page; see [pages](pages.md#plugins).
   *
   * @maxItems 40
   */
  plugins?: PluginConfig[];
  /**
   * Words of the brand's own in place of the built-in ones: a language, in it keys as they stand in `labels/<locale>.json`. A key that stands in both is taken from here.
   */
  wording?: {
    /**
     * A key of the product's words, and what stands there instead.
     */
    [k: string]: {
      /**
       * What stands in place of the built-in words.
       */
      [k: string]: string;
    };
  };
  /**
   * Where the brand's legal texts stand.
   */
  legal?: {
    /**
     * The address of the terms of use: an https address, or a path that starts with one slash.
     */
    terms?: string;
    /**
     * The address of the privacy notice: an https address, or a path that starts with one slash.
     */
    privacy?: string;
  };
}
/**
 * The page on which viewers see and change what the brand knows of them.
 */
export interface AccountConfig {
  /**
   * An address of the brand's own for the account page, in every language. `/account` goes on working.
   */
  path?: string;
  /**
   * What the brand calls the account page: its heading, its title in the browser, and its entry in the account menu.
   */
  title?: TextConfig;
}
/**
 * Who is told what happens on the site. With `cookieConsent` nobody is told anything before the viewer has accepted; without it viewers are not asked, so list sinks only where that is lawful.
 */
export interface AnalyticsConfig {
  /**
   * Where events go.
   */
  sinks?: ('origin' | 'dataLayer')[];
}
/**
 * The brand's own native apps, and where viewers get them.
 */
export interface AppsConfig {
  /**
   * Apps that may begin a sign-in in the browser. It is handed back to them by a link of their own scheme.
   */
  native?: AppConfig[];
  /**
   * Where viewers get the apps. Each address stands in the footer, and phones hear of it.
   */
  stores?: {
    /**
     * The app's page at Apple's App Store.
     */
    ios?: string;
    /**
     * The app's page at Google Play.
     */
    android?: string;
  };
}
/**
 * A native app that may begin a sign-in in the browser.
 */
export interface AppConfig {
  /**
   * Stands in addresses: /oauth/{clientName}/{name}, or `bundle_id` on any page that signs in.
   */
  name: string;
  /**
   * The app's own address scheme; a code is handed over as `{scheme}://…`.
   */
  scheme: string;
}
/**
 * How viewers sign in and sign up.
 */
export interface AuthConfig {
  /**
   * The ways to sign in, in the order in which the login page offers them.
   *
   * @minItems 1
   */
  providers: ProviderConfig[];
  /**
   * Whether a viewer may open an account without being invited.
   */
  selfRegistration?: boolean;
  /**
   * Where a viewer asks for access, offered in place of sign-up when self-registration is off.
   */
  requestAccessUrl?: string;
  /**
   * Appended to the destination after a viewer's first sign-in: a query or a hash.
   */
  firstSignInSuffix?: string;
  /**
   * Appended to the addresses of providers' pages as `campaign`, one for each thing that a viewer is about to do.
   */
  campaignCodes?: {
    /**
     * For a viewer who is about to sign in.
     */
    login?: CampaignCodeConfig;
    /**
     * For a viewer who is about to open an account.
     */
    signup?: CampaignCodeConfig;
    /**
     * For a viewer who is about to buy something.
     */
    purchase?: CampaignCodeConfig;
    /**
     * For a viewer who is about to sign in because of something to watch.
     */
    signin_to_watch?: CampaignCodeConfig;
  };
}
/**
 * The pictures and marks by which viewers know the brand.
 */
export interface BrandConfig {
  /**
   * The logo in the header of every page, best as an SVG without a background. `light` and `dark` give each scheme one of its own.
   */
  logo: LogoConfig;
  /**
   * The square mark in browser tabs and on home screens.
   */
  icon?: AssetConfig;
  /**
   * The picture of a shared link, best 1200 by 630 pixels as PNG or JPEG.
   */
  socialImage?: AssetConfig;
  /**
   * The picture beside the login form.
   */
  loginBackground: {
    /**
     * The picture on wide screens, 1080 pixels wide at least.
     */
    web: BackgroundConfig;
    /**
     * The picture on wide screens in right-to-left languages, 1080 pixels wide at least.
     */
    rtl?: BackgroundConfig;
    /**
     * The picture in windows up to 1024 pixels wide, itself 820 pixels wide at least.
     */
    mobile?: BackgroundConfig;
  };
  /**
   * How a card says in which language a title is.
   */
  languageBadgeStyle?: 'code' | 'name' | 'flag';
  /**
   * The line at the very end of the footer.
   */
  legalLine?: TextConfig;
}
/**
 * A page of the site, by the name of its route. Its address follows the viewer's language.
 */
export interface RouteTargetConfig {
  /**
   * The name of a route of the product, such as home, schedule or news.
   */
  route: string;
  /**
   * Values for the parameters in the route's path. Needed for every parameter that is not optional.
   */
  params?: {
    /**
     * The value of the parameter that its key names.
     */
    [k: string]: string;
  };
}
/**
 * Any other address.
 */
export interface HrefTargetConfig {
  /**
   * An https, http or mailto address, a path that starts with one slash, or a hash such as #search.
   */
  href: string;
}
/**
 * One field of a form. Words that are left out are built in, in every language.
 */
export interface FormFieldConfig {
  /**
   * The name under which the origin receives the value. `email`, `password` and `confirmPassword` are what the viewer signs in with; `id` and `secret` are taken.
   */
  id: string;
  /**
   * What the field is, what it takes and how it is sent; see [fields](fields.md#types).
   */
  type:
    | 'text'
    | 'email'
    | 'password'
    | 'confirmPassword'
    | 'name'
    | 'fullName'
    | 'phoneNumber'
    | 'date'
    | 'birthDate'
    | 'dropdown'
    | 'taxNumber'
    | 'address'
    | 'line1'
    | 'postalCode'
    | 'administrativeLevel1';
  /**
   * What stands above the field.
   */
  label?: TextConfig;
  /**
   * A sample inside the empty field. It goes away with the first letter, so it must not be needed.
   */
  placeholder?: TextConfig;
  /**
   * A sentence below the field that helps to fill it in.
   */
  hint?: TextConfig;
  /**
   * Whether the form is only sent with it.
   */
  required?: boolean;
  /**
   * What a viewer reads who leaves out a required field.
   */
  empty?: TextConfig;
  /**
   * What a viewer reads whose value does not fit. Say what would.
   */
  error?: TextConfig;
  /**
   * What the whole value looks like, in ECMAScript's notation, without slashes and flags. Looking ahead or back and references to groups are not allowed; see [fields](fields.md#regular-expressions).
   */
  regex?: string;
  /**
   * The longest value, in characters.
   */
  size?: number;
  /**
   * Lower stands first. Equal ones keep their order in the list.
   */
  order?: number;
  /**
   * Shown, and not to be changed.
   */
  readOnly?: boolean;
  /**
   * Where a tax number or a birth date is asked for: when an account is opened, at a purchase, on the account's page. Without it, everywhere. Other types are always shown.
   */
  functionalPurpose?: ('signup' | 'purchase' | 'account')[];
  /**
   * For viewers of which countries a tax number or a birth date is asked for. Where it is shown under a restriction, it is required if the country wants tax numbers. Without it, for all.
   */
  addressCountryRestriction?: CountryRestrictionConfig;
  /**
   * What a dropdown offers, in this order. An administrativeLevel1 with options is a dropdown too.
   *
   * @maxItems 300
   */
  options?: FieldOptionConfig[];
  /**
   * The least value of a tax number, or the earliest date as yyyy-mm-dd.
   */
  minimum?: number | string;
  /**
   * The greatest value of a tax number, or the latest date as yyyy-mm-dd.
   */
  maximum?: number | string;
}
/**
 * One choice of a dropdown.
 */
export interface FieldOptionConfig {
  /**
   * What is sent to the origin.
   */
  value: string;
  /**
   * What the viewer reads.
   */
  label: TextConfig;
}
/**
 * Countries that a field or a feature is for, or not for.
 */
export interface CountryRestrictionConfig {
  /**
   * Where it is shown.
   */
  restrictionType: 'whitelist' | 'blacklist';
  /**
   * Countries by their codes of two capitals (ISO 3166-1 alpha-2).
   */
  elements: string[];
}
/**
 * What viewers read and agree to. Your origin asks it and keeps the answers; see [terms](terms.md). Without this section, what is asked is the origin's alone.
 */
export interface ConsentsConfig {
  /**
   * Every term of the realm, in any order. Which of them are asked, and when, the lists beside say.
   *
   * @maxItems 40
   */
  terms?: ConsentTermConfig[];
  /**
   * What is asked of whoever opens an account, and of every viewer who has not answered it as it is now: field names, in the order in which they are shown.
   */
  signup?: ConsentNamesConfig;
  /**
   * What is asked of whoever buys: field names, in the order in which they are shown.
   */
  purchase?: ConsentNamesConfig;
}
/**
 * Something to read, or something to agree to.
 */
export interface ConsentTermConfig {
  fieldName: ConsentNameConfig;
  /**
   * What a viewer does with the term.
   */
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  /**
   * A short name of the term. Without one, the text stands beside the box.
   */
  label?: TextConfig;
  /**
   * What is read or agreed to. Rich text: `p`, `a`, `strong`, `em`, `ul`, `ol`, `li`, `br`.
   */
  text: TextConfig;
  /**
   * Whether a choice must be ticked. Information never holds anybody up.
   */
  required?: boolean;
  /**
   * The day from which the text holds, or any text that is new whenever the text is. A new version of a required term asks every viewer again; a comma that is mended need not.
   */
  version: string;
  /**
   * What else is known of the term.
   */
  data?: {
    /**
     * `"true"`, as text, ticks a choice from the start.
     */
    default?: 'true' | 'false';
  };
  /**
   * As `data.default`, where that is absent.
   */
  defaultValue?: 'true' | 'false';
}
/**
 * With this section viewers are asked before any sink of `analytics` is told anything; see [cookie consent](cookie-consent.md). `{}` is enough: all words are built in. Without sinks nobody is asked.
 */
export interface CookieConsentConfig {
  /**
   * The version of what viewers are asked. Whoever has answered another version is asked again, and until then counts as not asked.
   */
  version?: string;
  /**
   * The heading of the question, and the name of its region.
   */
  title?: TextConfig;
  /**
   * What viewers are asked, in a few plain sentences.
   */
  text?: TextConfig;
  /**
   * The words of the button that accepts. It looks like the one that refuses.
   */
  accept?: TextConfig;
  /**
   * The words of the button that refuses. It looks like the one that accepts.
   */
  refuse?: TextConfig;
  /**
   * Where viewers read what is sent to whom: a page of the site, or an address.
   */
  policy?: TargetConfig;
  /**
   * Where viewers are asked, by codes of two capitals (ISO 3166-1 alpha-2). Elsewhere sinks are told without a question. Whoever's country the origin cannot tell is asked.
   *
   * @minItems 1
   */
  countries?: string[];
}
/**
 * What the site offers. A switch that is off takes the pages and every link to them away; a feature may also be for some countries alone, see [countries](countries.md#features-for-some-countries).
 */
export interface FeaturesConfig {
  /**
   * Offer the account page with plan, cards and receipts.
   */
  account?: FeatureSwitchConfig;
  /**
   * Offer the browse page and the grid of everything.
   */
  browse?: FeatureSwitchConfig;
  /**
   * Offer the electronic programme guide.
   */
  epg?: FeatureSwitchConfig;
  /**
   * Offer the operator's own pages.
   */
  externalPages?: FeatureSwitchConfig;
  /**
   * Offer favourite videos.
   */
  favourites?: FeatureSwitchConfig;
  /**
   * Offer fighters and rankings.
   */
  fighters?: FeatureSwitchConfig;
  /**
   * Offer gift subscriptions.
   */
  gifts?: FeatureSwitchConfig;
  /**
   * Offer favourites also to those who have not signed in: their browser keeps them, and they come into the account with the next sign-in.
   */
  guestFavourites?: FeatureSwitchConfig;
  /**
   * Offer what a viewer has watched.
   */
  history?: FeatureSwitchConfig;
  /**
   * Offer the pages of live events.
   */
  live?: FeatureSwitchConfig;
  /**
   * Offer the purchase pages for native apps.
   */
  mobileExternal?: FeatureSwitchConfig;
  /**
   * Offer several videos at once.
   */
  multiView?: FeatureSwitchConfig;
  /**
   * Offer news articles.
   */
  news?: FeatureSwitchConfig;
  /**
   * Offer playlist pages.
   */
  playlists?: FeatureSwitchConfig;
  /**
   * Offer partners' pages in a frame.
   */
  plugins?: FeatureSwitchConfig;
  /**
   * Offer a viewer's preferences.
   */
  preferences?: FeatureSwitchConfig;
  /**
   * Offer several profiles in one account.
   */
  profiles?: FeatureSwitchConfig;
  /**
   * Offer choosing and paying for a licence.
   */
  purchase?: FeatureSwitchConfig;
  /**
   * Offer the newest titles by date.
   */
  releases?: FeatureSwitchConfig;
  /**
   * Offer the schedule of events.
   */
  schedule?: FeatureSwitchConfig;
  /**
   * Offer search.
   */
  search?: FeatureSwitchConfig;
  /**
   * Offer the pages of single sections.
   */
  sections?: FeatureSwitchConfig;
  /**
   * Offer series and season pages.
   */
  series?: FeatureSwitchConfig;
  /**
   * Offer the sign-up page.
   */
  signup?: FeatureSwitchConfig;
  /**
   * Offer linking a TV provider.
   */
  tvProviders?: FeatureSwitchConfig;
  /**
   * Offer the list of upcoming events.
   */
  upcoming?: FeatureSwitchConfig;
  /**
   * Offer the pages of on-demand videos.
   */
  video?: FeatureSwitchConfig;
  /**
   * Offer watchlists.
   */
  watchlists?: FeatureSwitchConfig;
  /**
   * Offer shared rooms for live events.
   */
  watchTogether?: FeatureSwitchConfig;
  /**
   * Offer the parental-control PIN.
   */
  parentalControl?: FeatureSwitchConfig;
  /**
   * Offer signing in on a television with a code.
   */
  deviceActivation?: FeatureSwitchConfig;
  /**
   * Offer an agent of the operator looking at the site as a viewer.
   */
  impersonation?: FeatureSwitchConfig;
  /**
   * Offer the operator's preview pages.
   */
  adminPreviews?: FeatureSwitchConfig;
}
/**
 * The languages in which the site is offered, and the zone of its clock.
 */
export interface LocalesConfig {
  /**
   * The language of addresses that begin with no language (`/login`; Spanish beside it has `/es/…`), and of every plain string in this file.
   */
  default: LanguageTagConfig;
  /**
   * Every language on offer, the default among them, in the order of the language switch.
   *
   * @minItems 1
   */
  supported?: LocaleConfig[];
  /**
   * The zone in which times are written until the viewer’s own is known, by its name in the IANA database: the brand’s home.
   */
  timeZone?: string;
}
/**
 * The navigation in the header, in the footer and in the account.
 */
export interface MenusConfig {
  /**
   * Where a viewer goes when nothing else says where, after sign-in for example.
   */
  default?: TargetConfig;
  /**
   * The entries of the header, in order.
   *
   * @maxItems 12
   */
  main?: MenuItemConfig[];
  /**
   * The entries of the footer, in order.
   *
   * @maxItems 24
   */
  footer?: MenuItemConfig[];
  /**
   * The first entries of the account menu in the header and of the account page, in order: for viewers who have signed in. The menu adds the viewer’s own pages that it does not name, and sign-out.
   *
   * @maxItems 12
   */
  account?: MenuItemConfig[];
}
/**
 * One entry of a menu.
 */
export interface MenuItemConfig {
  /**
   * The words of the entry.
   */
  label: TextConfig;
  /**
   * Where the entry leads.
   */
  to: TargetConfig;
}
/**
 * The back end that holds this realm's catalogue and viewers.
 */
export interface OriginConfig {
  /**
   * Where the origin answers. Only an address on localhost may go without https.
   */
  address?: string;
  /**
   * The key by which the origin knows the realm. It is sent with every call and is not a secret.
   */
  publicKey: string;
}
/**
 * What stands on the pages that an operator composes.
 */
export interface PagesConfig {
  /**
   * The page on which viewers arrive. Left out, it shows the featured titles and a rail each of what is live, coming up and new, of series and of playlists.
   */
  home?: {
    /**
     * The parts of the page, from top to bottom.
     *
     * @minItems 1
     * @maxItems 40
     */
    sections: SectionConfig[];
  };
  /**
   * Pages of the brand's own, such as one about the brand or one for help. Each stands at `/externalpage/{id}`; a menu leads there with the route `externalPage`.
   *
   * @maxItems 100
   */
  own?: OwnPageConfig[];
}
/**
 * A page that is put together from sections, as home is.
 */
export interface SectionsPageConfig {
  /**
   * Sections.
   */
  type: 'sections';
  id: PageIdConfig;
  /**
   * The page's heading, and its title in search results.
   */
  title: TextConfig;
  /**
   * One sentence about the page for search engines and shared links.
   */
  description?: TextConfig;
  /**
   * The parts of the page, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  sections: SectionConfig[];
}
/**
 * Another site's page in a frame that keeps it apart from this one, with a link to it.
 */
export interface FramePageConfig {
  /**
   * A frame.
   */
  type: 'frame';
  id: PageIdConfig;
  /**
   * The page's heading, and its title in search results.
   */
  title: TextConfig;
  /**
   * One sentence about the page for search engines and shared links.
   */
  description?: TextConfig;
  /**
   * Where the page lies.
   */
  address: string;
  /**
   * How high the frame is, in pixels.
   */
  height?: number;
}
/**
 * An address of this site that leads to another.
 */
export interface LinkPageConfig {
  /**
   * A link.
   */
  type: 'link';
  id: PageIdConfig;
  /**
   * The page's heading, and its title in search results.
   */
  title: TextConfig;
  /**
   * Where the page lies.
   */
  address: string;
}
/**
 * Another site's page that stands as a part of the brand's own pages.
 */
export interface PluginConfig {
  /**
   * The name by which sections refer to the plugin.
   */
  id: string;
  /**
   * The heading above the plugin, and the frame's name for screen readers.
   */
  title: TextConfig;
  /**
   * Where the plugin's page lies, on a host that is none of this realm's. The policy of the brand's pages lets its origin in, and no other: it must not lead elsewhere. A path is one at the realm's origin.
   */
  address: VendorAddressConfig;
  /**
   * What the plugin may do beside running its scripts and keeping data of its own.
   */
  allow?: ('forms' | 'popups' | 'fullscreen')[];
  /**
   * What the plugin is told, as parameters of its address.
   */
  passes?: ('locale' | 'theme')[];
  /**
   * How high the frame is, in pixels. The room is kept while the plugin loads.
   */
  height?: number;
  /**
   * The frame's width to its height, in place of `height`: for what grows with the page, such as a video.
   */
  ratio?: '21:9' | '16:9' | '4:3' | '1:1' | '9:16';
}
/**
 * The countries from which an account may be opened and something bought: those that are allowed, or all but those that are blocked. Your origin decides; a page says so at once to whoever is elsewhere; see [countries](countries.md#who-may-open-an-account). Without this section, all.
 */
export interface TerritoriesConfig {
  /**
   * These alone, by their codes of two capitals (ISO 3166-1 alpha-2).
   */
  allowed?: TerritoryCodesConfig;
  /**
   * All but these, by their codes of two capitals (ISO 3166-1 alpha-2).
   */
  blocked?: TerritoryCodesConfig;
}
/**
 * The brand's look in a few choices. Every colour, size and font of the site is derived from them.
 */
export interface ThemeConfig {
  /**
   * Whether pages are light or dark.
   */
  scheme?: 'light' | 'dark' | 'auto';
  /**
   * The brand's signal colour: primary buttons, live badges, focus.
   */
  accent?: ColourConfig;
  /**
   * The tint of the grey scale, from which surfaces, lines and texts are derived.
   */
  neutral?: ColourConfig;
  /**
   * The colour of the page itself.
   */
  surface?: ColourConfig;
  /**
   * A second colour beside the accent, for gradients and ornaments.
   */
  accentAlt?: ColourConfig;
  /**
   * Colours that are others in light pages than those above.
   */
  light?: ColoursConfig;
  /**
   * Colours that are others in dark pages than those above.
   */
  dark?: ColoursConfig;
  /**
   * The voices of the brand.
   */
  fonts?: {
    /**
     * The font of headings and numbers.
     */
    display?: FontNameConfig;
    /**
     * The font of everything else.
     */
    text?: FontNameConfig;
  };
  /**
   * How round corners are.
   */
  corners?: 'sharp' | 'soft' | 'round' | 'pill';
  /**
   * How much air there is between things.
   */
  density?: 'compact' | 'regular' | 'airy';
  /**
   * How things move. A viewer who asks for less motion always gets less.
   */
  motion?: 'quick' | 'calm' | 'playful' | 'none';
  /**
   * How pictures are treated.
   */
  image?: 'plain' | 'rim' | 'duotone' | 'glow' | 'flat' | 'collage';
  /**
   * The pattern or cut that the brand is known by.
   */
  ornament?: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  /**
   * Whether headings are set in capitals.
   */
  displayCase?: 'none' | 'upper';
}
/**
 * What is left out is as in the other scheme.
 */
export interface ColoursConfig {
  /**
   * The brand's signal colour in this scheme.
   */
  accent?: ColourConfig;
  /**
   * The tint of the grey scale in this scheme.
   */
  neutral?: ColourConfig;
  /**
   * The colour of the page itself in this scheme.
   */
  surface?: ColourConfig;
  /**
   * A second colour beside the accent in this scheme.
   */
  accentAlt?: ColourConfig;
}
/**
 * One TV provider that viewers may choose.
 */
export interface TvCompanyConfig {
  /**
   * The TV provider's id, as the service's list has it.
   */
  name: string;
  /**
   * Whether it is displayed at the top, with its mark, among the featured ones. The others follow below a line.
   */
  display?: boolean;
}
/**
 * Sign-in with a TV provider, chosen from a list, through the service of Adobe. The viewer's own session speaks for the browser.
 */
export interface AdobeProviderConfig {
  /**
   * Sign-in with a TV provider through Adobe.
   */
  type: 'adobe';
  /**
   * The name under which the TV-provider service knows the brand.
   */
  requestorId: string;
  /**
   * What a TV subscription must include for a viewer to get in, as the TV-provider service names it.
   */
  resourceId: string;
  /**
   * Where the TV-provider service answers. A path is resolved against the origin's address, as in a sandbox.
   */
  baseUri: VendorAddressConfig;
  /**
   * Where viewers come back to from their TV provider: the address of this site's page /providers/success, in one language. Without it, viewers come back to that page on the host and in the language that they left.
   */
  redirectUri?: string;
  /**
   * Whether an account may not go without its TV provider: then a viewer whose account is linked cannot put the proof off, and cannot unlink.
   */
  mandatory?: boolean;
  /**
   * The TV providers that viewers may choose from, in this order. Without it, all that the service names.
   *
   * @minItems 1
   */
  allowedProviders?: TvCompanyConfig[];
  /**
   * What the button on the login page calls it, in place of the built-in words.
   */
  label?: TextConfig;
  /**
   * A mark for the button on the login page.
   */
  logoUri?: AssetConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a TV provider, chosen from a list, through the service of Adobe. Each browser registers at the service as a client of its own.
 */
export interface AdobeDcrProviderConfig {
  /**
   * Sign-in with a TV provider through Adobe, with dynamic client registration.
   */
  type: 'adobeDcr';
  /**
   * The name under which the TV-provider service knows the brand.
   */
  requestorId: string;
  /**
   * What a TV subscription must include for a viewer to get in, as the TV-provider service names it.
   */
  resourceId: string;
  /**
   * Where the TV-provider service answers. A path is resolved against the origin's address, as in a sandbox.
   */
  baseUri: VendorAddressConfig;
  /**
   * By which browsers register as a client at the service. It is signed by the service and sent from every browser: it is not a secret.
   */
  softwareStatement: string;
  /**
   * Where viewers come back to from their TV provider: the address of this site's page /providers/success, in one language. Without it, viewers come back to that page on the host and in the language that they left.
   */
  redirectUri?: string;
  /**
   * Whether an account may not go without its TV provider: then a viewer whose account is linked cannot put the proof off, and cannot unlink.
   */
  mandatory?: boolean;
  /**
   * The TV providers that viewers may choose from, in this order. Without it, all that the service names.
   *
   * @minItems 1
   */
  allowedProviders?: TvCompanyConfig[];
  /**
   * What the button on the login page calls it, in place of the built-in words.
   */
  label?: TextConfig;
  /**
   * A mark for the button on the login page.
   */
  logoUri?: AssetConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with an Apple account, in a window of Apple's.
 */
export interface AppleProviderConfig {
  /**
   * Sign-in with an Apple account.
   */
  type: 'apple';
  /**
   * The Services ID of Apple's developer site. Public; the key that belongs to it is your origin's.
   */
  clientId: string;
  /**
   * One of the return URLs that are registered at Apple for the Services ID, on the host that viewers come to. Left out, it is the address of the site's start: https://<your host>/.
   */
  callbackUri?: string;
  /**
   * Where Apple's script lies. Change it only to try things out.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a Facebook account, in a window of Facebook's.
 */
export interface FacebookProviderConfig {
  /**
   * Sign-in with a Facebook account.
   */
  type: 'facebook';
  /**
   * The app's number on Facebook's developer site. Public; the secret that belongs to it is your origin's.
   */
  appId: string;
  /**
   * Where Facebook's script lies. Change it only to try things out.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of a Firebase project: email and password, and the project's social sign-in. The first six keys are the web app's configuration as the Firebase console shows it; none of them is a secret.
 */
export interface FirebaseProviderConfig {
  /**
   * Accounts of a Firebase project.
   */
  type: 'firebase';
  /**
   * The web app's key. It names the project and protects nothing; restrict it to your hosts in the console.
   */
  apikey: string;
  /**
   * The host of the page on which social providers ask. Your own host, with /__/auth/ led to the project, where sign-in by redirect must work in every browser.
   */
  authDomain: string;
  /**
   * The project's identifier. The origin must know it as well: a sign-in for another project is refused.
   */
  projectId: string;
  /**
   * As the console shows it; sign-in does without.
   */
  storageBucket?: string;
  /**
   * As the console shows it; sign-in does without.
   */
  messagingSenderId?: string;
  /**
   * The web app's identifier, as the console shows it.
   */
  appId?: string;
  /**
   * The project's social providers that viewers may use, in the order of their buttons. Each must be switched on in the console.
   */
  providers?: ('google' | 'facebook' | 'apple')[];
  /**
   * On phones Facebook asks in place of the page instead of in a window, because many of them hand its window to the Facebook app, which does not come back. Needs an auth domain of the site's own.
   */
  facebookRedirectOnMobile?: boolean;
  /**
   * The script with which the page and the auth domain's page speak; only social providers need it. A sandbox has a stand-in for it.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * Where a Firebase Auth emulator answers instead of Google; `/` is the realm's origin, whose sandbox passes calls on to one. Never for a real project: an emulator proves nothing.
   */
  emulator?: VendorAddressConfig;
  /**
   * The name of the project's email accounts on their button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of a customer identity service whose own form (a screen-set) stands on the page. It needs both the script's address and the key.
 */
export interface GigyaProviderConfig {
  /**
   * Accounts of a customer identity service, with a form of its own.
   */
  type: 'gigya';
  /**
   * Where the service's script lies, in the data centre of your site. The key is appended to it.
   */
  scriptUrl?: VendorAddressConfig;
  /**
   * The site's key in the service's console. Public; the secret that belongs to it is your origin's.
   */
  apiKey?: string;
  /**
   * The screen-set with the screens to sign in and to register.
   */
  screenSet?: string;
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a Google account, through Google's own button and window.
 */
export interface GoogleProviderConfig {
  /**
   * Sign-in with a Google account.
   */
  type: 'google';
  /**
   * The OAuth client of Google's console, of the type web application. Public; your origin checks that tokens are made out to it.
   */
  clientId: string;
  /**
   * Where Google's script lies. Change it only to try things out.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * The product's own accounts: an identifier and a secret.
 */
export interface IdProviderConfig {
  /**
   * The product's own accounts.
   */
  type: 'id';
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a link by email, without a password. Needs another provider beside it that is no TV provider.
 */
export interface MagicLinkProviderConfig {
  /**
   * Sign-in with a link by email.
   */
  type: 'magicLink';
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
}
/**
 * Sign-in through an OAuth 2 authorisation server that is no OpenID provider; a realm may have several, each under a client name of its own.
 */
export interface OauthProviderConfig {
  /**
   * Sign-in through an OAuth 2 authorisation server.
   */
  type: 'oauth';
  /**
   * The name under which the origin knows this client. It stands in addresses: the server sends viewers back to /oauth/{clientName}.
   */
  clientName: ClientNameConfig;
  /**
   * The provider's name on its button.
   */
  label?: TextConfig;
  /**
   * The provider's own mark, on its button.
   */
  logoUri?: AssetConfig;
  fields?: FormFieldsConfig;
}
/**
 * Single sign-on with an OpenID Connect provider; a realm may have several, each under a client name of its own.
 */
export interface OpenidProviderConfig {
  /**
   * Single sign-on with OpenID Connect.
   */
  type: 'openid';
  /**
   * The name under which the origin knows this client. It stands in addresses: the provider sends viewers back to /login/openid/{clientName}.
   */
  clientName: ClientNameConfig;
  /**
   * The provider's name on its button.
   */
  label?: TextConfig;
  /**
   * The provider's own mark, on its button.
   */
  logoUri?: AssetConfig;
  /**
   * The provider's issuer identifier. With it, an answer that names another issuer is refused, and `marquee doctor` can read the provider's discovery document.
   */
  issuer?: string;
  /**
   * Where viewers change their password at the provider. With it, the account has a security page.
   */
  resetUri?: string;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of a partner network (opin): the viewer signs in on the partner's page and comes back with a token of the partner's. What the partner has opened for them comes along.
 */
export interface OpinProviderConfig {
  /**
   * Accounts of a partner network.
   */
  type: 'opin';
  /**
   * The name under which the partner and the origin know this brand. The partner's tokens are for this name and are worth nothing at another.
   */
  clientName: ClientNameConfig;
  /**
   * Where the partner asks viewers who they are. It is opened with `clientName`, `redirectUri` and `state`, and sends back to /login/opin with `opinAuthToken` and `state` behind a #.
   */
  partnerUri: VendorAddressConfig;
  /**
   * The partner's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a passkey: the viewer's device proves who they are, by face, fingerprint or PIN. Viewers add passkeys in their account, so it needs another provider beside it.
 */
export interface PasskeyProviderConfig {
  /**
   * Sign-in with a passkey.
   */
  type: 'passkey';
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
}
/**
 * Accounts of the bull riders' association: an identifier and a secret.
 */
export interface PbrProviderConfig {
  /**
   * Accounts of the bull riders' association: an identifier and a secret.
   */
  type: 'pbr';
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of the regional broadcaster: an identifier and a secret. It opens none: viewers bring theirs.
 */
export interface SptvProviderConfig {
  /**
   * Accounts of the regional broadcaster: an identifier and a secret. It opens none: viewers bring theirs.
   */
  type: 'sptv';
  /**
   * The provider's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
}
/**
 * The featured titles, large, at the top of a page.
 */
export interface HeroSectionConfig {
  /**
   * A hero.
   */
  type: 'hero';
  id: SectionIdConfig;
  /**
   * Where the heroes come from.
   */
  source?: 'featured';
  /**
   * How many heroes at most.
   */
  limit?: number;
}
/**
 * A row of cards that scrolls sideways.
 */
export interface RailSectionConfig {
  /**
   * A rail.
   */
  type: 'rail';
  id: SectionIdConfig;
  /**
   * The rail's heading.
   */
  title?: TextConfig;
  /**
   * Which titles stand in the rail.
   */
  source:
    'live' | 'upcoming' | 'replays' | 'latest' | 'videos' | 'series' | 'playlists' | 'collection';
  /**
   * The collection's id at the origin; needed with the source `collection`, and only there.
   */
  collection?: string;
  /**
   * The shape of the cards.
   */
  shape?: 'landscape' | 'portrait' | 'square';
  /**
   * How many cards the rail begins with; more are fetched as the viewer scrolls.
   */
  limit?: number;
}
/**
 * Cards, all in sight.
 */
export interface GridSectionConfig {
  /**
   * A grid.
   */
  type: 'grid';
  id: SectionIdConfig;
  /**
   * The grid's heading.
   */
  title?: TextConfig;
  /**
   * Which titles stand in the grid.
   */
  source:
    'live' | 'upcoming' | 'replays' | 'latest' | 'videos' | 'series' | 'playlists' | 'collection';
  /**
   * The collection's id at the origin; needed with the source `collection`, and only there.
   */
  collection?: string;
  /**
   * The shape of the cards.
   */
  shape?: 'landscape' | 'portrait' | 'square';
  /**
   * How many cards the grid holds at most.
   */
  limit?: number;
}
/**
 * A text with headings, lists, tables and links.
 */
export interface RichTextSectionConfig {
  /**
   * A rich text.
   */
  type: 'richText';
  id: SectionIdConfig;
  /**
   * The name under which your origin keeps this text. Its heading and its text there stand in place of these, in the languages in which it has them; these stay for when it does not answer. See [texts that your origin keeps](pages.md#texts-that-your-origin-keeps).
   */
  key?: string;
  /**
   * The text's heading.
   */
  title?: TextConfig;
  /**
   * HTML: headings, paragraphs, lists, tables, quotations, links. Whatever could run code is taken out, and so are styles.
   */
  text: TextConfig;
}
/**
 * A picture with a few words and one thing to do.
 */
export interface BannerSectionConfig {
  /**
   * A banner.
   */
  type: 'banner';
  id: SectionIdConfig;
  /**
   * The banner's heading.
   */
  title: TextConfig;
  /**
   * A sentence or two below the heading.
   */
  text?: TextConfig;
  /**
   * The picture beside the words.
   */
  image?: AssetConfig;
  /**
   * The button: its words, and where it leads.
   */
  action?: {
    /**
     * The words of the button.
     */
    label: TextConfig;
    /**
     * Where the button leads.
     */
    to: TargetConfig;
  };
}
/**
 * One of the realm's plugins, in a frame that keeps it apart from the page.
 */
export interface PluginSectionConfig {
  /**
   * A plugin.
   */
  type: 'plugin';
  id: SectionIdConfig;
  /**
   * The plugin's id under `plugins`.
   */
  plugin: string;
}
