import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about:
    'The site is light or dark as the viewer’s device is, and the accent has enough contrast only in one of the two. Edges and marks need 3:1.',
  why: 'On the other pages the theme takes another shade of the brand’s colour for edges and marks.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Leave it, or give the other pages an accent of their own in `theme`, as the finding shows. No colour has enough contrast for text on both; for text the theme always takes another shade. With `scheme` set to `light` or `dark`, the accent needs contrast in that one only.',
  bad: `"theme": { "scheme": "auto", "accent": «"#12305c" }`,
  good: `"theme": { "scheme": "auto", "accent": "#12305c", "dark": { "accent": "#81a4d9" } }`,
};
