import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A page in a frame is on a host of this site, where the frame does not protect the site.',
  why: 'A page in a frame may run scripts. On a host of this site they could reach the page around the frame, and the viewer’s session.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Use a link to the page, or serve it from a host of another site.',
  bad: `"pages": {
  "own": [
    {
      "type": "frame",
      "id": "results",
      "title": "Results",
      "address": «"https://delta.example/results"
    }
  ]
}`,
  good: `"pages": {
  "own": [
    {
      "type": "frame",
      "id": "results",
      "title": "Results",
      "address": "https://results.rowing.example/"
    }
  ]
}`,
};
