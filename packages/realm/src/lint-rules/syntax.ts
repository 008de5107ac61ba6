import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The file is not JSON. Only the first place is reported: what follows cannot be judged.',
  why: 'A file that cannot be read has no brand in it: the realm stays as it was before the edit.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Mend the place that the mark shows. Texts and keys stand in double quotes, entries are parted by commas, and there is none after the last.',
  bad: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"«,
}`,
  good: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
};
