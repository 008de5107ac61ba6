import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: "A menu, a banner or a legal page leads to a page of the brand's own that does not exist.",
  why: 'The entry would lead to the page for unknown addresses.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the `id` of a page under `pages.own`; the finding lists them. Or add the page.',
  bad: `"menus": {
  "main": [
    { "label": "About", "to": { "route": "externalPage", "params": { "pageId": «"abuot" } } }
  ]
}`,
  good: `"menus": {
  "main": [
    { "label": "About", "to": { "route": "externalPage", "params": { "pageId": "about" } } }
  ]
}`,
};
