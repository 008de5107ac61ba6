import type { Rule, RulePage } from './rule';

export const rule = {
  severity: 'error',
  about: 'No provider lets in a viewer who has no account yet.',
  why: 'Passkeys and magic links sign in accounts that exist already. Without a provider that opens accounts, no viewer has one.',
} as const satisfies Rule;

export const page: RulePage = {
  howToFix: 'Add a provider of accounts, such as `{ "type": "id" }`.',
  bad: `"auth": { "providers": «[{ "type": "passkey" }] }`,
  good: `"auth": { "providers": [{ "type": "id" }, { "type": "passkey" }] }`,
};
