import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'warning',
  about: 'Something looks like labels, but is not called `labels/LOCALE.json`.',
  why: 'Files of other names are not read: viewers never see their texts.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Give it the name in the finding. A labels file may have comments.',
  bad: { files: { 'labels/es.jsonc': '«{ "login.title": "Entra" }' } },
  good: { files: { 'labels/es.json': '{ "login.title": "Entra" }' } },
};
