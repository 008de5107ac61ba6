import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: "A menu gives a value for a parameter that the route's path does not have.",
  why: 'The value would be dropped, and the one that the path needs would be missing.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the name in the path; the finding lists the names.',
  bad: `"menus": {
  "main": [
    { "label": "About", "to": { "route": "externalPage", "params": { «"page": "about" } } }
  ]
}`,
  good: `"menus": {
  "main": [
    { "label": "About", "to": { "route": "externalPage", "params": { "pageId": "about" } } }
  ]
}`,
};
