import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A field lacks a part that it needs: a dropdown its options, a confirmation its password.',
  why: 'Viewers would see a field that they cannot fill in.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add the part that the finding names.',
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
