import { realmFixture } from '@marquee/renderer/testing';
import { expect, it } from 'vitest';
import { vendorSources } from './vendor-sources';

const frames = async (changes: Parameters<typeof realmFixture>[0]) =>
  (await vendorSources(realmFixture(changes))).frame ?? [];

it('vendorSources allows no frame where a realm frames nothing', async () => {
  expect(await frames({})).toEqual([]);
});

it('vendorSources allows the origins of shown plugins and framed pages, without paths', async () => {
  expect(
    await frames({
      origin: { address: 'https://origin.demo.example', publicKey: 'demo' },
      pluginAddresses: ['https://plugins.example:8443/table?league=2', '/plugins/standings'],
      pages: {
        home: { sections: [] },
        own: [
          {
            type: 'frame',
            id: 'help',
            title: { en: 'Help' },
            height: 400,
            address: 'https://help.example/start',
          },
        ],
      },
    }),
  ).toEqual([
    ...['https://help.example', 'https://plugins.example:8443', 'https://origin.demo.example'],
  ]);
});
