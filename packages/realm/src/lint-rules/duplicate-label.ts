import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'Two entries of one menu, or two options of one field, have the same text in one language.',
  why: 'Viewers cannot tell them apart, least of all with a screen reader.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give each entry a text of its own, or remove one.',
  bad: `"menus": {
  "footer": [
    { "label": "Help", "to": { "href": "https://delta.example/help" } },
    { "label": «"Help", "to": { "href": "https://delta.example/contact" } }
  ]
}`,
  good: `"menus": {
  "footer": [
    { "label": "Help", "to": { "href": "https://delta.example/help" } },
    { "label": "Contact", "to": { "href": "https://delta.example/contact" } }
  ]
}`,
};
