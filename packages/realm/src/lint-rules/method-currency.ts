import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A payment method is offered for a currency that it cannot take.',
  why: 'Viewers would not see it, or their payment would fail.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Offer it in a country with a currency that it takes, or remove it.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [
    { "type": "card", "provider": "sandboxCard" },
    { "type": «"pix", "provider": "sandboxBank" }
  ],
  "providers": [
    { "type": "sandboxCard", "frame": "https://cards.sandbox.example" },
    { "type": "sandboxBank", "address": "https://bank.sandbox.example" }
  ],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR", "byCountry": { "BR": "BRL" } },
  "methods": [
    { "type": "card", "provider": "sandboxCard" },
    { "type": "pix", "provider": "sandboxBank", "countries": ["BR"] }
  ],
  "providers": [
    { "type": "sandboxCard", "frame": "https://cards.sandbox.example" },
    { "type": "sandboxBank", "address": "https://bank.sandbox.example" }
  ],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
