import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A file of the realm has more than 1 MB, or one of its folders more files than a brand can use.',
  why: 'It is not read, because that would slow down all other brands on the same server.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Look what fills it: a picture written out as text, or the same entry many times. Pictures belong into assets/, long texts into pages of the brand’s own.',
  bad: {
    files: { 'labels/en.json': '{ "login.title": "Welcome" }' },
    filledTo: { 'labels/en.json': 18_700_000 },
  },
  good: { files: { 'labels/en.json': '{ "login.title": "Welcome" }' } },
};
