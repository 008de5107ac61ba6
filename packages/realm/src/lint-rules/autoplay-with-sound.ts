import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Titles begin by themselves, with sound.',
  why: 'Sound that a viewer did not ask for talks over a screen reader and startles people nearby; most browsers block it until there was a press.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Let titles begin without sound, or with a press.',
  bad: `"player": { "autoplay": «"sound" }`,
  good: `"player": { "autoplay": "muted" }`,
};
