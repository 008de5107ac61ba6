import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text that is too long for its place.',
  why: 'It would be cut off or break into several lines, and move the parts beside it, above all on phones.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write a shorter text. Other languages are often longer than English: leave room.',
  bad: `"menus": {
  "main": [
    { "label": «"All of our races and regattas of this year", "to": { "route": "favourites" } }
  ]
}`,
  good: `"menus": {
  "main": [{ "label": "Races", "to": { "route": "favourites" } }]
}`,
};
