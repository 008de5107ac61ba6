import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A menu, a button or a legal page leads to a path at which this site has no page.',
  why: 'Viewers who follow it read that there is no such page.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Lead to a route by its name rather than by its path: `{ "route": "favourites" }` is right in every language. For a page of another server write the whole address.',
  bad: `"menus": {
  "main": [{ "label": "Shop", "to": { "href": «"/shop" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "Shop", "to": { "href": "https://shop.delta.example/" } }]
}`,
};
