import { join } from 'node:path';
import { isInside } from '@marquee/realm';
import { readRealms } from '@marquee/realm/node';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../../kernel/package-root';
import { sampleRealms } from '../../sample-realms';
import { isCountry } from './codes';
import { homeCountries, homeCountryOf } from './home-countries';

const { realms } = await readRealms(join(repositoryRoot(), 'realm-configs'));
const ids = sampleRealms.map(({ id }) => id);

it('every sample realm has a home country of its own', () => {
  expect(Object.keys(homeCountries).sort()).toEqual([...ids].sort());
});

it('a realm of an operator’s own is at home where Plain is', () => {
  expect(homeCountryOf('delta-rowing')).toBe(homeCountryOf('plain'));
});

describe.each(ids)('the home of %s', (id) => {
  it('is a country that exists, and is inside its territories', () => {
    expect(isCountry(homeCountryOf(id))).toBe(true);
    expect(isInside(realms.get(id)?.asked.territories, homeCountryOf(id))).toBe(true);
  });
});
