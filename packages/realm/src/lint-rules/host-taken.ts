import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Two realms have the same host name.',
  why: 'A host can show one brand only: the first realm in the alphabet gets it, and the other is not served.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove the host from one of the two.',
  bad: {
    files: {
      '../alpha/realm.json': '"hosts": ["delta.example"]',
      'realm.json': '"hosts": [«"delta.example"]',
    },
  },
  good: {
    files: {
      '../alpha/realm.json': '"hosts": ["watch.delta.example"]',
      'realm.json': '"hosts": ["delta.example"]',
    },
  },
};
