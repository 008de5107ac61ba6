export { pagesOf } from './accent-grounds';
export type { Asked, ConsentPurpose, Consents, ConsentTerm } from './asked';
export type { AssetFile, UnusableAsset, UsableAsset } from './assets';
export { isUsable } from './assets';
export { unspoken } from './checks/languages';
export type { Difference, Side } from './compare/compare';
export { compareConfigs } from './compare/compare';
export type { Group } from './compare/groups';
export { GROUPS, groupOf } from './compare/groups';
export type { Finding, Fix, Severity, TextEdit } from './finding';
export { applyEdits } from './fixes/apply-edits';
export type { DescribedFinding, FormatOptions, FrameLine, NoteHeading } from './format-findings';
export { describeFinding, formatFindings } from './format-findings';
export type { ProviderProbes } from './generated/probes';
export { PROBES } from './generated/probes';
export type { RealmConfig } from './generated/realm-config';
export type { PathVariant, RouteName } from './generated/routes';
export type { Explained, Place } from './inheritance/explain';
export { explain, explainRealm, placeOf } from './inheritance/explain';
export type { Inherited } from './inheritance/inherit';
export type { Layer } from './inheritance/layer';
export type { ParsedLabels } from './labels';
export { parseLabels } from './labels';
export { isLocalHost } from './local-host';
export { languagePart, textIn } from './localised';
export { migrateText } from './migrations/migrate-text';
export { NEWEST_VERSION } from './migrations/steps';
export { ROUTES_NOT_BUILT } from './not-built-yet';
export type { Base, ParsedRealm, RealmSource } from './parse-realm';
export { parseRealm, REALM_ID } from './parse-realm';
export { parseUrl } from './parse-url';
export type { Pattern } from './pattern';
export { spokenPath } from './pointer';
export type {
  AnalyticsSink,
  Apps,
  Asset,
  Auth,
  AuthProvider,
  BannerSection,
  Brand,
  CardShape,
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
export { realmIn } from './realm-in';
export { isRouteName, ROUTE_NAMES } from './route-names';
export type { RuleName } from './rules';
export { RULES } from './rules';
export { closest } from './suggestions';
export type { Territories } from './territories';
export { isInside } from './territories';
export { tokenText } from './token-text';
export type { AddressOf } from './vendor-address';
export { vendorAddress } from './vendor-address';
