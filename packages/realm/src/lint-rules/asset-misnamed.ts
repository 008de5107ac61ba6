import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A picture whose file name has the ending of another format.',
  why: 'The server tells browsers the format by the ending, and browsers do not show a picture in another format.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the file the ending that the finding names, and write the new name here.',
  bad: `"brand": {
  "logo": «"assets/mark.png",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/mark.jpg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/mark.png': {
      problem: 'is a jpg picture, and its name has another ending',
      ending: '.jpg',
    },
    'assets/mark.jpg': { src: '/_assets/delta/mark.jpg', width: 220, height: 48 },
  },
};
