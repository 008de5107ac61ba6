import type { BrandInputs } from '@marquee/theme';
import { bands } from './bands';
import { cut } from './cut';
import { grain } from './grain';
import { pictures } from './pictures';
import { starGrid } from './star-grid';
import { tiles } from './tiles';

const ornaments: Record<BrandInputs['ornament'], string> = {
  none: '',
  cut,
  grain,
  'star-grid': starGrid,
  tiles,
  bands,
};

/**
 * The rules only this brand's house needs: its ornament and its way with pictures. They hang on the `data-ui` hooks of
 * components and on the attributes of `themeAttributes()`, which also lift them above the components' own rules.
 */
export function houseCss({ image, ornament }: BrandInputs): string {
  return (
    guard(ornaments[ornament], `[data-ornament=${ornament}]`) +
    guard(pictures[image], `[data-image=${image}]`)
  );
}

/** Puts the guard before every selector that begins with a hook. */
function guard(css: string, attribute: string): string {
  return css
    .replace(/\s*\n\s*/g, '')
    .replace(/(^|[{},;])(?=(?:\[data-ui|li:nth|body))/g, (before) => `${before}${attribute} `);
}
