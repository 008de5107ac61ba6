import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A code that is not that of a country, such as UK for GB.',
  why: 'No viewer is in a country of that code, so that the restriction would not hold.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Use the code of ISO 3166-1: two capitals.',
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
