import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A number of profiles without the rating of a child.',
  why: 'Ages are told apart differently from country to country. The default may be more, or less, than parents expect of your brand.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the minimum age up to which a new child’s profile may watch.',
  bad: `"library": { «"profiles": 4 }`,
  good: `"library": { "profiles": 4, "childRating": 6 }`,
};
