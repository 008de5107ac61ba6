import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A surface of medium lightness, on which neither black nor white text has enough contrast.',
  why: 'Muted text, links and edges need colours between the surface and its text, so the page is shown in another colour.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Choose a darker or a lighter surface; the finding names the nearest.',
  bad: `"theme": { "scheme": "dark", "surface": «"#5a6b7b" }`,
  good: `"theme": { "scheme": "dark", "surface": "#0e1a26" }`,
};
