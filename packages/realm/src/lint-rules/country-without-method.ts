import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Viewers of a country may buy, and have no way to pay.',
  why: 'They would come as far as the payment, and no further.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add a method for these countries, or leave `countries` of one out.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": «[{ "type": "card", "provider": "sandboxCard", "countries": ["ES"] }],
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
