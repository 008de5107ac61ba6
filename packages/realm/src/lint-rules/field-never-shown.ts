import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A field without a purpose, or for no country. No viewer will see it.',
  why: 'You would wait for answers, and no viewer is asked for them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Name the purposes and countries, or leave the key out for all.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "tax", "type": "taxNumber", "functionalPurpose": «[] }
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
        { "id": "tax", "type": "taxNumber", "functionalPurpose": ["purchase"] }
      ]
    }
  ]
}`,
};
