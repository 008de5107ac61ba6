export { CaptionSettings, type CaptionSettingsProps } from './CaptionSettings';
export type { CaptionSettingsLabels } from './settings-fields';
