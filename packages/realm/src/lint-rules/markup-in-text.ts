import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A text with HTML in it.',
  why: 'Texts of a realm are shown as they are: viewers would read the tags and entities.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write plain text, and the characters themselves: © for `&copy;`.',
  bad: `"description": «"Every <b>regatta</b>."`,
  good: `"description": "Every regatta."`,
};
