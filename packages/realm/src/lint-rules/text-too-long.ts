import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text that runs longer than its place.',
  why: 'It would be cut off or break over lines, and push its neighbours away, first of all on phones.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Say it shorter. Other languages run longer than English: leave room.',
  bad: `"menus": {
  "main": [
    { "label": «"All of our races and regattas of this year", "to": { "route": "favourites" } }
  ]
}`,
  good: `"menus": {
  "main": [{ "label": "Races", "to": { "route": "favourites" } }]
}`,
};
