import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An SVG with more in it than a picture, or one that cannot be read reliably.',
  why: 'An SVG is a document: a browser that opens it runs what is in it, with all rights of your site.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Export the picture again as a plain SVG: without scripts, links, animations, embedded pages and fonts, with its pictures embedded, in UTF-8. Inkscape: "Save as", "Optimised SVG" or "Plain SVG". Illustrator: "Export As", not "Save As", or without "Preserve Illustrator Editing Capabilities" and with fonts as outlines. Figma, Sketch and Affinity write plain SVGs. What tools note beside a drawing may stay. A drawing that needs more is best exported as PNG or WebP.',
  bad: `"brand": {
  "logo": «"assets/mark.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  good: `"brand": {
  "logo": "assets/logo.svg",
  "loginBackground": { "web": "assets/login.jpg" }
}`,
  assets: {
    'assets/mark.svg': {
      problem:
        'has the element <foreignObject> in line 12, which is no part of a plain picture. Export it again as a plain SVG',
      unsafe: true,
    },
  },
};
