import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: "The folder's name cannot be the id of a realm.",
  why: "The id becomes a host name, a part of addresses and the name to which viewers' tokens are bound.",
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Rename the folder: lower-case letters, digits and hyphens, a letter first, at most 63 characters.',
  bad: { id: 'Delta_1' },
  good: { id: 'delta-1' },
};
