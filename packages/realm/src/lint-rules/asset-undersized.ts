import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A picture with too few pixels for its place.',
  why: 'It would be shown larger than it is, and look blurred.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Export it larger, or as SVG.',
  bad: `"brand": {
  "logo": "assets/logo.svg",
  "icon": «"assets/icon-small.png",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "icon": "assets/icon.png",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/icon-small.png': { src: '/_assets/delta/icon-small.png', width: 64, height: 64 },
  },
};
