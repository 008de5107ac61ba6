import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about:
    'A key of an older version. It still works; `marquee migrate --write` changes the file to the newest version.',
  why: 'Old names still work, but the reference and the editor have only the new ones.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Run `marquee migrate --write`: it moves the key with its comments and changes nothing else.',
  bad: `"version": 1,
"apps": {},
"auth": {
  "providers": [{ "type": "id" }],
  «"apps": [{ "name": "example.delta.tv", "scheme": "deltatv" }]
}`,
  good: `"version": 2,
"apps": {
  "native": [{ "name": "example.delta.tv", "scheme": "deltatv" }]
},
"auth": { "providers": [{ "type": "id" }] }`,
};
