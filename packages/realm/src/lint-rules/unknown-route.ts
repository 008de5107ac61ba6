import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A menu leads to a route that does not exist.',
  why: 'The entry would lead to the page for unknown addresses.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Use the name of a route; `marquee routes` prints them. For any other page write `"href"` instead of `"route"`.',
  bad: `"menus": {
  "main": [{ "label": "Calendar", "to": { "route": «"favorites" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "Calendar", "to": { "route": "favourites" } }]
}`,
};
