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
 * The css that only this brand needs, for its ornament and its treatment of pictures. The rules use
 * the `data-ui` hooks of components, and the attributes of `themeAttributes()`, which also give
 * them precedence over the components' own rules.
 */
export function ornamentCss({ image, ornament }: BrandInputs): string {
  return (
    guard(ornaments[ornament], `[data-ornament=${ornament}]`) +
    guard(pictures[image], `[data-image=${image}]`)
  );
}

/** Puts the attribute before every selector that begins with a hook. */
function guard(css: string, attribute: string): string {
  return css
    .replace(/\s*\n\s*/g, '')
    .replace(/(^|[{},;])(?=(?:\[data-ui|li:nth|body))/g, (before) => `${before}${attribute} `);
}
