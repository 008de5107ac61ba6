import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'There are two payment providers of one type.',
  why: 'A method names its provider by the type, so only the first would be used.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove one of them.',
  bad: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [
    { "type": "sandboxCard", "frame": "https://cards.sandbox.example" },
    { "type": «"sandboxCard", "frame": "https://cards.other.example" }
  ],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "sandboxCard" }],
  "providers": [{ "type": "sandboxCard", "frame": "https://cards.sandbox.example" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
