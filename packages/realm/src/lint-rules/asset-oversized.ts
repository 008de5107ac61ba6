import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A picture with many more pixels than its place.',
  why: 'Every phone would load and shrink it, which takes time, money and battery.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Export it smaller, or as SVG.',
  bad: `"brand": {
  "logo": «"assets/logo-print.png",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/logo-print.png': { src: '/_assets/delta/logo-print.png', width: 4000, height: 880 },
  },
};
