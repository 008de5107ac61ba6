import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A surface of middling lightness, on which neither black nor white text has room.',
  why: 'Muted text, links and edges need room between the surface and its furthest text: the page would be drawn in another colour.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take a darker or a lighter surface; the finding names the nearest.',
  bad: `"theme": { "scheme": "dark", "surface": «"#5a6b7b" }`,
  good: `"theme": { "scheme": "dark", "surface": "#0e1a26" }`,
};
