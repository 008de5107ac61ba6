import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A menu, a banner or a legal page leads to a page that is not built yet, or that this brand does not have.',
  why: 'The entry is left out, and viewers do not see it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Remove the entry until the page is built; the changelog says when it is. `marquee routes REALM` lists the pages of the brand.',
  bad: `"menus": {
  "main": [{ "label": "Fighters", "to": { "route": «"fighters" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "Favourites", "to": { "route": "favourites" } }]
}`,
};
