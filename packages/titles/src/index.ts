export { EventTime, TimeZoneNote, TimeZoneText, ViewerDatesProvider } from './event-times';
export type { LoadedTitleFormat } from './load-title-format';
export { loadTitleFormat } from './load-title-format';
export { useAsNow } from './now/use-as-now';
export type { DevicePreferences } from './preferences/device-preferences';
export {
  backgroundKey,
  backgroundSoundKey,
  followPreferred,
  playbackKey,
  storeDevicePreferences,
  tellPreferred,
} from './preferences/device-preferences';
export { noteProgress, setProgress, useProgress } from './progress/progress';
export type { CardView, PictureView } from './rules/card-view';
export { cardView, pictureView } from './rules/card-view';
export type { EventDays, EventDayView } from './rules/event-days';
export { isHeld } from './rules/is-held';
export { onDemand } from './rules/on-demand';
export { calendarAddress, reminderAddress } from './rules/reminder-address';
export { spreadDelay } from './rules/spread-delay';
export { titleParts } from './rules/title-parts';
export { titlePath } from './rules/title-path';
export type { TitleFormat, TitleKind, TitleStart, TitleView } from './rules/title-view';
export { joinFacts, titleView } from './rules/title-view';
export { StateBadge, TitleLanguage } from './TitleBadges';
export { TitleCard } from './TitleCard';
export type { TitleGridProps } from './TitleGrid';
export { TitleGrid } from './TitleGrid';
export type { TitleRailProps } from './TitleRail';
export { TitleRail } from './TitleRail';
export { titleLabels } from './title-labels';
export { useEventDays } from './use-event-days';
