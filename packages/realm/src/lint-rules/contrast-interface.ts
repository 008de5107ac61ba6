import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'The accent is too near to the page for edges and marks in it. They take 3:1.',
  why: 'The theme keeps its contrast and moves the colour: edges, marks and words will not be in the colour of the brand, only what is filled with it.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the colour that the finding names, or one that stands out more.',
  bad: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": «"#ffd23f" }`,
  good: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": "#8a5a00" }`,
};
