import { expect, it } from 'vitest';
import { sampleRealms } from '../../../sample-realms';
import { accountPolicies, accountPolicyOf } from './account-policy';

it('every sample realm has an account policy of its own, and no other realm has', () => {
  const ids = sampleRealms.map(({ id }) => id);
  expect(Object.keys(accountPolicies).sort()).toEqual(ids.sort());
});

it('a realm of an operator’s own has the account policy of Plain', () => {
  expect(accountPolicyOf('delta')).toBe(accountPolicies.plain);
});
