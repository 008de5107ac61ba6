import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An address that could run a script, or whose target is not clear.',
  why: "A link with a script in it acts in the viewer's name, and an address without a scheme leads to a page of your own site that does not exist.",
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write the whole address with `https://`, a path that begins with one slash, `mailto:` or a hash.',
  bad: `"legal": {
  "terms": «"delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
  good: `"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
}`,
};
