import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A regular expression that cannot be read, or that uses what pages do not support: lookaround, references to groups, too many characters or repetitions.',
  why: 'Pages match values with their own engine, whose time grows only with the length of the value: an expression such as (a+)+$, which keeps other engines busy for minutes, freezes no page here. Such an engine cannot do all that others can.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Write a simpler expression: characters, classes, groups, `|`, `*`, `+`, `?` and `{n,m}`. Limit lengths with `size`.',
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
