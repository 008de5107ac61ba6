import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A currency has no code of ISO 4217, or is no longer legal tender.',
  why: 'No price could be charged in it: a viewer would come as far as the payment, and no further.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the currency’s code of three capitals.',
  bad: `"commerce": {
  "currencies": { "default": «"EURO" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
