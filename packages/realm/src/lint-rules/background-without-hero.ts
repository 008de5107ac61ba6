import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Heroes are to move, and no page has one.',
  why: 'Only a hero has a moving picture behind its words: nothing on the site changes.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give a page a section of the type `hero`, or leave the key out.',
  bad: `"pages": { "home": { "sections": [{ "type": "rail", "id": "soon", "source": "upcoming" }] } },
"player": { "backgroundVideo": «true }`,
  good: `"pages": { "home": { "sections": [{ "type": "hero", "id": "top" }] } },
"player": { "backgroundVideo": true }`,
};
