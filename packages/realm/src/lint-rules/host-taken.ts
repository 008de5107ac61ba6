import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'Two realms claim one host name.',
  why: 'A host can show one brand: the first in the alphabet has it, and the other is not served at all.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take the host out of one of the two.',
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
