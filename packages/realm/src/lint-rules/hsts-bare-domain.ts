import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'HSTS includes the subdomains of a bare domain.',
  why: 'Mail, intranet and other hosts below the domain that have no https cannot be opened any more, and browsers remember it for `maxAge`.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Leave out `includeSubDomains`, or name only hosts such as `watch.delta.example`. If every host below the domain has https, do nothing.',
  bad: `"hosts": ["delta.example"],
"hsts": { "includeSubDomains": «true }`,
  good: `"hosts": ["watch.delta.example"],
"hsts": { "includeSubDomains": true }`,
};
