import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'An emulator proves who viewers are, beside an origin on the public network.',
  why: 'An emulator takes any password for anybody: whoever knows an address could sign in with it.',
} as const satisfies Rule;

export const page: RulePage = {
  mend: 'Take `emulator` out. It is for an origin on localhost.',
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
