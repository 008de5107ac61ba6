import { expect, it } from 'vitest';
import { offeredProviders } from './offered-providers';

const offered = (...types: string[]) =>
  offeredProviders(types.map((type) => ({ type }))).map(({ type }) => type);

it('[1.1-37] offeredProviders has magic link where it is enabled, unless the only provider is Adobe', () => {
  expect(offered('id', 'magicLink')).toEqual(['id', 'magicLink']);
  expect(offered('magicLink', 'id', 'adobe')).toEqual(['magicLink', 'id', 'adobe']);
  expect(offered('adobe', 'magicLink')).toEqual(['adobe']);
  expect(offered('adobeDcr', 'magicLink')).toEqual(['adobeDcr']);
  expect(offered('id')).toEqual(['id']);
  expect(offered('magicLink')).toEqual(['magicLink']);
});
