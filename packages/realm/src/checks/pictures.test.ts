import { expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';
import type { AssetFile } from '../pictures/assets';

const told = (web: AssetFile, mobile: AssetFile) => {
  const { logo } = SMALLEST_REALM.brand;
  const loginBackground = { web: 'assets/web.webp', mobile: 'assets/mobile.webp' };
  const { findings } = parseRealm({
    id: 'delta',
    file: 'realm.json',
    text: JSON.stringify({ ...SMALLEST_REALM, brand: { logo, loginBackground } }),
    assets: new Map([...REALM_ASSETS, ['assets/web.webp', web], ['assets/mobile.webp', mobile]]),
  });
  return findings.map(({ rule, pointer }) => [rule, pointer]);
};

const wide = (width: number): AssetFile => ({ src: '/_assets/delta/a.webp', width, height: 600 });
const web = ['asset-undersized', '/brand/loginBackground/web'];
const mobile = ['asset-undersized', '/brand/loginBackground/mobile'];

it.each([
  [1080, 820, []],
  [1079, 820, [web]],
  [1080, 819, [mobile]],
  [820, 240, [web, mobile]],
])(
  '[1.9-03] a login background is 1080 pixels wide at least, and 820 for phones: %i and %i',
  (beside, above, expected) => {
    expect(told(wide(beside), wide(above))).toEqual(expected);
  },
);
