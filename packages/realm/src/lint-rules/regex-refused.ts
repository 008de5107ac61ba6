import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A regular expression that cannot be read, or that asks for more than a page may do: looking ahead or back, references to groups, too much of anything.',
  why: 'Pages match values with a machine of their own, in a time that grows with the length of the value alone: an expression such as (a+)+$, which keeps other machines busy for minutes, freezes nothing here. What is refused is what such a machine cannot do.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write it simpler: characters, classes, groups, `|`, `*`, `+`, `?` and `{n,m}`. Limit lengths with `size`.',
  bad: `"auth": {
  "providers": [
    {
      "type": "id",
      "fields": [
        { "id": "email", "type": "email", "required": true },
        { "id": "card", "type": "text", "label": "Card", "regex": «"(?=.*[0-9]).+" }
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
