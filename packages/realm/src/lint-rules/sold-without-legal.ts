import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Something is sold, and the terms, the privacy notice or the seller is missing.',
  why: 'Viewers must be able to read what they agree to, and with whom. Without it a contract may not bind them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give `legal.terms`, `legal.privacy` and `commerce.legal.seller`.',
  bad: `«"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
