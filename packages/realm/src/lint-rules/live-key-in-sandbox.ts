import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A key that takes real money is beside a provider of the sandbox.',
  why: 'A viewer who pays with the sandbox’s provider has paid nothing; the one who pays with the other has.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the sandbox’s providers, or use the test key.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [
    { "type": "sandboxCard", "frame": "https://cards.sandbox.example" },
    { "type": "stripe", "publishableKey": «"pk_live_51Delta" }
  ],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [
    { "type": "sandboxCard", "frame": "https://cards.sandbox.example" },
    { "type": "stripe", "publishableKey": "pk_test_51Delta" }
  ],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
