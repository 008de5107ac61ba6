import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A menu leads to a page that is not for viewers, such as a preview for operators.',
  why: 'Viewers would come to a page that they may not see.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the entry. Operators open previews by their addresses.',
  bad: `"menus": {
  "main": [{ "label": "Preview", "to": { "route": «"adminPreview" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "Calendar", "to": { "route": "favourites" } }]
}`,
};
