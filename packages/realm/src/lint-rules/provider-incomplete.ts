import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A provider lacks what it needs, such as an identity widget without script or key.',
  why: 'Its form would never appear.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add the key that is missing; the vendor’s console shows it.',
  bad: `"auth": {
  "providers": [«{ "type": "gigya", "apiKey": "4_delta" }]
}`,
  good: `"auth": {
  "providers": [
    { "type": "gigya", "apiKey": "4_delta", "scriptUrl": "https://cdns.eu1.gigya.com/js/gigya.js" }
  ]
}`,
};
