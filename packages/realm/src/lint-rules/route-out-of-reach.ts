import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A menu leads to a page in the middle of a way, such as the one that takes a letter’s token.',
  why: 'Such a page needs what a letter, a vendor or a checkout brings along. Whoever opens it from a menu reads that something went wrong.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Lead to the page where the way begins: `requestNewPassword` instead of `resetPassword`, `purchase` instead of `payReturn`.',
  bad: `"menus": {
  "footer": [{ "label": "New password", "to": { "route": «"resetPassword" } }]
}`,
  good: `"menus": {
  "footer": [{ "label": "New password", "to": { "route": "requestNewPassword" } }]
}`,
};
