import { expect, it } from 'vitest';
import { defineFeature } from '../site/feature';
import { realmFixture, siteFixture } from '../testing';
import { waysOn } from './ways-on';

const noLabels = { default: {} };
const labels = {
  en: async () => noLabels,
  es: async () => noLabels,
  pt: async () => noLabels,
  ar: async () => noLabels,
};
const page = async () => ({ Page: () => null });
const home = { label: { en: 'Start' }, to: { route: 'home' as const } };
const shop = { label: { en: 'Shop' }, to: { href: 'https://shop.demo.example/' } };
const marked = { label: { en: 'My corner' }, to: { route: 'favourites' as const } };
const lost = { label: { en: 'Plans' }, to: { route: 'history' as const } };
type Route = 'home' | 'schedule' | 'account' | 'favourites';
type Entry = typeof home | typeof shop | typeof marked | typeof lost;

function ways(routes: readonly Route[], main: readonly Entry[], isViewer: boolean) {
  const realm = realmFixture({
    menus: { ...realmFixture().menus, default: { route: 'home' }, main: [...main] },
  });
  const feature = defineFeature({
    name: 'demo',
    routes: routes.map((name) => ({ name, load: page })),
    labels,
  });
  return waysOn(siteFixture({ realm, features: [feature] }), isViewer).map(({ label }) => label);
}

const all = ['home', 'schedule', 'account', 'favourites'] as const;

it.each([
  ['is empty where no page is live', ['home'], [], false, []],
  ['has no account page for a guest', all, [], false, ['Schedule', 'Favourites']],
  ['has the account page for a viewer', all, [], true, ['Schedule', 'Favourites', 'Account']],
  [
    'has the menu first, without home',
    all,
    [home, shop],
    false,
    ['Shop', 'Schedule', 'Favourites'],
  ],
  ['has a page once that the menu names', all, [marked], false, ['My corner', 'Schedule']],
  ['leaves out a menu entry whose page is not live', ['home'], [lost, shop], true, ['Shop']],
] as const)('waysOn %s', (_, routes, main, isViewer, expected) => {
  expect(ways(routes, main, isViewer)).toEqual(expected);
});
