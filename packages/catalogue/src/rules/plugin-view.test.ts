import type { PluginSection } from '@marquee/realm';
import { expect, it } from 'vitest';
import { type PluginPlace, pluginView } from './plugin-view';

const place: PluginPlace = {
  locale: 'es',
  scheme: 'dark',
  originAddress: 'https://origin.delta.example',
  host: 'watch.delta.example',
};
const view = (changes: Partial<PluginSection> = {}, at: Partial<PluginPlace> = {}) =>
  pluginView(
    {
      type: 'plugin',
      id: 'table',
      title: { es: 'Clasificación' },
      size: { height: 320 },
      address: 'https://plugins.example/table?league=2',
      allow: ['popups'],
      passes: [],
      ...changes,
    },
    { ...place, ...at },
    (title) => title.es ?? '',
  );

it('pluginView has the title in the language of the page, and the size of the file', () => {
  expect(view()).toMatchObject({ title: 'Clasificación', size: { height: 320 } });
});

it.each([
  ['nothing, unless the file says so', [], 'league=2'],
  ['the language', ['locale'], 'league=2&locale=es'],
  ['language and scheme', ['locale', 'theme'], 'league=2&locale=es&theme=dark'],
] as const)('the address of a plugin passes %s', (_what, passes, query) => {
  const { address } = view({ passes: [...passes] });
  expect(address).toBe(`https://plugins.example/table?${query}`);
});

it('pluginView passes the theme only where the file says so', () => {
  expect(view({ passes: ['theme'] }).themed).toBe(true);
  expect(view({ passes: ['locale'] }).themed).toBe(false);
});

it('the address of a plugin is at the realm’s origin when the file has a path', () => {
  const { address } = view({ address: '/plugins/table' });
  expect(address).toBe('https://origin.delta.example/plugins/table');
});

it('pluginView allows a plugin its own origin, but never that of the page', () => {
  expect(view().allow).toEqual(['sameOrigin', 'popups']);
  expect(view({ address: 'https://watch.delta.example/table' }).allow).toEqual(['popups']);
  const behind = { originAddress: 'https://watch.delta.example' };
  expect(view({ address: '/table' }, behind).allow).toEqual(['popups']);
});
