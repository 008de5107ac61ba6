import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'A section shows a plugin that does not exist.',
  why: 'The site would have nothing to show in its place.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Write the `id` of an entry of `plugins`; the finding lists them. Or add the plugin.',
  bad: `"pages": {
  "home": {
    "sections": [{ "type": "plugin", "id": "table", "plugin": «"standing" }]
  }
},
"plugins": [
  {
    "id": "standings",
    "title": { "en": "Standings", "es": "Clasificación" },
    "address": "https://plugins.rowing.example/standings"
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
