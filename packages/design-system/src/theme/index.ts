export { artFocusCss } from './art-focus';
export { baseCss } from './base-css';
export { criticalCss, readSheet, type StyleRule } from './critical-css';
export type { FontFile } from './fonts';
export { themeAttributes } from './theme-attributes';
export { type BrandTheme, themeCss } from './theme-css';
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
