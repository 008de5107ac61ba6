import type { BrandInputs } from '@marquee/theme';
import type { Variables } from '../base-variables';

/** A navbar that keeps its background and stays in the flow above a hero, in either scheme. */
const SOLID_BAR = {
  'bar-over-position': 'sticky',
  'bar-over-ground': 'var(--surface)',
  'bar-over-pull': '0',
} as const satisfies Variables;

/** Variables that an ornament sets for the whole page, overriding those of the schemes. */
export const ORNAMENT_VARIABLES: Record<BrandInputs['ornament'], Variables> = {
  none: {},
  cut: {},
  grain: SOLID_BAR,
  'star-grid': SOLID_BAR,
  tiles: SOLID_BAR,
  bands: SOLID_BAR,
};
