import type { BrandInputs } from '@marquee/theme';

/** Attributes for `<html>`: the switches that house styles hang on. */
export function themeAttributes(inputs: BrandInputs): Record<string, string> {
  return {
    'data-corners': inputs.corners,
    'data-image': inputs.image,
    'data-motion': inputs.motion,
    'data-ornament': inputs.ornament,
  };
}
