import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: "A picture that is not in the realm's folder.",
  why: 'Every viewer would see a broken picture in its place.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Put the file into the folder, or write the path as it is. Capitals and small letters count.',
  bad: `"brand": {
  "logo": «"assets/logo.sgv",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
};
