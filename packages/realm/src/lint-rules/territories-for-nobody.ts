import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Territories without any country.',
  why: 'No viewer in any country could open an account or buy anything.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Name your countries. For all countries, leave the territories out.',
  bad: `"territories": { "allowed": «[] }`,
  good: `"territories": { "allowed": ["GB", "IE"] }`,
};
