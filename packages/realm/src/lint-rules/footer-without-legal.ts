import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'Accounts can be opened, and the footer has no terms or no privacy notice.',
  why: 'In most countries viewers must be able to read what they agree to, and who keeps what about them, on every page.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give `legal.terms` and `legal.privacy`.',
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
