import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'The watermark has nearly the colour of a bright or of a dark picture.',
  why: 'A moving picture is white in one moment and black in the next: a mark of one light or dark colour vanishes.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Draw the mark in a colour that is seen on both, or in a light and a dark one. The rule looks at plain colours of an SVG, and asks for a contrast of 3:1 with white and with black.',
  bad: `"player": { "watermark": { "image": «"assets/chalk.svg" } }`,
  good: `"player": { "watermark": { "image": "assets/mark.svg" } }`,
  assets: {
    'assets/chalk.svg': {
      src: '/_assets/delta/chalk.svg',
      width: 220,
      height: 48,
      inks: ['#f3f6fb'],
    },
    'assets/mark.svg': {
      src: '/_assets/delta/mark.svg',
      width: 220,
      height: 48,
      inks: ['#f3f6fb', '#15181d'],
    },
  },
};
