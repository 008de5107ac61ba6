export { type CaptionsCue, CaptionsLayer, type CaptionsLayerProps } from './CaptionsLayer';
export {
  CAPTIONS_COLOURS,
  CAPTIONS_PRESETS,
  type CaptionsColour,
  type CaptionsEdge,
  type CaptionsFont,
  type CaptionsLook,
  type CaptionsPreset,
  readCaptionsLook,
} from './captions-look';
export type { CueSettings } from './cue-place';
