import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Two entries of one menu read the same in one language, or two options of one field.',
  why: 'Nobody can tell which is which, least of all whoever hears them read aloud.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give each entry words of its own, or take one out.',
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
