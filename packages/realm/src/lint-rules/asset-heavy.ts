import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A file that is too large for its place.',
  why: 'The picture is on the first page that a viewer sees, and the page is complete only once it has loaded.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Compress it: as WebP or AVIF, without metadata, or as a simpler SVG.',
  bad: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": «"assets/login-raw.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/login-raw.jpg': {
      src: '/_assets/delta/login-raw.jpg',
      width: 2160,
      height: 1080,
      bytes: 3_100_000,
    },
  },
};
