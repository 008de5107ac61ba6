import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A field has a reserved id, such as `secret`.',
  why: "The call that opens an account uses keys of these names itself: the viewer's answer would replace their values.",
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the field another id.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": «"secret", "type": "password" }
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
        { "id": "password", "type": "password" }
      ]
    }
  ]
}`,
};
