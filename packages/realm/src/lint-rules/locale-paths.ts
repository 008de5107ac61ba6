import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A language has the addresses of another language, or addresses of emoji.',
  why: 'Viewers and search engines would see addresses in another language than the page.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Leave `paths` out: each language has its own addresses by default.',
  bad: `"locales": { "default": "en", "supported": ["en", { "tag": "es", "paths": «"pt" }] }`,
  good: `"locales": { "default": "en", "supported": ["en", { "tag": "es", "paths": "es" }] }`,
};
