import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A payment method names a provider that the realm does not have, or that does not take it.',
  why: 'Viewers would choose it, and could not pay.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the provider to `commerce.providers`, or name one that is there.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": «"stripe" }],
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
