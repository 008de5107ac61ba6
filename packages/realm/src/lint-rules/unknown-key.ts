import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A key that has no meaning where it stands.',
  why: 'A misspelt key would be passed over in silence, and what you set would never be seen.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the key that was meant; the finding lists those that may stand here. A key that belongs to another section goes there.',
  bad: `"theme": { «"acent": "#4474e0" }`,
  good: `"theme": { "accent": "#4474e0" }`,
};
