import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A key that has no meaning at its place.',
  why: 'A misspelt key would be ignored, and your setting would never have an effect.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the key that you meant; the finding lists the keys of this place. Move a key of another section there.',
  bad: `"theme": { «"acent": "#4474e0" }`,
  good: `"theme": { "accent": "#4474e0" }`,
};
