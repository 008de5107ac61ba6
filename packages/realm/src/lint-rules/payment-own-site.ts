import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The form in which a card is entered is on a site of this realm.',
  why: 'A frame of the brand’s own site does not keep a card’s number from the brand’s pages, or from what runs in them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the host that the payment provider gives you.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": «"https://cards.delta.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
