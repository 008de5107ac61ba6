import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about:
    'The address of a plugin, or of a page in a frame, is none that the policy of the pages can name.',
  why: 'The policy lets in the origin of each frame by its name. A wildcard would let in hosts that you do not know, and what is no name at all lets in nothing.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Write the one host that serves the page, without a user or a password.',
  bad: `"pages": {
  "home": {
    "sections": [{ "type": "plugin", "id": "table", "plugin": "standings" }]
  }
},
"plugins": [
  {
    "id": "standings",
    "title": { "en": "Standings", "es": "Clasificación" },
    "address": «"https://*.rowing.example/standings"
  }
]`,
  good: `"pages": {
  "home": {
    "sections": [{ "type": "plugin", "id": "table", "plugin": "standings" }]
  }
},
"plugins": [
  {
    "id": "standings",
    "title": { "en": "Standings", "es": "Clasificación" },
    "address": "https://plugins.rowing.example/standings"
  }
]`,
};
