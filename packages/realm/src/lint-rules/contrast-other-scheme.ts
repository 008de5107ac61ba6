import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about:
    'The site is light or dark as the viewer’s device has it, and the accent stands out on the pages of one of the two only. Edges and marks take 3:1.',
  why: 'On the other pages the theme keeps its contrast and moves the colour: edges and marks are in a shade of the brand’s colour there.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Leave it, or give the other pages an accent of their own in `theme`, as the finding shows: the brand keeps its colour where it can be seen. No colour can be read on both as words; there the theme always takes a shade. With a `scheme` of its own a brand needs its accent for one page only.',
  bad: `"theme": { "scheme": "auto", "accent": «"#12305c" }`,
  good: `"theme": { "scheme": "auto", "accent": "#12305c", "dark": { "accent": "#81a4d9" } }`,
};
