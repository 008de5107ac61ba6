import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: "A menu leads to a route without giving a value for a parameter in the route's path.",
  why: 'A part of the address would be missing.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the parameter under `params`.',
  bad: `"menus": {
  "main": [{ "label": "About", "to": «{ "route": "externalPage" } }]
}`,
  good: `"menus": {
  "main": [
    { "label": "About", "to": { "route": "externalPage", "params": { "pageId": "about" } } }
  ]
}`,
};
