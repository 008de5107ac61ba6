export type { AssetFile, UnusableAsset, UsableAsset } from './assets';
export { isUsable } from './assets';
export type { Finding, Severity } from './finding';
export type { ProviderProbes } from './generated/probes';
export { PROBES } from './generated/probes';
export type { RealmConfig } from './generated/realm-config';
export type { ParsedLabels } from './labels';
export { parseLabels } from './labels';
export { languagePart, textIn } from './localised';
export type { ParsedRealm, RealmSource } from './parse-realm';
export { parseRealm, REALM_ID } from './parse-realm';
export type { Pattern } from './pattern';
export type {
  AnalyticsSink,
  Apps,
  Asset,
  Auth,
  AuthProvider,
  BannerSection,
  Brand,
  CardShape,
  FeatureSwitch,
  FieldPurpose,
  FontName,
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
  PathVariant,
  RailSection,
  RailSource,
  Realm,
  RichTextSection,
  RouteTarget,
  Section,
  SectionsPage,
  SignInWorkflow,
  SupportedLocale,
  Target,
  Theme,
} from './realm';
export type { RouteName } from './route-names';
export { isRouteName, ROUTE_NAMES, ROUTE_PARAMETERS } from './route-names';
export type { RuleName } from './rules';
export { RULES } from './rules';
export { closest } from './suggestions';
export { TAKEN_WORDS } from './taken-paths';
export type { AddressOf } from './vendor-address';
export { vendorAddress } from './vendor-address';
