import { createStitches } from '@stitches/react';

const media = {
  // spec 1 §9: breakpoints 768, 860, 1024, 1100
  from768: '(min-width: 768px)',
  from860: '(min-width: 860px)',
  from1024: '(min-width: 1024px)',
  from1100: '(min-width: 1100px)',
  below768: '(max-width: 767.98px)',
  below1024: '(max-width: 1023.98px)',
  hover: '(hover: hover) and (pointer: fine)',
  still: '(prefers-reduced-motion: reduce)',
  moving: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
  scriptless: '(scripting: none)',
  print: 'print',
} as const;

type None = Record<never, string>;

/**
 * Stitches without a theme at run time: `themeMap: {}` makes `$name` in a style mean `var(--name)`, and the
 * variables themselves come from `themeCss()` and `baseCss` (the theme entry), so a brand costs no JavaScript.
 * No prefix either: class names are neutral hashes.
 *
 * Only `*.styles.ts` files import from here; nothing of Stitches leaves the package.
 */
export const { css, getCssText } = createStitches<'', typeof media, None, None>({
  themeMap: {},
  media,
});
