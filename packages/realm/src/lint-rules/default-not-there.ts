import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The default entry leads to a page that this brand does not have.',
  why: 'Viewers see this page at the address of the site, and after they have signed in.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Let `menus.default` lead to a page of this brand, such as `home`. `marquee routes REALM` lists them.',
  bad: `"menus": { "default": { "route": «"fighters" } }`,
  good: `"menus": { "default": { "route": "home" } }`,
};
