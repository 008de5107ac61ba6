import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Two sections of one page show the same content.',
  why: 'Viewers see the same content twice, and think that the page is broken.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give the second section another source, or remove it.',
  bad: `"pages": {
  "home": {
    "sections": [
      { "type": "rail", "id": "live", "source": "live" },
      { "type": "rail", "id": "more", "source": «"live" }
    ]
  }
}`,
  good: `"pages": {
  "home": {
    "sections": [
      { "type": "rail", "id": "live", "source": "live" },
      { "type": "rail", "id": "more", "source": "latest" }
    ]
  }
}`,
};
