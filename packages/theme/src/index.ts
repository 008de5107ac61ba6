export { type AccentGrounds, accentGrounds, nearestAccent } from './accent';
export type { BrandColours, BrandInputs, ColourInputs } from './brand-inputs';
export { channels, toHex } from './colour';
export { contrast, INTERFACE, TEXT } from './contrast';
export { FONT_NAMES, type FontName } from './generated/font-names';
export { type GroundColours, ROOM, roomOn, roomySurface, schemeOf } from './grounds';
export { type MeasuredPair, measurePairs, SEMANTIC_PAIRS, type SemanticPair } from './pairs';
export {
  type DerivedPalette,
  derivePalette,
  type Palette,
  type PaletteName,
  STEPS,
} from './palette';
export {
  type DerivedScales,
  deriveScales,
  type Scale,
  type ScaleName,
  type Step,
  stepOf,
} from './scales';
export { SCHEMES, type Scheme } from './scheme';
export type { ThemeNote } from './theme-note';
