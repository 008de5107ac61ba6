import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: "An address that should be the operator's own is on another host.",
  why: 'A viewer who asks for access, or comes back from a TV provider, would end on a site that is not yours. A typing mistake is enough.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    "Use one of the realm's own hosts, or a host of the same site. If the other host is yours, leave the warning: the realm is served all the same.",
  bad: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": «"https://detla.example/join"
}`,
  good: `"auth": {
  "providers": [{ "type": "id" }],
  "selfRegistration": false,
  "requestAccessUrl": "https://delta.example/join"
}`,
};
