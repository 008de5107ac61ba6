import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A form asks for the same thing twice.',
  why: 'Viewers have to answer twice, or give up, and one of the two answers is lost.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Keep one field of the type; for another question use the type `text`.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "otherEmail", "type": «"email" }
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
        { "id": "name", "type": "fullName" }
      ]
    }
  ]
}`,
};
