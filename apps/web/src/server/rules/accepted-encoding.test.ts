import { expect, it } from 'vitest';
import { chooseEncoding, type Encoding } from './accepted-encoding';

const all = ['br', 'gzip', 'identity'] as const;
const picture = ['identity'] as const;

it.each<[string | undefined, readonly Encoding[], Encoding | null]>([
  [undefined, all, 'identity'],
  ['', all, 'identity'],
  ['gzip, deflate, br, zstd', all, 'br'],
  ['br', all, 'br'],
  ['BR', all, 'br'],
  ['br;q=0', all, 'identity'],
  ['br; q=0.000', all, 'identity'],
  ['br;q=0, gzip', all, 'gzip'],
  ['gzip;q=1.0, br;q=0.5', all, 'gzip'],
  ['x-gzip', all, 'gzip'],
  ['brotli', all, 'identity'],
  ['deflate', all, 'identity'],
  ['*', all, 'br'],
  ['*;q=0', all, null],
  ['br;q=0, *', all, 'gzip'],
  ['identity', all, 'identity'],
  ['identity;q=1, br;q=0.5', all, 'identity'],
  ['identity;q=0', all, null],
  ['identity;q=0, gzip', all, 'gzip'],
  ['identity;q=0, *', all, 'br'],
  ['*;q=0, identity', all, 'identity'],
  ['identity;q=0', picture, null],
  ['gzip', picture, 'identity'],
  ['*', picture, 'identity'],
  ['gzip;q=wrong, br', all, 'br'],
  [',,;q=1,br', all, 'br'],
])('who accepts "%s", of %s, gets %s', (accepted, offered, chosen) => {
  expect(chooseEncoding(accepted, offered)).toBe(chosen);
});
