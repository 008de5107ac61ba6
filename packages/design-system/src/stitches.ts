import { createStitches } from '@stitches/react';

const media = {
  // spec 1 §9: breakpoints 768, 860, 1024, 1100; up to 860 and up to 1024 belong to the narrow side
  from768: '(min-width: 768px)',
  above860: '(min-width: 860.02px)',
  above1024: '(min-width: 1024.02px)',
  from1100: '(min-width: 1100px)',
  below768: '(max-width: 767.98px)',
  upTo1024: '(max-width: 1024px)',
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
 * Only `*.styles.ts` files import from here; nothing of Stitches leaves the package. They hold `css({ … })` with plain
 * variants and plain data alone, so that compile/ can turn them into names and one sheet.
 */
export const { css, getCssText } = createStitches<'', typeof media, None, None>({
  themeMap: {},
  media,
});
