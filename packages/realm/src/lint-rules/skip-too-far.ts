import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A press on back or forward leads more than 15 seconds away.',
  why: 'Viewers press back for a sentence or a move that they missed, and press it again when that was not enough.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Choose 15 seconds or less, or leave the key out.',
  bad: `"player": { "skip": «30 }`,
  good: `"player": { "skip": 15 }`,
};
