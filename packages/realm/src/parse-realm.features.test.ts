import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from './fixtures/realm-text';
import { parseRealm } from './parse-realm';

const parse = (members: object) =>
  parseRealm({
    id: 'delta',
    file: 'realm.json',
    assets: REALM_ASSETS,
    text: JSON.stringify({ ...SMALLEST_REALM, ...members }),
  });

const only = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'whitelist', elements },
});
const not = (...elements: string[]) => ({
  addressCountryRestriction: { restrictionType: 'blacklist', elements },
});

describe('a feature', () => {
  it('may be on, off, or on in some countries', () => {
    const { realm, findings } = parse({
      features: { gifts: false, externalPages: only('GB', 'IE'), adminPreviews: not('JP') },
    });
    expect(findings).toEqual([]);
    expect(realm?.features).toMatchObject({
      gifts: false,
      externalPages: true,
      adminPreviews: true,
      schedule: true,
      impersonation: false,
    });
    expect(realm?.restrictions).toEqual({
      externalPages: { restrictionType: 'whitelist', elements: ['GB', 'IE'] },
      adminPreviews: { restrictionType: 'blacklist', elements: ['JP'] },
    });
  });

  it('adds no restrictions to the realm when it has none', () => {
    expect(parse({ features: { gifts: true } }).realm).not.toHaveProperty('restrictions');
  });

  it('has a finding when the default entry leads to it and some countries do not have it', () => {
    const menus = { default: { route: 'favourites' } };
    const rulesOf = (features: object) =>
      parse({ menus, features }).findings.map(({ rule, pointer }) => [rule, pointer]);
    expect(rulesOf({ favourites: not('JP') })).toEqual([
      ['default-restricted', '/menus/default/route'],
    ]);
    expect(rulesOf({ favourites: true, gifts: not('JP') })).toEqual([]);
  });

  it.each([
    [{ gifts: { enabled: true } }, ['unknown-key']],
    [{ gifts: {} }, ['missing-key']],
    [{ gifts: { addressCountryRestriction: {} } }, ['missing-key', 'missing-key']],
    [{ gifts: 'GB' }, ['wrong-type']],
  ])('has findings when its form is wrong: %j', (features, rules) => {
    const found = parse({ features }).findings.map(({ rule }) => rule);
    expect(found.sort()).toEqual(rules.sort());
  });
});
