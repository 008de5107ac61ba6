import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A realm that is served to the public has a test key.',
  why: 'A test key takes no money: everyone could buy without paying.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the live key, which belongs into the realm of the public site alone.',
  bad: `"hosts": ["delta.example", "watch.deltarowing.com"],
"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "stripe" }],
  "providers": [{ "type": "stripe", "publishableKey": «"pk_test_51Delta" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
  good: `"hosts": ["delta.example", "watch.deltarowing.com"],
"commerce": {
  "currencies": { "default": "EUR" },
  "methods": [{ "type": "card", "provider": "stripe" }],
  "providers": [{ "type": "stripe", "publishableKey": "pk_live_51Delta" }],
  "legal": { "seller": "Delta Rowing Ltd", "withdrawal": "https://delta.example/withdrawal" }
}`,
};
