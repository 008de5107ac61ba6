import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A form asks for one thing twice.',
  why: 'Viewers fill in the same twice or give up, and of the two answers one is lost.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Keep one field of the type; for something else take the type `text`.',
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
