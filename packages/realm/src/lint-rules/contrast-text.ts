import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'The accent is too near to the page for words to be read in it. Words take 4.5:1.',
  why: 'The theme keeps its contrast and moves the colour: links and other words will not be in the colour of the brand.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the colour that the finding names, or leave it: buttons keep the accent, words take the nearest one that can be read.',
  bad: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": «"#e4572e" }`,
  good: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": "#b8371a" }`,
};
