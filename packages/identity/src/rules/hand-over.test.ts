import { expect, it } from 'vitest';
import { findApp, handOverLink } from './hand-over';

const apps = [{ name: 'example.unity.tv', scheme: 'unitytv' }];

it('[1.4-13] [1.4-18] handOverLink takes the app’s scheme and the provider’s answer, and nothing else of the address', () => {
  const params = new URLSearchParams(
    'code=c%261&state=s&iss=https://id.example&from=/home&token=x',
  );
  expect(handOverLink({ name: 'x', scheme: 'unitytv' }, 'openid/nations', params)).toBe(
    'unitytv://openid/nations?code=c%261&state=s&iss=https%3A%2F%2Fid.example',
  );
});

it('[1.4-13] handOverLink leaves out what the address does not have', () => {
  expect(
    handOverLink({ name: 'x', scheme: 'unitytv' }, 'oauth', new URLSearchParams('code=c')),
  ).toBe('unitytv://oauth?code=c');
});

it('findApp finds only apps that the realm lists', () => {
  expect(findApp(apps, 'example.unity.tv')).toBe(apps[0]);
  expect(findApp(apps, 'evil.app')).toBeUndefined();
  expect(findApp(apps, null)).toBeUndefined();
  expect(findApp(undefined, 'example.unity.tv')).toBeUndefined();
});
