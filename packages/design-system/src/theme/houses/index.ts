import type { BrandInputs } from '../brand-inputs';

/** The rules only this brand's house needs: its ornament and its way with pictures. */
export function houseCss(_inputs: BrandInputs): string {
  return '';
}
