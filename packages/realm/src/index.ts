export { isLocalHost } from './addresses/local-host';
export { parseUrl } from './addresses/parse-url';
export { tokenText } from './addresses/token-text';
export type { AddressOf } from './addresses/vendor-address';
export { vendorAddress } from './addresses/vendor-address';
export { pagesOf } from './checks/accent-grounds';
export { unspoken } from './checks/languages';
export type { Difference, Side } from './compare/compare';
export { compareConfigs } from './compare/compare';
export type { Group } from './compare/groups';
export { GROUPS, groupOf } from './compare/groups';
export { METHOD_CURRENCIES } from './countries/method-currencies';
export type { Territories } from './countries/territories';
export { isInside } from './countries/territories';
export { spokenPath } from './document/pointer';
export type { Finding, Fix, Severity, TextEdit } from './findings/finding';
export type {
  DescribedFinding,
  FormatOptions,
  FrameLine,
  NoteHeading,
} from './findings/format-findings';
export { describeFinding, formatFindings } from './findings/format-findings';
export { closest } from './findings/suggestions';
export { applyEdits } from './fixes/apply-edits';
export type { ProviderProbes } from './generated/probes';
export { PROBES } from './generated/probes';
export type { RealmConfig } from './generated/realm-config';
export type { PathVariant, RouteName } from './generated/routes';
export type { Base } from './inheritance/base';
export type { Explained, Place } from './inheritance/explain';
export { explain, explainRealm, placeOf } from './inheritance/explain';
export type { Inherited } from './inheritance/inherit';
export type { Layer } from './inheritance/layer';
export type { RuleName } from './lint-rules/index';
export { RULES } from './lint-rules/index';
export { migrateText } from './migrations/migrate-text';
export { NEWEST_VERSION } from './migrations/steps';
export { ROUTES_NOT_BUILT } from './not-built-yet';
export type { ParsedRealm, RealmSource } from './parse-realm';
export { parseRealm, REALM_ID } from './parse-realm';
export type { Pattern } from './patterns/pattern';
export type { AssetFile, UnusableAsset, UsableAsset } from './pictures/assets';
export { isUsable } from './pictures/assets';
export type {
  AnalyticsSink,
  Apps,
  Asset,
  Auth,
  AuthProvider,
  BannerSection,
  Brand,
  CardShape,
  Commerce,
  CookieConsent,
  FeatureSwitch,
  FieldPurpose,
  FormField,
  FormFieldType,
  FramePage,
  GridSection,
  HeroSection,
  HrefTarget,
  LanguageBadgeStyle,
  LanguageTag,
  LinkPage,
  Locales,
  Localised,
  MenuItem,
  Menus,
  Origin,
  OwnPage,
  PageContent,
  Pages,
  PaymentProvider,
  Player,
  PluginSection,
  RailSection,
  RailSource,
  Realm,
  Restrictions,
  RichTextSection,
  RouteTarget,
  Section,
  SectionsPage,
  SignInWorkflow,
  SupportedLocale,
  Target,
} from './realm';
export type {
  Asked,
  ConsentPurpose,
  Consents,
  ConsentTerm,
  Selling,
  TaxDisplay,
} from './resolve/asked';
export { strictTransport } from './resolve/hsts';
export { type LibrarySettings, librarySettings } from './resolve/library-settings';
export { realmIn } from './resolve/realm-in';
export { isRouteName, ROUTE_NAMES } from './route-names';
export type { ParsedLabels } from './texts/labels';
export { parseLabels } from './texts/labels';
export { languagePart, textIn } from './texts/localised';
