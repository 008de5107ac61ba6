import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A number, a text or a list that is too small or too large.',
  why: 'Beyond these limits a page becomes slow, empty or unreadable.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Stay within the limit that the finding names.',
  bad: `"pages": {
  "home": {
    "sections": [{ "type": "hero", "id": "top", "limit": «30 }]
  }
}`,
  good: `"pages": {
  "home": {
    "sections": [{ "type": "hero", "id": "top", "limit": 10 }]
  }
}`,
};
