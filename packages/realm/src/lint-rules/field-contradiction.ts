import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A field that viewers cannot fill in: required and read-only, a minimum above the maximum, or a size that is too small for the regular expression.',
  why: 'Viewers could never send the form, and could not open an account.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Change one of the two.',
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
