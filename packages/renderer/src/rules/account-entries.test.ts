import { describe, expect, it } from 'vitest';
import { defineFeature } from '../site/feature';
import { realmFixture, siteFixture } from '../testing';
import { accountEntries, accountPath } from './account-entries';

const noLabels = { default: {} };
const labels = {
  en: async () => noLabels,
  es: async () => noLabels,
  pt: async () => noLabels,
  ar: async () => noLabels,
};
const page = async () => ({ Page: () => null });
const shop = { label: { en: 'Shop' }, to: { href: 'https://shop.demo.example/' } };
const marked = { label: { en: 'My corner' }, to: { route: 'favourites' as const } };
const lost = { label: { en: 'Plans' }, to: { route: 'history' as const } };

function siteWith(routes: readonly ('account' | 'favourites')[], account = [] as unknown[]) {
  const menus = { ...realmFixture().menus, account: account as (typeof shop)[] };
  const feature = defineFeature({
    name: 'demo',
    routes: routes.map((name) => ({ name, load: page })),
    labels,
  });
  return siteFixture({ realm: realmFixture({ menus }), features: [feature] });
}

const both = ['account', 'favourites'] as const;

describe('accountEntries', () => {
  it.each([
    ['no page of the viewer’s is live', siteWith([]), []],
    ['the realm has no menu of its own', siteWith(both), ['Favourites', 'Account']],
    ['the realm’s entries come first', siteWith(both, [shop]), ['Shop', 'Favourites', 'Account']],
    [
      'the realm names a page itself',
      siteWith(both, [marked, shop]),
      ['My corner', 'Shop', 'Account'],
    ],
    ['an entry’s page is not there', siteWith(['account'], [lost]), ['Account']],
  ])('lists the right entries where %s', (_case, site, expected) => {
    expect(accountEntries(site, '/').map(({ label }) => label)).toEqual(expected);
  });

  it('calls the account page as the brand does', () => {
    const realm = realmFixture({ account: { title: { en: 'Demo Pass' } } });
    const feature = defineFeature({
      name: 'demo',
      routes: [{ name: 'account', load: page }],
      labels,
    });
    const site = siteFixture({ realm, features: [feature] });
    expect(accountEntries(site, '/').map(({ label }) => label)).toEqual(['Demo Pass']);
  });

  it('marks the page in view', () => {
    const entries = accountEntries(siteWith(both), '/favourites');
    expect(entries.filter(({ current }) => current).map(({ label }) => label)).toEqual([
      'Favourites',
    ]);
  });
});

describe('accountPath', () => {
  it('is the address of the account page, or null where there is none', () => {
    expect(accountPath(siteWith(both))).toBe('/account');
    expect(accountPath(siteWith([]))).toBeNull();
  });
});
