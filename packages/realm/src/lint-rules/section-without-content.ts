import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A section whose content belongs to a feature that is switched off.',
  why: 'It would be empty, or lead to pages that are not there.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Switch the feature on, or remove the section.',
  bad: `"features": { "series": false },
"pages": {
  "home": {
    "sections": [
      { "type": "hero", "id": "top" },
      { "type": "rail", "id": "series", "source": «"series" }
    ]
  }
}`,
  good: `"features": { "series": true },
"pages": {
  "home": {
    "sections": [
      { "type": "hero", "id": "top" },
      { "type": "rail", "id": "series", "source": "series" }
    ]
  }
}`,
};
