export type { FontName } from '../generated/font-names';
export { artFocusCss } from './art-focus';
export { baseCss } from './base-css';
export type { BrandInputs } from './brand-inputs';
export { criticalCss, readSheet, type StyleRule } from './critical-css';
export type { FontFile } from './fonts';
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
export { themeAttributes } from './theme-attributes';
export { type BrandTheme, themeCss } from './theme-css';
export type { Scheme, ThemeNote } from './theme-note';
export type { DtcgGroup } from './tokens/dtcg';
export type { FigmaVariables } from './tokens/figma';
export { tokenSets } from './tokens/theme-tokens';
export type { Token, TokenSet } from './tokens/token';
export {
  TOKEN_FORMATS,
  type TokenFile,
  type TokenFormat,
  tokenFiles,
  tokensRefused,
  tokenText,
} from './tokens/token-files';
