import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'Viewers can open accounts, and the footer has no terms or no privacy notice.',
  why: 'In most countries every page must lead to the terms, and to a notice of which data is stored about viewers.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add `legal.terms` and `legal.privacy`.',
  bad: `"auth": { "providers": [{ "type": "id" }] },
"legal": { "terms": "https://delta.example/terms" },
"menus": {
  "footer": «[{ "label": "Shop", "to": { "href": "https://shop.delta.example/" } }]
}`,
  good: `"auth": { "providers": [{ "type": "id" }] },
"legal": {
  "terms": "https://delta.example/terms",
  "privacy": "https://delta.example/privacy"
},
"menus": {
  "footer": [{ "label": "Shop", "to": { "href": "https://shop.delta.example/" } }]
}`,
};
