import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An emulator checks who viewers are, for an origin on the public network.',
  why: 'An emulator accepts any password: everyone who knows a viewer’s address could sign in as that viewer.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Remove `emulator`. It is for an origin on localhost.',
  bad: `"auth": {
  "providers": [
    {
      "type": "firebase",
      "apikey": "AIzaSyExample",
      "authDomain": "delta.firebaseapp.com",
      "projectId": "delta-rowing",
      "emulator": «"https://emulator.delta.example"
    }
  ]
}`,
  good: `"auth": {
  "providers": [
    {
      "type": "firebase",
      "apikey": "AIzaSyExample",
      "authDomain": "delta.firebaseapp.com",
      "projectId": "delta-rowing"
    }
  ]
}`,
};
