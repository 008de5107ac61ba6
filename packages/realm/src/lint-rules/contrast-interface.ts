import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'The accent has too little contrast with the page for edges and marks. They need 3:1.',
  why: 'The theme takes another shade with enough contrast: only filled areas are in the brand’s colour, not edges, marks and text.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Take the colour that the finding names, or one that stands out more.',
  bad: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": «"#ffd23f" }`,
  good: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": "#8a5a00" }`,
};
