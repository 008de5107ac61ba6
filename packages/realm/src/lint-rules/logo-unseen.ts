import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A part of the logo in nearly the colour of the page that it stands on.',
  why: 'Viewers see half a mark, or none, where their device asks for pages of that scheme.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Give each scheme a logo: `"logo": { "light": …, "dark": … }`, draw the part in a colour that both pages show, or put the logo on a plate of its own. A `scheme` of the theme that is not `auto` needs one logo only. Looked at are the plain colours of an SVG that stand on the page; a shape within another is seen against that one.',
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
