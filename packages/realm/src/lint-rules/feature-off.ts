import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A menu leads to a page whose feature is switched off.',
  why: 'The site does not have the page, so the entry is left out or leads to no page.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Switch the feature on, or remove the entry from the menu.',
  bad: `"features": { "favourites": false },
"menus": {
  "main": [{ "label": "Calendar", "to": { "route": «"favourites" } }]
}`,
  good: `"features": { "favourites": true },
"menus": {
  "main": [{ "label": "Calendar", "to": { "route": "favourites" } }]
}`,
};
