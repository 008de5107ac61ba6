import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'The file is not JSON. Only the first mistake is reported, because the text after it cannot be checked.',
  why: 'A file that is not JSON cannot be used: the realm stays as it was before the edit.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Correct the marked place. Write texts and keys in double quotes, with commas between entries and none after the last.',
  bad: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"«,
}`,
  good: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
};
