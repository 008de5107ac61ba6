import { describe, expect, it } from 'vitest';
import { realmFixture, siteFixture } from '../testing';
import { isOffered } from './place';
import { siteAt } from './site-at';

const at = (country?: string) => ({ country, byAddress: false, viewer: undefined });
const realm = realmFixture({
  restrictions: {
    gifts: { restrictionType: 'whitelist', elements: ['GB', 'IE'] },
    epg: { restrictionType: 'blacklist', elements: ['JP'] },
  },
});

describe('isOffered', () => {
  it.each([
    ['[1.6-09] whitelist', 'gifts', at('GB'), true],
    ['[1.6-09] whitelist', 'gifts', at('JP'), false],
    ['[1.6-09] whitelist, country not found', 'gifts', at(), false],
    ['[1.6-10] blacklist', 'epg', at('GB'), true],
    ['[1.6-10] blacklist', 'epg', at('JP'), false],
    ['[1.6-10] blacklist, country not found', 'epg', at(), true],
    ['no restriction', 'search', at('JP'), true],
    ['no restriction, before anything is known', 'search', undefined, true],
    ['[1.6-09] whitelist, before anything is known', 'gifts', undefined, false],
    ['[1.6-10] blacklist, before anything is known', 'epg', undefined, false],
  ] as const)('%s: %s at %j: %s', (_, feature, place, expected) => {
    expect(isOffered(realm, feature, place)).toBe(expected);
  });
});

describe('siteAt', () => {
  const noLabels = async () => ({ default: {} });
  const page = async () => ({ Page: () => null });
  const features = [
    {
      name: 'demo',
      routes: (['home', 'epg', 'schedule', 'redeem'] as const).map((name) => ({
        name,
        load: page,
      })),
      labels: { en: noLabels, es: noLabels, pt: noLabels, ar: noLabels },
    },
  ];
  const siteOf = (route: 'home' | 'epg') =>
    siteFixture({
      realm: { ...realm, menus: { ...realm.menus, default: { route } } },
      features,
    });

  it('has only the pages that are offered at the place', () => {
    const there = (site: ReturnType<typeof siteFixture>) =>
      ['root', 'home', 'epg', 'schedule', 'redeem', 'news'].filter(site.isLive);
    expect(there(siteOf('home'))).toEqual(['root', 'home', 'schedule']);
    expect(there(siteAt(siteOf('home'), at('GB')))).toEqual([
      ...['root', 'home', 'epg', 'schedule', 'redeem'],
    ]);
    expect(there(siteAt(siteOf('home'), at('JP')))).toEqual(['root', 'home', 'schedule']);
    expect(siteAt(siteOf('home'), at('JP')).resolveTarget({ route: 'epg' })).toBe(null);
  });

  it('starts at the home page where the default page is not offered', () => {
    expect(siteAt(siteOf('epg'), at('GB')).defaultPath).toBe('/epg');
    expect(siteAt(siteOf('epg'), at('JP')).defaultPath).toBe('/home');
  });
});
