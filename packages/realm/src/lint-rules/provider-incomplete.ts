import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A provider lacks a setting that it needs, such as an identity widget without script or key.',
  why: 'Its form would never appear.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the missing key; the vendor’s console shows its value.',
  bad: `"auth": {
  "providers": [«{ "type": "gigya", "apiKey": "4_delta" }]
}`,
  good: `"auth": {
  "providers": [
    { "type": "gigya", "apiKey": "4_delta", "scriptUrl": "https://cdns.eu1.gigya.com/js/gigya.js" }
  ]
}`,
};
