import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'More watchlists, or more titles of one, than the origin keeps.',
  why: 'Viewers are told that a list is full while the file says that there is room.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Choose 100 watchlists and 1000 titles or less, or leave the key out.',
  bad: `"library": { "lists": «500 }`,
  good: `"library": { "lists": 100 }`,
};
