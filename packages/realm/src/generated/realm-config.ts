// Generated from schemas/realm by "npm run generate". Do not edit.
//
// A realm.json as its operator writes it: defaults left out, pictures as paths, texts plain or by language.
// `Realm` in ../realm.ts is what it becomes.

/**
 * A BCP 47 tag: a language, with a region where it matters.
 */
export type LanguageTagConfig = string;
/**
 * A text that viewers read: one string in the default language, or one string for each language.
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
 * A picture: its path, or its path with details that are not in the file. Its size is read from the file.
 */
export type AssetConfig =
  | string
  | {
      src: AssetPathConfig;
      /**
       * The text for viewers who cannot see the picture. Leave it out when the picture is only decoration.
       */
      alt?: TextConfig;
      /**
       * The picture's dominant colour, shown until it has loaded. Read from an SVG's own background when left out.
       */
      tone?: ColourConfig;
    };
/**
 * A picture that is cropped to fit its place: its path, or its path with the point that must stay visible.
 */
export type BackgroundConfig =
  | string
  | {
      src: AssetPathConfig;
      /**
       * The text for viewers who cannot see the picture. Leave it out when the picture is only decoration.
       */
      alt?: TextConfig;
      /**
       * The picture's dominant colour, shown until it has loaded. Read from an SVG's own background when left out.
       */
      tone?: ColourConfig;
      /**
       * The point of the picture that stays visible however it is cropped, such as a face.
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
 * A picture for light and dark pages: its path, its path with details that are not in the file, or one picture for light pages and one for dark pages. Both should have the same shape.
 */
export type LogoConfig =
  | string
  | {
      /**
       * The picture for both schemes, or for the scheme without a picture of its own.
       */
      src?: AssetPathConfig;
      /**
       * The text for viewers who cannot see the logo.
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
 * A name that is used in addresses: small letters, digits and hyphens.
 */
export type ClientNameConfig = string;
/**
 * The address of a vendor's script or service: an https address, or a path at the realm's origin, as in a sandbox.
 */
export type VendorAddressConfig = string;
/**
 * A payment provider's host: an https address without a path. Only a host on this machine may be without https.
 */
export type PaymentHostConfig = string;
/**
 * A code that is used in a provider's statistics.
 */
export type CampaignCodeConfig = string;
/**
 * Where a menu leads: a page of the site by its route name, or any other address.
 */
export type TargetConfig = HrefTargetConfig | RouteTargetConfig;
/**
 * The fields of the form with which viewers open an account with this provider. Without it, the provider's built-in fields.
 *
 * @minItems 1
 * @maxItems 40
 */
export type FormFieldsConfig = FormFieldConfig[];
/**
 * The name under which answers are stored; each term of a realm has its own.
 */
export type ConsentNameConfig = string;
/**
 * Terms by their field names.
 *
 * @maxItems 40
 */
export type ConsentNamesConfig = ConsentNameConfig[];
/**
 * `true`: the feature is on. `false`: it is off. With an `addressCountryRestriction`: it is on for viewers of some countries.
 */
export type FeatureSwitchConfig =
  | boolean
  | {
      /**
       * The countries whose viewers have the feature: by the country of their address, or else by where they are.
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
       * The language.
       */
      tag: LanguageTagConfig;
      /**
       * The variant of the addresses that this language uses.
       */
      paths?: 'default' | 'es' | 'pt' | 'debug';
    };
/**
 * The section's name, unique on the page; links may lead to it.
 */
export type SectionIdConfig = string;
/**
 * The page's name in its address: /externalpage/{id}.
 */
export type PageIdConfig = string;
/**
 * One of the brand's own pages; its type decides which other keys it has.
 */
export type OwnPageConfig = SectionsPageConfig | FramePageConfig | LinkPageConfig;
/**
 * Countries by their codes of two capitals (ISO 3166-1 alpha-2).
 */
export type TerritoryCodesConfig = string[];
/**
 * A font, named by its character.
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
 * One company that takes money; its type says which further keys it has.
 */
export type PaymentProviderConfig =
  SandboxBankPaymentConfig | SandboxCardPaymentConfig | StripePaymentConfig;
/**
 * One part of a page; its type says which further keys it has.
 */
export type SectionConfig =
  | HeroSectionConfig
  | RailSectionConfig
  | GridSectionConfig
  | RichTextSectionConfig
  | BannerSectionConfig
  | PluginSectionConfig
  | ContinueWatchingSectionConfig;

/**
 * One brand. This file is public: every viewer can read it, so it must not hold a secret.
 */
export interface RealmConfig {
  /**
   * The path of this schema. With it, an editor can complete and explain keys.
   */
  $schema?: string;
  /**
   * The version of the format in which this file is written; see [versions](versions.md). Each file has its own.
   */
  version?: 1 | 2;
  /**
   * The realms or presets that this file starts from: the id of another realm in the same folder, or a preset such as `preset:fights`. Later ones win over earlier ones, and this file wins over all; see [inheritance](inheritance.md).
   */
  extends?: string | string[];
  /**
   * The brand's short name, for titles, sentences, emails and home screens. One string is the name in every language; give the name by language when a language has another script.
   */
  name: TextConfig;
  /**
   * The brand's full name, for page titles, search engines and the footer. One string is the name in every language; give the name by language when a language has another script.
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
  hsts?: HstsConfig;
  brand: BrandConfig;
  locales: LocalesConfig;
  origin: OriginConfig;
  auth: AuthConfig;
  account?: AccountConfig;
  consents?: ConsentsConfig;
  territories?: TerritoriesConfig;
  /**
   * Whether viewers may open an account or buy something through a VPN. Your origin decides; a viewer with a VPN could be in any country.
   */
  vpn?: 'allowed' | 'refused';
  commerce?: CommerceConfig;
  apps?: AppsConfig;
  menus?: MenusConfig;
  pages?: PagesConfig;
  theme?: ThemeConfig;
  features?: FeaturesConfig;
  player?: PlayerConfig;
  library?: LibraryConfig;
  analytics?: AnalyticsConfig;
  cookieConsent?: CookieConsentConfig;
  /**
   * Other companies' code on the brand's pages. Each plugin runs in a sandboxed frame and cannot reach the page around it. A section of the type `plugin` puts one on a page; see [pages](pages.md#plugins).
   *
   * @maxItems 40
   */
  plugins?: PluginConfig[];
  /**
   * The brand's own texts instead of built-in labels, by language and then by key, as in `labels/<locale>.json`. When both have a key, this one wins.
   */
  wording?: {
    /**
     * A key of a built-in label, and the brand's own text for it.
     */
    [k: string]: {
      /**
       * The brand's own text.
       */
      [k: string]: string;
    };
  };
  /**
   * The addresses of the brand's legal texts.
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
 * The page on which viewers see and change their details.
 */
export interface AccountConfig {
  /**
   * The brand's own address for the account page, in every language. `/account` still works.
   */
  path?: string;
  /**
   * The name of the account page: its heading, its title in the browser, and its entry in the account menu.
   */
  title?: TextConfig;
}
/**
 * Which sinks receive events of the site. With `cookieConsent`, no sink receives anything before the viewer has accepted; without it viewers are not asked, so list sinks only where that is lawful.
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
   * Apps that may start a sign-in in the browser. A link with the app's own scheme returns the result to the app.
   */
  native?: AppConfig[];
  /**
   * The apps' pages in stores. The footer links to each, and phones offer them.
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
 * A native app that may start a sign-in in the browser.
 */
export interface AppConfig {
  /**
   * The name of the app in addresses: /oauth/{clientName}/{name}, or `bundle_id` on any sign-in page.
   */
  name: string;
  /**
   * The app's own address scheme; the app gets a code at `{scheme}://…`.
   */
  scheme: string;
}
/**
 * How viewers sign in and sign up.
 */
export interface AuthConfig {
  /**
   * The ways to sign in, in the order of the sign-in page.
   *
   * @minItems 1
   */
  providers: ProviderConfig[];
  /**
   * Whether a viewer may open an account without an invitation.
   */
  selfRegistration?: boolean;
  /**
   * The page on which a viewer asks for access. The sign-in page links to it instead of sign-up when self-registration is off.
   */
  requestAccessUrl?: string;
  /**
   * A query or a hash that is added to the destination after a viewer's first sign-in.
   */
  firstSignInSuffix?: string;
  /**
   * Codes that are added as `campaign` to the addresses of providers' pages, one for each thing that a viewer is about to do.
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
 * The brand's logo, icon and pictures.
 */
export interface BrandConfig {
  /**
   * The logo in the header of every page, best as an SVG without a background. `light` and `dark` give each scheme its own logo.
   */
  logo: LogoConfig;
  /**
   * The square icon in browser tabs and on home screens.
   */
  icon?: AssetConfig;
  /**
   * The picture of a shared link, best as PNG or JPEG with 1200 by 630 pixels.
   */
  socialImage?: AssetConfig;
  /**
   * The picture beside the sign-in form.
   */
  loginBackground: {
    /**
     * The picture on wide screens, at least 1080 pixels wide.
     */
    web: BackgroundConfig;
    /**
     * The picture on wide screens in right-to-left languages, at least 1080 pixels wide.
     */
    rtl?: BackgroundConfig;
    /**
     * The picture in windows up to 1024 pixels wide, at least 820 pixels wide.
     */
    mobile?: BackgroundConfig;
  };
  /**
   * How a card shows the language of a title.
   */
  languageBadgeStyle?: 'code' | 'name' | 'flag';
  /**
   * The last line of the footer.
   */
  legalLine?: TextConfig;
}
/**
 * What viewers can buy and how they pay; see [selling](selling.md). Licences and prices are your origin's. Without this section nothing is sold.
 */
export interface CommerceConfig {
  /**
   * Whether licences that cost nothing are among those that viewers can choose.
   */
  offerFree?: boolean;
  /**
   * The currencies of this realm's prices.
   */
  currencies: {
    /**
     * The currency where `byCountry` names no other.
     */
    default: string;
    /**
     * The currency of a country, by the country's code of two capitals.
     */
    byCountry?: {
      /**
       * A currency's code of three capitals (ISO 4217).
       */
      [k: string]: string;
    };
  };
  /**
   * Whether prices are shown with tax; see [taxes](taxes.md). Your origin computes it.
   */
  tax?: {
    /**
     * Whether prices are shown with tax or without.
     */
    display?: 'inclusive' | 'exclusive';
    /**
     * Countries where it is otherwise, by their codes of two capitals.
     */
    byCountry?: {
      /**
       * Whether prices are shown with tax or without in this country.
       */
      [k: string]: 'inclusive' | 'exclusive';
    };
  };
  /**
   * The ways to pay, in the order in which viewers read them. A viewer is offered those of their country whose provider takes the currency.
   *
   * @minItems 1
   * @maxItems 20
   */
  methods: PaymentMethodConfig[];
  /**
   * The companies that take the money; see [payment providers](payment-providers.md).
   *
   * @minItems 1
   * @maxItems 10
   */
  providers: PaymentProviderConfig[];
  /**
   * How licences are shown where viewers choose one.
   */
  licences?: {
    /**
     * The licences by their ids at your origin, first one first. Others follow by rank.
     *
     * @maxItems 100
     */
    order?: number[];
    /**
     * The licence that is set apart from the others, by its id at your origin.
     */
    marked?: number;
    /**
     * The text on the marked licence. Say only what is true: "Most chosen" must be.
     */
    mark?: TextConfig;
  };
  /**
   * What has had a free trial does not get another: one of these is enough to refuse it.
   */
  trialOncePer?: ('viewer' | 'card' | 'email')[];
  /**
   * Who sells, and under which terms. Receipts and the checkout show it.
   */
  legal?: {
    /**
     * The company that viewers have a contract with, by its registered name.
     */
    seller?: string;
    /**
     * The postal address of the company, in one line.
     */
    address?: string;
    /**
     * The tax number on receipts.
     */
    taxId?: string;
    /**
     * The address of the text on the right to withdraw: an https address, or a path that starts with one slash. Needed where viewers in the European Union may buy.
     */
    withdrawal?: string;
  };
  /**
   * Where viewers get help with a payment: an https address, `mailto:` with an address, or a path that starts with one slash.
   */
  support?: string;
}
/**
 * One way to pay.
 */
export interface PaymentMethodConfig {
  /**
   * The way to pay.
   */
  type: 'card' | 'bancontact' | 'ideal' | 'pix' | 'alipay' | 'wepay';
  /**
   * The type of the entry of `providers` that takes it.
   */
  provider: string;
  /**
   * Only for viewers of these countries, by their codes of two capitals.
   *
   * @minItems 1
   */
  countries?: string[];
  /**
   * Only for prices in these currencies, by their codes of three capitals.
   *
   * @minItems 1
   */
  currencies?: string[];
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
   * Values for the parameters in the route's path. Every parameter that is not optional needs one.
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
 * One field of a form. Texts that you leave out are built in, in every language.
 */
export interface FormFieldConfig {
  /**
   * The name under which the origin receives the value. Viewers sign in with `email` and `password`; `confirmPassword` repeats the password. `id` and `secret` are reserved.
   */
  id: string;
  /**
   * The kind of field: what it takes and how the value is sent; see [fields](fields.md#types).
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
   * The text above the field.
   */
  label?: TextConfig;
  /**
   * An example inside the empty field. It disappears with the first letter, so put no necessary help in it.
   */
  placeholder?: TextConfig;
  /**
   * A sentence below the field that helps to fill it in.
   */
  hint?: TextConfig;
  /**
   * Whether viewers must fill in the field.
   */
  required?: boolean;
  /**
   * The message when a required field is empty.
   */
  empty?: TextConfig;
  /**
   * The message when the value is wrong. Say which values are right.
   */
  error?: TextConfig;
  /**
   * A regular expression for the whole value, in ECMAScript's notation, without slashes and flags. Looking ahead or back and references to groups are not allowed; see [fields](fields.md#regular-expressions).
   */
  regex?: string;
  /**
   * The longest value, in characters.
   */
  size?: number;
  /**
   * The place in the form: lower numbers come first. Fields with the same number keep their order in the list.
   */
  order?: number;
  /**
   * Whether the field is shown but cannot be changed.
   */
  readOnly?: boolean;
  /**
   * Where a tax number or a birth date is shown: when an account is opened, at a purchase, on the account page. Without it, everywhere. Other types are always shown.
   */
  functionalPurpose?: ('signup' | 'purchase' | 'account')[];
  /**
   * The countries in which a tax number or a birth date is shown. A field with a restriction is required if the country wants tax numbers. Without it, the field is shown in all countries.
   */
  addressCountryRestriction?: CountryRestrictionConfig;
  /**
   * The choices of a dropdown, in order. An administrativeLevel1 with options is a dropdown, too.
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
   * The value that is sent to the origin.
   */
  value: string;
  /**
   * The text that viewers read.
   */
  label: TextConfig;
}
/**
 * The countries in which a field or a feature is shown, or in which it is not.
 */
export interface CountryRestrictionConfig {
  /**
   * Whether the list names the countries where it is shown, or those where it is not.
   */
  restrictionType: 'whitelist' | 'blacklist';
  /**
   * Countries by their codes of two capitals (ISO 3166-1 alpha-2).
   */
  elements: string[];
}
/**
 * What viewers read and agree to. Your origin serves the terms and stores the answers; see [terms](terms.md). Without this section, your origin alone decides the terms.
 */
export interface ConsentsConfig {
  /**
   * Every term of the realm, in any order. `signup` and `purchase` say when each is shown.
   *
   * @maxItems 40
   */
  terms?: ConsentTermConfig[];
  /**
   * The terms for opening an account, also for viewers who have not answered the current versions: field names, in the order in which they are shown.
   */
  signup?: ConsentNamesConfig;
  /**
   * The terms for a purchase: field names, in the order in which they are shown.
   */
  purchase?: ConsentNamesConfig;
}
/**
 * A text to read, or a text to agree to.
 */
export interface ConsentTermConfig {
  fieldName: ConsentNameConfig;
  /**
   * What a viewer does with the term.
   */
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  /**
   * A short name of the term. Without one, the text is beside the box.
   */
  label?: TextConfig;
  /**
   * The text that viewers read or agree to. Rich text: `p`, `a`, `strong`, `em`, `ul`, `ol`, `li`, `br`.
   */
  text: TextConfig;
  /**
   * Whether a choice must be ticked. Information never stops a viewer.
   */
  required?: boolean;
  /**
   * The date from which the text holds, or another value that is new for each new text. When a required term has a new version, every viewer is asked again; keep the version when you only correct a comma.
   */
  version: string;
  /**
   * More about the term.
   */
  data?: {
    /**
     * `"true"`, as text, ticks a choice from the start.
     */
    default?: 'true' | 'false';
  };
  /**
   * The same as `data.default`, which wins when both are given.
   */
  defaultValue?: 'true' | 'false';
}
/**
 * With this section, viewers are asked before any sink of `analytics` receives anything; see [cookie consent](cookie-consent.md). `{}` is enough: all texts are built in. Without sinks, viewers are not asked.
 */
export interface CookieConsentConfig {
  /**
   * The version of the question. A viewer who answered another version is asked again, and until then counts as not asked.
   */
  version?: string;
  /**
   * The heading of the question, and the name of its region.
   */
  title?: TextConfig;
  /**
   * The question, in a few plain sentences.
   */
  text?: TextConfig;
  /**
   * The text of the button that accepts. Both buttons look the same.
   */
  accept?: TextConfig;
  /**
   * The text of the button that refuses. Both buttons look the same.
   */
  refuse?: TextConfig;
  /**
   * The page where viewers read what is sent to whom: a page of the site, or an address.
   */
  policy?: TargetConfig;
  /**
   * The countries in which viewers are asked, by codes of two capitals (ISO 3166-1 alpha-2). In other countries, sinks receive events without a question. A viewer whose country the origin does not know is asked.
   *
   * @minItems 1
   */
  countries?: string[];
}
/**
 * What the site offers. A switch that is off removes the pages and every link to them. A feature may also be for some countries only; see [countries](countries.md#features-for-some-countries).
 */
export interface FeaturesConfig {
  /**
   * Offer the account page with plan, cards and receipts.
   */
  account?: FeatureSwitchConfig;
  /**
   * Offer the browse page with a grid of all titles.
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
   * Offer favourites also to viewers who have not signed in. Their browser stores the favourites, and the next sign-in adds them to the account.
   */
  guestFavourites?: FeatureSwitchConfig;
  /**
   * Offer the list of titles that a viewer has watched.
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
   * Offer the page of a viewer's preferences.
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
   * Let an agent of the operator see the site as a viewer.
   */
  impersonation?: FeatureSwitchConfig;
  /**
   * Offer the operator's preview pages.
   */
  adminPreviews?: FeatureSwitchConfig;
}
/**
 * How long browsers request the brand's hosts over https alone (HTTP Strict Transport Security). Pages have this header when they are sent over https; see [deploy](../deploy.md#https-alone).
 */
export interface HstsConfig {
  /**
   * The seconds for which a browser remembers it after each visit. 0 takes it back: browsers forget it at the next visit.
   */
  maxAge?: number;
  /**
   * Whether it also holds for every host below the brand's hosts. Browsers then open none of them over http, also hosts that Marquee does not serve.
   */
  includeSubDomains?: boolean;
}
/**
 * What viewers keep in their accounts: watchlists, profiles and the PIN of parental control; see [the viewer's own](library.md).
 */
export interface LibraryConfig {
  /**
   * How many watchlists a profile may have. The origin keeps 100 at most.
   */
  lists?: number;
  /**
   * How many titles a watchlist may have. The origin keeps 1000 at most.
   */
  titles?: number;
  /**
   * Whether viewers can share a watchlist by a link, which everybody can open who has it.
   */
  sharing?: boolean;
  /**
   * How many profiles an account may have. With 1 there is none beside the account's own.
   */
  profiles?: number;
  /**
   * The minimum age up to which a new child's profile may watch titles, until a grown-up sets another.
   */
  childRating?: number;
  /**
   * How many digits a new PIN has. One that was set before keeps its length.
   */
  pinLength?: number;
  /**
   * From this minimum age of a title on, restricted accounts are asked for the PIN before it plays.
   */
  pinFromRating?: number;
  /**
   * Whether restricted accounts are asked for the PIN before they buy.
   */
  pinAtPurchase?: boolean;
}
/**
 * The languages of the site, and its time zone.
 */
export interface LocalesConfig {
  /**
   * The language of addresses without a language prefix (`/login`; Spanish has `/es/…`), and of every plain string in this file.
   */
  default: LanguageTagConfig;
  /**
   * Every language of the site, with the default, in the order of the language switch.
   *
   * @minItems 1
   */
  supported?: LocaleConfig[];
  /**
   * The time zone of the brand’s home, by its name in the IANA database. Pages show times in it until the viewer’s own time zone is known.
   */
  timeZone?: string;
}
/**
 * The navigation in the header, in the footer and in the account.
 */
export interface MenusConfig {
  /**
   * The page that viewers go to when they came for no other, for example after signing in.
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
   * The first entries of the account menu in the header and of the account page, in order, for viewers who have signed in. The menu adds the viewer’s other pages and sign-out.
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
   * The text of the entry.
   */
  label: TextConfig;
  /**
   * The page that the entry leads to.
   */
  to: TargetConfig;
}
/**
 * The back end that holds this realm's catalogue and viewers.
 */
export interface OriginConfig {
  /**
   * The address of the origin. Only an address on localhost may be without https.
   */
  address?: string;
  /**
   * The key by which the origin knows the realm. It is sent with every call and is not a secret.
   */
  publicKey: string;
  /**
   * The hosts from which playlists, segments, captions and thumbnails come when it is not the origin's own. A page loads media from no other host. Only an address on localhost may be without https.
   */
  media?: string[];
}
/**
 * The content of the pages that an operator composes.
 */
export interface PagesConfig {
  /**
   * The start page. Left out, it shows the featured titles, and one rail each for live events, coming events, new videos, series and playlists.
   */
  home?: {
    /**
     * The sections of the page, from top to bottom.
     *
     * @minItems 1
     * @maxItems 40
     */
    sections: SectionConfig[];
  };
  /**
   * The brand's own pages, such as one about the brand or one for help. The address of each is `/externalpage/{id}`; a menu leads there with the route `externalPage`.
   *
   * @maxItems 100
   */
  own?: OwnPageConfig[];
}
/**
 * A page of sections, as home is.
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
   * The sections of the page, from top to bottom.
   *
   * @minItems 1
   * @maxItems 40
   */
  sections: SectionConfig[];
}
/**
 * A page of another site in an isolated frame, with a link to it.
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
   * The address of the other site's page.
   */
  address: string;
  /**
   * The height of the frame, in pixels.
   */
  height?: number;
}
/**
 * An address of this site that leads to another site.
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
   * The address of the other site's page.
   */
  address: string;
}
/**
 * How titles are played; see [watching](watching.md#the-player).
 */
export interface PlayerConfig {
  /**
   * How many seconds a press on the buttons back and forward, or on an arrow key, leads. Viewers know 10.
   */
  skip?: number;
  /**
   * The speeds that viewers may choose for a title on demand. Normal speed is always one of them; with an empty list there is nothing to choose.
   */
  speeds?: (0.25 | 0.5 | 0.75 | 1 | 1.25 | 1.5 | 1.75 | 2 | 3)[];
  /**
   * The largest picture that is played, by its height in pixels. Viewers can choose no larger one. A browser that plays HLS by itself, without Media Source Extensions, chooses alone.
   */
  qualityCap?: 360 | 480 | 720 | 1080 | 1440 | 2160;
  /**
   * Whether a title begins by itself when a viewer has come to its page by a link of the site. A viewer who asks for less motion or saves data always presses Play first.
   */
  autoplay?: 'off' | 'muted' | 'sound';
  /**
   * After so many minutes without a press a title on demand pauses, and the viewer is asked whether they are still watching; after three episodes without a press they are asked before the next. With 0 they are never asked. Live events go on.
   */
  stillThere?: number;
  /**
   * Whether a hero moves behind its words, without sound, where the origin has a moving picture of it. It never does for a viewer who asks for less motion or saves data, on a slow connection, nor in a narrow window.
   */
  backgroundVideo?: boolean;
  /**
   * A mark of the brand in an upper corner of the moving picture, below captions and controls.
   */
  watermark?: WatermarkConfig;
  /**
   * Whether viewers may play titles on a television that their browser finds, such as one with Google Cast. No vendor's script is loaded for it. AirPlay needs no leave of the realm. Your origin may forbid both for a title (`castable`).
   */
  castReceiver?: 'none' | 'default';
}
/**
 * A mark of the brand in an upper corner of the moving picture, below captions and controls.
 */
export interface WatermarkConfig {
  /**
   * The mark, best as an SVG without a background, in colours that are seen on white and on black. It is decoration: screen readers do not tell it.
   */
  image: AssetConfig;
  /**
   * The upper corner in which the mark is.
   */
  corner?: 'start' | 'end';
}
/**
 * A page of another site that is shown as a part of the brand's pages.
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
   * The address of the plugin's page, on a host that is not one of this realm's. The policy of the brand's pages allows only this origin in the frame, so the plugin must not lead to another. A path is a path at the realm's origin.
   */
  address: VendorAddressConfig;
  /**
   * What the plugin may do, besides running its scripts and storing its own data.
   */
  allow?: ('forms' | 'popups' | 'fullscreen')[];
  /**
   * What the plugin receives, as parameters of its address.
   */
  passes?: ('locale' | 'theme')[];
  /**
   * The height of the frame, in pixels. The page keeps this room while the plugin loads.
   */
  height?: number;
  /**
   * The ratio of the frame's width to its height, instead of `height`: for content that grows with the page, such as a video.
   */
  ratio?: '21:9' | '16:9' | '4:3' | '1:1' | '9:16';
}
/**
 * The countries in which viewers may open an account or buy something: those that are allowed, or all except those that are blocked. Your origin decides; viewers in other countries read it before they type; see [countries](countries.md#who-may-open-an-account). Without this section, all countries.
 */
export interface TerritoriesConfig {
  /**
   * Only these countries, by their codes of two capitals (ISO 3166-1 alpha-2).
   */
  allowed?: TerritoryCodesConfig;
  /**
   * All countries except these, by their codes of two capitals (ISO 3166-1 alpha-2).
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
   * The tint of the greys, from which surfaces, lines and texts are derived.
   */
  neutral?: ColourConfig;
  /**
   * The colour of the page.
   */
  surface?: ColourConfig;
  /**
   * A second colour beside the accent, for gradients and ornaments.
   */
  accentAlt?: ColourConfig;
  /**
   * Other colours for light pages.
   */
  light?: ColoursConfig;
  /**
   * Other colours for dark pages.
   */
  dark?: ColoursConfig;
  /**
   * The fonts of the brand.
   */
  fonts?: {
    /**
     * The font of headings and numbers.
     */
    display?: FontNameConfig;
    /**
     * The font of all other text.
     */
    text?: FontNameConfig;
  };
  /**
   * The shape of corners.
   */
  corners?: 'sharp' | 'soft' | 'round' | 'pill';
  /**
   * How much space there is around and inside controls, cards and sections.
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
   * The pattern or shape that the brand draws behind and between sections.
   */
  ornament?: 'none' | 'cut' | 'grain' | 'star-grid' | 'tiles' | 'bands';
  /**
   * Whether headings are set in capitals.
   */
  displayCase?: 'none' | 'upper';
}
/**
 * The colours of one scheme. A key that is left out has the theme's value.
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
   * The colour of the page in this scheme.
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
   * The TV provider's id in the service's list.
   */
  name: string;
  /**
   * Whether the TV provider is shown at the top, with its logo. The others follow below a line.
   */
  display?: boolean;
}
/**
 * Sign-in with a TV provider, chosen from a list, through the service of Adobe. The viewer's session at the origin identifies the browser.
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
   * What a viewer's TV subscription must include, as the TV-provider service names it.
   */
  resourceId: string;
  /**
   * The address of the TV-provider service. A path is a path at the origin, as in a sandbox.
   */
  baseUri: VendorAddressConfig;
  /**
   * The address to which viewers return from their TV provider: this site's page /providers/success, in one language. Without it, viewers return to that page on the host and in the language that they left.
   */
  redirectUri?: string;
  /**
   * Whether a viewer whose account is linked to a TV provider must sign in there at every sign-in, and cannot unlink it.
   */
  mandatory?: boolean;
  /**
   * The TV providers that viewers may choose from, in order. Without it, all that the service has.
   *
   * @minItems 1
   */
  allowedProviders?: TvCompanyConfig[];
  /**
   * The text of the button on the sign-in page, instead of the built-in text.
   */
  label?: TextConfig;
  /**
   * A logo for the button on the sign-in page.
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
   * What a viewer's TV subscription must include, as the TV-provider service names it.
   */
  resourceId: string;
  /**
   * The address of the TV-provider service. A path is a path at the origin, as in a sandbox.
   */
  baseUri: VendorAddressConfig;
  /**
   * The statement with which browsers register as a client at the service. The service signs it and every browser sends it: it is not a secret.
   */
  softwareStatement: string;
  /**
   * The address to which viewers return from their TV provider: this site's page /providers/success, in one language. Without it, viewers return to that page on the host and in the language that they left.
   */
  redirectUri?: string;
  /**
   * Whether a viewer whose account is linked to a TV provider must sign in there at every sign-in, and cannot unlink it.
   */
  mandatory?: boolean;
  /**
   * The TV providers that viewers may choose from, in order. Without it, all that the service has.
   *
   * @minItems 1
   */
  allowedProviders?: TvCompanyConfig[];
  /**
   * The text of the button on the sign-in page, instead of the built-in text.
   */
  label?: TextConfig;
  /**
   * A logo for the button on the sign-in page.
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
   * The Services ID of Apple's developer site. It is public; the key for it belongs to your origin.
   */
  clientId: string;
  /**
   * One of the return URLs that are registered at Apple for the Services ID, on the host of the site. Left out, it is the address of the start page: https://<your host>/.
   */
  callbackUri?: string;
  /**
   * The address of Apple's script. Change it only for tests.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, instead of the built-in name.
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
   * The app's number on Facebook's developer site. It is public; the secret for it belongs to your origin.
   */
  appId: string;
  /**
   * The address of Facebook's script. Change it only for tests.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, instead of the built-in name.
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
   * The host of the page on which viewers sign in with social providers. For redirect sign-in in every browser, use your own host, which passes /__/auth/ on to the project.
   */
  authDomain: string;
  /**
   * The project's identifier. The origin must know it as well: a sign-in for another project is refused.
   */
  projectId: string;
  /**
   * As the console shows it; sign-in does not need it.
   */
  storageBucket?: string;
  /**
   * As the console shows it; sign-in does not need it.
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
   * Whether Facebook replaces the page on phones instead of opening a window. Many phones open the window in the Facebook app, which does not come back. Needs an auth domain of the site's own.
   */
  facebookRedirectOnMobile?: boolean;
  /**
   * The script that connects the page with the auth domain's page; only social providers need it. A sandbox has a stand-in for it.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The address of a Firebase Auth emulator that answers instead of Google; `/` is the realm's origin, and the sandbox passes calls on to one. Never use it for a real project: an emulator proves nothing.
   */
  emulator?: VendorAddressConfig;
  /**
   * The name of the project's email accounts on their button, instead of the built-in name.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of a customer identity service whose own form (a screen-set) is on the page. It needs both the script's address and the key.
 */
export interface GigyaProviderConfig {
  /**
   * Accounts of a customer identity service, with a form of its own.
   */
  type: 'gigya';
  /**
   * The address of the service's script, in the data centre of your site. The key is added to it.
   */
  scriptUrl?: VendorAddressConfig;
  /**
   * The site's key in the service's console. It is public; the secret for it belongs to your origin.
   */
  apiKey?: string;
  /**
   * The screen-set with the screens to sign in and to register.
   */
  screenSet?: string;
  /**
   * The provider's name on its button, instead of the built-in name.
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
   * The OAuth client of Google's console, of the type web application. It is public; your origin checks that tokens are for it.
   */
  clientId: string;
  /**
   * The address of Google's script. Change it only for tests.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The provider's name on its button, instead of the built-in name.
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
   * The provider's name on its button, instead of the built-in name.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a link by email, without a password. It needs another provider beside it that is not a TV provider.
 */
export interface MagicLinkProviderConfig {
  /**
   * Sign-in with a link by email.
   */
  type: 'magicLink';
  /**
   * The provider's name on its button, instead of the built-in name.
   */
  label?: TextConfig;
}
/**
 * Sign-in through an OAuth 2 authorisation server that is not an OpenID provider. A realm may have several, each with its own client name.
 */
export interface OauthProviderConfig {
  /**
   * Sign-in through an OAuth 2 authorisation server.
   */
  type: 'oauth';
  /**
   * The name under which the origin knows this client. It is part of the return address: /oauth/{clientName}.
   */
  clientName: ClientNameConfig;
  /**
   * The provider's name on its button.
   */
  label?: TextConfig;
  /**
   * The provider's logo, on its button.
   */
  logoUri?: AssetConfig;
  fields?: FormFieldsConfig;
}
/**
 * Single sign-on with an OpenID Connect provider. A realm may have several, each with its own client name.
 */
export interface OpenidProviderConfig {
  /**
   * Single sign-on with OpenID Connect.
   */
  type: 'openid';
  /**
   * The name under which the origin knows this client. It is part of the return address: /login/openid/{clientName}.
   */
  clientName: ClientNameConfig;
  /**
   * The provider's name on its button.
   */
  label?: TextConfig;
  /**
   * The provider's logo, on its button.
   */
  logoUri?: AssetConfig;
  /**
   * The provider's issuer identifier. With it, an answer that names another issuer is refused, and `marquee doctor` can read the provider's discovery document.
   */
  issuer?: string;
  /**
   * The page where viewers change their password at the provider. With it, the account has a security page.
   */
  resetUri?: string;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of a partner network (opin): the viewer signs in on the partner's page and comes back with a token of the partner, and with the licences that they have there.
 */
export interface OpinProviderConfig {
  /**
   * Accounts of a partner network.
   */
  type: 'opin';
  /**
   * The name under which the partner and the origin know this brand. The partner's tokens work only for this name.
   */
  clientName: ClientNameConfig;
  /**
   * The partner's sign-in page. The site opens it with `clientName`, `redirectUri` and `state`; it sends viewers back to /login/opin with `opinAuthToken` and `state` after a #.
   */
  partnerUri: VendorAddressConfig;
  /**
   * The partner's name on its button, in place of the built-in one.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Sign-in with a passkey: the viewer's device checks their face, fingerprint or PIN. Viewers add passkeys in their account, so it needs another provider beside it.
 */
export interface PasskeyProviderConfig {
  /**
   * Sign-in with a passkey.
   */
  type: 'passkey';
  /**
   * The provider's name on its button, instead of the built-in name.
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
   * The provider's name on its button, instead of the built-in name.
   */
  label?: TextConfig;
  fields?: FormFieldsConfig;
}
/**
 * Accounts of the regional broadcaster: an identifier and a secret. Viewers cannot open new accounts with it.
 */
export interface SptvProviderConfig {
  /**
   * Accounts of the regional broadcaster: an identifier and a secret. Viewers cannot open new accounts with it.
   */
  type: 'sptv';
  /**
   * The provider's name on its button, instead of the built-in name.
   */
  label?: TextConfig;
}
/**
 * The sandbox's bank, whose pages viewers go to and come back from, for trying methods with a redirect without real money.
 */
export interface SandboxBankPaymentConfig {
  /**
   * The sandbox's bank.
   */
  type: 'sandboxBank';
  /**
   * The host of the bank's pages, without a path: viewers are sent to no other. A host under `.localhost` is written without port.
   */
  address: PaymentHostConfig;
}
/**
 * The sandbox's card company, for trying purchases without real money. A card's number is entered in a frame of its own site and never reaches yours.
 */
export interface SandboxCardPaymentConfig {
  /**
   * The sandbox's card company.
   */
  type: 'sandboxCard';
  /**
   * The host of the card form and of the pages where a card's issuer asks the viewer, without a path. It must not be a host of this realm. A host under `.localhost` is written without port, so that the sandbox may use any.
   */
  frame: PaymentHostConfig;
  /**
   * The host of the pages where a card's issuer asks the viewer, when it is not the card form's.
   */
  challenge?: PaymentHostConfig;
}
/**
 * Cards through Stripe's own form. Pay pages load Stripe's script; other pages do not.
 */
export interface StripePaymentConfig {
  /**
   * Stripe.
   */
  type: 'stripe';
  /**
   * The key that begins with `pk_`, from Stripe's dashboard. It is public; the secret key belongs to your origin alone.
   */
  publishableKey: string;
  /**
   * The release of Stripe's script, which is a part of its address. A newer one may behave in another way: try it first.
   */
  train?: string;
  /**
   * The address of Stripe's script. Change it only for tests.
   */
  scriptUri?: VendorAddressConfig;
  /**
   * The host of the script's frames. Change it only for tests.
   */
  frames?: PaymentHostConfig;
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
   * Which titles the heroes show.
   */
  source?: 'featured';
  /**
   * The largest number of heroes.
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
   * Which titles the rail shows.
   */
  source:
    'live' | 'upcoming' | 'replays' | 'latest' | 'videos' | 'series' | 'playlists' | 'collection';
  /**
   * The collection's id at the origin; only with the source `collection`, which needs it.
   */
  collection?: string;
  /**
   * The shape of the cards.
   */
  shape?: 'landscape' | 'portrait' | 'square';
  /**
   * The number of cards at first; more are loaded as the viewer scrolls.
   */
  limit?: number;
}
/**
 * Cards in rows, all visible.
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
   * Which titles the grid shows.
   */
  source:
    'live' | 'upcoming' | 'replays' | 'latest' | 'videos' | 'series' | 'playlists' | 'collection';
  /**
   * The collection's id at the origin; only with the source `collection`, which needs it.
   */
  collection?: string;
  /**
   * The shape of the cards.
   */
  shape?: 'landscape' | 'portrait' | 'square';
  /**
   * The largest number of cards.
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
   * The name under which your origin stores this text. The page shows the origin's heading and text in the languages that it has, and the ones in this file when it does not answer. See [texts that your origin keeps](pages.md#texts-that-your-origin-keeps).
   */
  key?: string;
  /**
   * The text's heading.
   */
  title?: TextConfig;
  /**
   * HTML: headings, paragraphs, lists, tables, quotations, links. Everything that could run code is removed, and so are styles.
   */
  text: TextConfig;
}
/**
 * A picture with a few words and one button.
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
   * The picture beside the text.
   */
  image?: AssetConfig;
  /**
   * The button: its text, and the page that it leads to.
   */
  action?: {
    /**
     * The text of the button.
     */
    label: TextConfig;
    /**
     * The page that the button leads to.
     */
    to: TargetConfig;
  };
}
/**
 * One of the realm's plugins, in an isolated frame.
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
/**
 * What the viewer has begun and not finished, the last first. Guests and viewers without a history do not see it.
 */
export interface ContinueWatchingSectionConfig {
  /**
   * What the viewer goes on with.
   */
  type: 'continueWatching';
  id: SectionIdConfig;
  /**
   * The heading.
   */
  title?: TextConfig;
}
