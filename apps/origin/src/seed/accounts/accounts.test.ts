import { join } from 'node:path';
import { isInside } from '@marquee/realm';
import { readRealms } from '@marquee/realm/node';
import { describe, expect, it } from 'vitest';
import { isCountry } from '../../countries/codes';
import { repositoryRoot } from '../../package-root';
import { sampleRealms } from '../realms';
import { accountSeeds, accountsOf } from '.';

const { realms } = await readRealms(join(repositoryRoot(), 'realm-configs'));

it('accounts of every sample realm have a seed of their own; Plain’s is for guests alone', () => {
  expect(Object.keys(accountSeeds).sort()).toEqual(sampleRealms.map(({ id }) => id).sort());
});

describe.each(sampleRealms.map(({ id }) => id))('the accounts of %s', (id) => {
  const { answered, homeCountry } = accountsOf(id);
  const asked = realms.get(id)?.asked;

  it('are at home in a country that exists, and is inside its territories', () => {
    expect(isCountry(homeCountry)).toBe(true);
    expect(isInside(asked?.territories, homeCountry)).toBe(true);
  });

  it('have answered everything that the realm’s file asks at a sign-up, as it is now', () => {
    const names = (terms: readonly { fieldName: string; version: string }[]) =>
      terms.map(({ fieldName, version }) => `${fieldName} ${version}`);
    expect(names(answered)).toEqual(names(asked?.consents?.signup ?? []));
  });
});
