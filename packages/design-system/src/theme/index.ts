export type { BrandInputs, FontName } from './brand-inputs';
