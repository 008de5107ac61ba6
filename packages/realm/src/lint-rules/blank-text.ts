import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text of nothing but white space and characters that nobody can see.',
  why: 'An empty place looks like a mistake of the site, and is nothing at all to whoever hears the page read aloud.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the text, or leave the key out.',
  bad: `"description": «"   "`,
  good: `"description": "Every regatta."`,
};
