import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A regular expression stands between slashes, as in a program.',
  why: 'The slashes are read as part of the value: hardly anything that a viewer types would be taken.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the slashes away, and what follows them. For `i` write both cases, such as `[Aa]`; the other flags are not needed.',
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
