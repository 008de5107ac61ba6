import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'Two providers would have one page: they have one type, and no client names that differ, or both are TV providers.',
  why: 'Viewers could use only one of them.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give each a `clientName` of its own where its type has one, or remove one.',
  bad: `"auth": {
  "providers": [
    { "type": "openid", "clientName": "club" },
    { "type": "openid", "clientName": «"club" }
  ]
}`,
  good: `"auth": {
  "providers": [
    { "type": "openid", "clientName": "club" },
    { "type": "openid", "clientName": "university" }
  ]
}`,
};
