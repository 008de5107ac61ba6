import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Settings of the PIN in a realm without profiles.',
  why: 'A PIN protects children best with profiles of their own: without them everybody types it before each grown-up title.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Switch the feature "profiles" on, or leave the settings of the PIN out.',
  bad: `"features": { "profiles": false },
  "library": { «"pinFromRating": 18 }`,
  good: `"features": { "profiles": true },
  "library": { "pinFromRating": 18 }`,
};
