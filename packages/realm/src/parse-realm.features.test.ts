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

describe('a menu entry to a page whose feature is off', () => {
  const offIn = (to: object, features: object) =>
    parse({ menus: { footer: [{ label: 'Entry', to }] }, features }).findings.flatMap(
      ({ rule, pointer, message }) => (rule === 'feature-off' ? [`${pointer} ${message}`] : []),
    );

  it.each([
    ['news', 'news'],
    ['upcoming', 'upcoming'],
    ['schedule', 'schedule'],
    ['releases', 'releases'],
    ['liveNow', 'live'],
    ['grid', 'browse'],
    ['favourites', 'favourites'],
  ])('has a finding where it names the route %s, of the feature %s', (route, feature) => {
    expect(offIn({ route }, { [feature]: false })).toEqual([
      `/menus/footer/0/to/route The page "${route}" does not exist: the feature "${feature}" is switched off.`,
    ]);
    expect(offIn({ route }, { [feature]: true })).toEqual([]);
  });

  it.each([
    ['/news', 'news'],
    ['/es/noticias/camps', 'noticias'],
    ['/news?page=2', 'news'],
  ])('has a finding where it has the path %s', (href, word) => {
    const locales = { locales: { default: 'en', supported: ['en', 'es'] } };
    const found = (features: object) =>
      parse({ ...locales, menus: { footer: [{ label: 'News', to: { href } }] }, features })
        .findings.filter(({ rule }) => rule === 'feature-off')
        .map(({ pointer, message, suggestion }) => ({ pointer, message, suggestion }));
    expect(found({ news: false })).toEqual([
      {
        pointer: '/menus/footer/0/to/href',
        message: `The page at "/${word}" does not exist: the feature "news" is switched off.`,
        suggestion: '"features": { "news": true }',
      },
    ]);
    expect(found({ news: true })).toEqual([]);
  });

  it('has none where a page of another feature, which is on, may have the path', () => {
    expect(offIn({ href: '/live/friday-night' }, { live: true, watchTogether: false })).toEqual([]);
  });
});
