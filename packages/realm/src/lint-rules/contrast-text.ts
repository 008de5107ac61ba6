import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'info',
  about: 'The accent has too little contrast with the page for text. Text needs 4.5:1.',
  why: 'The theme takes another shade with enough contrast: links and other text are not in the brand’s colour.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Use the colour that the finding names, or leave it: buttons have the accent, and text has the nearest shade with enough contrast.',
  bad: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": «"#e4572e" }`,
  good: `"theme": { "scheme": "light", "surface": "#ffffff", "accent": "#b8371a" }`,
};
