export { isOffered } from './country/place';
export { useIsOffered } from './country/use-is-offered';
export type { FieldFormProps } from './forms/FieldForm';
export { FieldForm } from './forms/FieldForm';
export type { FormStatus, FormValues } from './forms/FormView';
export type { BasicFieldType, FieldDefinition, FieldType, Wording } from './forms/field-definition';
export { isEmail, sanitisePassword } from './forms/field-types';
export { invariant } from './invariant';
export { shellLabels } from './labels';
export type { LabelLoaders, LabelSet } from './labels/label-loaders';
export { goOnInDocument } from './navigation/continued-document';
export { SiteLink } from './navigation/SiteLink';
export { useLostFocus } from './navigation/use-lost-focus';
export { useQuery } from './navigation/use-query';
export type { SecretPlace } from './routes/concealed';
export { CONCEAL, takeConcealed, takeConcealedQuery } from './routes/concealed';
export type { PathBuilder, PathOptions, QueryValues } from './routes/paths';
export { basenameOf, createPaths, fillPath, slug, withOptions } from './routes/paths';
export type { Audience, RouteParams, RoutePaths, RouteRow } from './routes/route-table';
export { ROUTE_TABLE } from './routes/route-table';
export { accountTitle } from './rules/account-entries';
export { LoadFailed } from './screens/LoadFailed';
export { PageLoading } from './screens/PageLoading';
export type { SectionsView } from './sections/load-sections';
export { loadSections } from './sections/load-sections';
export type {
  LoadedSections,
  SectionEntry,
  SectionModule,
  SectionProps,
  SectionView,
} from './sections/section-entry';
export { guestSession } from './session/guest-session';
export { useLikelyViewer } from './session/use-likely-viewer';
export { useSession } from './session/use-session';
export type { Confirmed } from './shell/agent/use-confirm-as-agent';
export { useConfirmAsAgent } from './shell/agent/use-confirm-as-agent';
export { type LatePart, latePart } from './shell/late-part';
export { legalItems, legalLine } from './shell/legal-items';
export { menuItems } from './shell/menu-items';
export { useNotify } from './shell/notices';
export { useLanguageChoices } from './shell/use-language-choices';
export { useLateCode } from './shell/use-late-code';
export type { SiteInput } from './site/create-site';
export { createSite } from './site/create-site';
export type { RouteDescription } from './site/describe-routes';
export { describeRoutes, liveRows } from './site/describe-routes';
export type {
  FeatureManifest,
  OwnRoute,
  PageModule,
  RouteEntry,
  TableRoute,
} from './site/feature';
export { defineFeature } from './site/feature';
export type { PageFailure, PageState } from './site/page-data';
export type { PagePart } from './site/page-part';
export { POLICY_ATTRIBUTE } from './site/page-policy';
export type { RouteHandle } from './site/route-handle';
export { loadPageError } from './site/routes';
export type {
  LiveRoute,
  LiveRow,
  LiveRows,
  LoaderContext,
  ResolvedTarget,
  Site,
  SiteSession,
} from './site/site';
export { useKeptPage } from './site/use-kept-page';
export { useLabelsReady } from './site/use-labels-ready';
export type { PageView } from './site/use-page';
export { usePage } from './site/use-page';
export { SiteProvider, useLabels, useSite } from './site/use-site';
export { checkSlots } from './slots/check-slots';
export { LateSlot, useLateSlot } from './slots/LateSlot';
export { LateSlotsProvider } from './slots/LateSlotsProvider';
export { Slot } from './slots/Slot';
export type { ContributionModule, SlotEntries, SlotEntry } from './slots/slot-entry';
export type {
  AdjacentTitles,
  GateStep,
  SlotName,
  SlotProps,
  SlotRow,
  SlotTitle,
  WatchTitle,
} from './slots/slot-table';
export { SLOT_TABLE } from './slots/slot-table';
