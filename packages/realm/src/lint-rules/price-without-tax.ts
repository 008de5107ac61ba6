import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Prices are shown without tax in a country where consumers must be shown the whole price.',
  why: 'There the price that viewers see first must be the one that they pay.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Leave `tax` out, or name only countries where prices are shown without tax.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" },
  "tax": { "display": «"exclusive" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" },
  "tax": { "display": "inclusive", "byCountry": { "US": "exclusive" } }
}`,
};
