import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A file that is not a picture, or is damaged.',
  why: 'No browser could show it.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Export the picture again as SVG, PNG, JPEG, WebP or AVIF.',
  bad: `"brand": {
  "logo": «"assets/notes.txt",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
};
