import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'A folder looks like a realm, but its file is not called `realm.json`.',
  why: 'Only a file of that very name is read: the brand is neither checked nor served.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix:
    'Call the file `realm.json`, in small letters. It may have comments. If the folder is no realm, begin its name with a dot.',
  bad: { files: { '../nova/realm.jsonc': '«{ "name": "Nova" }' } },
  good: { files: { '../nova/realm.json': '"name": "Nova"' } },
};
