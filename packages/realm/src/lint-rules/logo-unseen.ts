import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A part of the logo has nearly the colour of the page behind it.',
  why: 'Viewers whose device has that scheme see only a part of the logo, or none of it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Give each scheme a logo: `"logo": { "light": …, "dark": … }`, draw the part in a colour that is visible on both, or put the logo on a background of its own. A theme whose `scheme` is not `auto` needs one logo only. The rule looks at plain colours of an SVG that are directly on the page, not at a shape within another.',
  bad: `"brand": {
  "logo": «"assets/dark-ink.svg",
  "loginBackground": { "web": "assets/login.jpg" }
},
"theme": { "scheme": "auto", "accent": "#4474e0" }`,
  good: `"brand": {
  "logo": { "light": "assets/dark-ink.svg", "dark": "assets/light-ink.svg" },
  "loginBackground": { "web": "assets/login.jpg" }
},
"theme": { "scheme": "auto", "accent": "#4474e0" }`,
  assets: {
    'assets/dark-ink.svg': {
      src: '/_assets/delta/dark-ink.svg',
      width: 220,
      height: 48,
      inks: ['#15181d', '#4474e0'],
    },
    'assets/light-ink.svg': {
      src: '/_assets/delta/light-ink.svg',
      width: 220,
      height: 48,
      inks: ['#4474e0', '#f3f6fb'],
    },
  },
};
