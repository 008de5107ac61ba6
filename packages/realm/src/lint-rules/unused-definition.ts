import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A definition that nothing in this realm uses.',
  why: 'You would wait for an effect that never comes.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove it, or add what would use it.',
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  «"campaignCodes": { "login": "spring" }
}`,
  good: `"auth": {
  "providers": [{ "type": "openid", "clientName": "club" }],
  "campaignCodes": { "login": "spring" }
}`,
};
