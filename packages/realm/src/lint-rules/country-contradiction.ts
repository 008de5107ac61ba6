import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Two fields of one type are shown in one country, for one purpose.',
  why: 'Viewers of that country would be asked for their tax number or their birth date twice, and one of the answers would be lost.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the two fields different countries, or make them one field.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "cpf", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["BR"] } },
        { "id": "nif", "type": «"taxNumber" }
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
        { "id": "cpf", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["BR"] } },
        { "id": "nif", "type": "taxNumber", "addressCountryRestriction": { "restrictionType": "whitelist", "elements": ["PT"] } }
      ]
    }
  ]
}`,
};
