import { realmFixture } from '@marquee/renderer/testing';
import { expect, it } from 'vitest';
import { providerAddresses } from './provider-addresses';

it('names every page of a realm’s providers', async () => {
  const realm = realmFixture({
    auth: {
      providers: [
        { type: 'id' },
        { type: 'openid', clientName: 'nations' },
        { type: 'oauth', clientName: 'portal' },
        { type: 'sptv' },
        { type: 'magicLink' },
        {
          type: 'adobe',
          requestorId: 'DEMO',
          resourceId: 'demo-tv',
          baseUri: '/adobe-pass',
        },
      ],
      selfRegistration: false,
    },
    apps: { native: [{ name: 'example.tv', scheme: 'exampletv' }] },
  });
  expect(await providerAddresses(realm)).toEqual([
    { name: 'loginOpenId', params: { clientName: 'nations' } },
    { name: 'oauth', params: { provider: 'portal' } },
    { name: 'oauthApp', params: { provider: 'portal', appname: 'example.tv' } },
    { name: 'loginSptv', params: {} },
    { name: 'magicLink', params: {} },
    { name: 'providers', params: {} },
    { name: 'providers', params: { result: 'success' } },
  ]);
});
