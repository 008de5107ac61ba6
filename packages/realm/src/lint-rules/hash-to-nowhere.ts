import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A menu leads to a section that no page has.',
  why: 'Nothing would happen when a viewer presses the entry.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the `id` of a section, or `#search`.',
  bad: `"menus": {
  "main": [{ "label": "On air", "to": { "href": «"#live-nwo" } }]
}`,
  good: `"menus": {
  "main": [{ "label": "On air", "to": { "href": "#live-now" } }]
}`,
};
