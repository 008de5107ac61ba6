import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A menu leads to a page in the middle of a process, such as the one that needs the token of an email.',
  why: 'Such a page needs data that an email, a vendor or a checkout passes to it. Viewers who open it from a menu read that something went wrong.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Lead to the page where the process begins: `requestNewPassword` instead of `resetPassword`, `purchase` instead of `payReturn`.',
  bad: `"menus": {
  "footer": [{ "label": "New password", "to": { "route": «"resetPassword" } }]
}`,
  good: `"menus": {
  "footer": [{ "label": "New password", "to": { "route": "requestNewPassword" } }]
}`,
};
