import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A menu leads to a page whose feature is switched off.',
  why: 'The page is not there, and the entry is either left out or leads nowhere.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Switch the feature on, or take the entry out of the menu.',
  bad: `"features": { "favourites": false },
"menus": {
  "main": [{ "label": "Calendar", "to": { "route": «"favourites" } }]
}`,
  good: `"features": { "favourites": true },
"menus": {
  "main": [{ "label": "Calendar", "to": { "route": "favourites" } }]
}`,
};
