import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A picture of another shape than its place.',
  why: 'It would be cut off at the sides or squeezed, on home screens and beside shared links.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Crop the picture: icons are square, social images about 1200 by 630.',
  bad: `"brand": {
  "logo": "assets/logo.svg",
  "icon": «"assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "icon": "assets/icon.png",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
};
