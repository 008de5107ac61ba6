import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'The brand’s own text of the pay button does not say that pressing it costs money.',
  why: 'In the European Union an order binds a viewer only if its button names the duty to pay, also when a trial comes first.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write that the press pays or buys, or remove the text: the built-in one says it.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
},
"wording": { "en": { "pay.order": «"Start now for {price}" } }`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
},
"wording": { "en": { "pay.order": "Buy for {price}" } }`,
};
