import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A page in a frame is one of this site: the frame would keep nothing apart.',
  why: 'What is in a frame may run scripts of its own. From a host of this site it could reach the page around it, and the viewer’s session.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Lead to the page with a link, or serve it from a host of another site.',
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
