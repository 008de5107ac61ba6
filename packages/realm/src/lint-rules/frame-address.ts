import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'The pages’ security policy cannot name the address of a plugin, or of a page in a frame.',
  why: 'The policy allows each frame by the name of its host. A wildcard would allow hosts that you do not know, and an invalid name allows none.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the one host that serves the page, without a user or a password.',
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
