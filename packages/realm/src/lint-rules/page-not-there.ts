import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A menu, a banner or a legal page leads to a page that is not built yet, or that this brand does not have.',
  why: 'The entry is left out, and viewers do not find what you wrote there.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the entry out until the page is there; the changelog says when it comes. `marquee routes REALM` lists the pages that there are.',
  bad: `"menus": {
  "main": [{ "label": "Calendar", "to": { "route": «"schedule" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "Favourites", "to": { "route": "favourites" } }]
}`,
};
