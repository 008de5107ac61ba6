import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The default entry leads to sign-in, sign-up or sign-out.',
  why: 'Viewers go there after they have signed in: they would be sent in a circle, or signed out again.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Let `menus.default` lead to a page for all viewers, such as `home`.',
  bad: `"menus": { "default": { "route": «"login" } }`,
  good: `"menus": { "default": { "route": "home" } }`,
};
