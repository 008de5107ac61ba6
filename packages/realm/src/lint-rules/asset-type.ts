import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A picture in a format that its place cannot show.',
  why: 'Most sites that show shared links support only PNG and JPEG: your links would have no picture there.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Export the picture as PNG or JPEG.',
  bad: `"brand": {
  "logo": "assets/logo.svg",
  "socialImage": «"assets/social.webp",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "socialImage": "assets/social.jpg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/social.webp': { src: '/_assets/delta/social.webp', width: 1200, height: 630 },
    'assets/social.jpg': { src: '/_assets/delta/social.jpg', width: 1200, height: 630 },
  },
};
