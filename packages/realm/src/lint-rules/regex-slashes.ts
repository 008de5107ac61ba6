import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A regular expression is written between slashes, as in a program.',
  why: 'The slashes count as part of the value, so the field would refuse almost every value.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Remove the slashes, and the flags after them. For `i` write both cases, such as `[Aa]`; the other flags are not needed.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "card", "type": "text", "label": "Card", "regex": «"/[A-Z]{2}[0-9]{6}/" }
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
        { "id": "card", "type": "text", "label": "Card", "regex": "[A-Z]{2}[0-9]{6}" }
      ]
    }
  ]
}`,
};
