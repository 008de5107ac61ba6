import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A field lacks what it needs: a dropdown its options, a confirmation its password.',
  why: 'Viewers would stand before a field that cannot be filled in.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Add what the message names.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "from", "type": «"dropdown", "label": "How did you hear of us?" }
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
        {
          "id": "from",
          "type": "dropdown",
          "label": "How did you hear of us?",
          "options": [{ "value": "friends", "label": "From friends" }]
        }
      ]
    }
  ]
}`,
};
