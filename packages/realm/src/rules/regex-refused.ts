import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'A regular expression that cannot be read, or that asks for more than a page may do: looking ahead or back, references to groups, too much of anything.',
  why: 'Some expressions take minutes for a few letters and would freeze the page while a viewer types.',
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
