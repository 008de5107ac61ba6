import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Territories that hold no country.',
  why: 'Nobody could open an account or buy anything, wherever they are.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Name the countries that are yours. For all countries, leave the territories out.',
  bad: `"territories": { "allowed": «[] }`,
  good: `"territories": { "allowed": ["GB", "IE"] }`,
};
