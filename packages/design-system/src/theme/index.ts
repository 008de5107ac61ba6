export { baseCss } from './base-css';
export type { BrandInputs, FontName } from './brand-inputs';
export { criticalCss } from './critical-css';
export type { FontFile } from './fonts';
export type { Scheme, ThemeNote } from './palette';
export { themeAttributes } from './theme-attributes';
export { type BrandTheme, themeCss } from './theme-css';
