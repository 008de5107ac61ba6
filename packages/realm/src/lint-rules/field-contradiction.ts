import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A field that nobody could fill in: required and read-only, a minimum above the maximum, or a size that is too small for the regular expression.',
  why: 'The form could never be sent, and nobody could open an account.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Decide for one of the two.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "name", "type": "fullName", "required": true, "readOnly": «true }
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
        { "id": "name", "type": "fullName", "required": true }
      ]
    }
  ]
}`,
};
