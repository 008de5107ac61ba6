import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A picture of another kind than its name says.',
  why: 'A browser is told the kind by the name, and does not draw what turns out to be another.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Rename the file to the ending that the finding names, and write the new name here.',
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
      problem: 'is a picture of another kind (jpg) than its name says',
      ending: '.jpg',
    },
    'assets/mark.jpg': { src: '/_assets/delta/mark.jpg', width: 220, height: 48 },
  },
};
