import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Viewers in the European Union may buy, and there is no text on their right to withdraw.',
  why: 'The right lasts 14 days, and a year longer for viewers who were not told of it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the address of the text as `commerce.legal.withdrawal`.',
  bad: `«"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
