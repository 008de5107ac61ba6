import type { BrandInputs } from '@marquee/theme';

/** Attributes for `<html>` that the rules of ornaments, pictures, corners and motion depend on. */
export function themeAttributes(inputs: BrandInputs): Record<string, string> {
  return {
    'data-corners': inputs.corners,
    'data-image': inputs.image,
    'data-motion': inputs.motion,
    'data-ornament': inputs.ornament,
  };
}
