import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A code that no country has, such as UK for GB.',
  why: 'No viewer is in a country with that code, so the restriction would have no effect.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use the code of ISO 3166-1: two capitals.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "tax", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": [«"UK"] } }
      ]
    }
  ]
}`,
  good: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "tax", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["GB"] } }
      ]
    }
  ]
}`,
};
