import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { themeCss } from '@marquee/design-system/theme';
import { readRealms } from '@marquee/realm/node';
import { expect, it } from 'vitest';
import { root } from '../workspace/root.mjs';

const LIMIT = 4 * 1024;

it('gives each sample realm a theme of at most 4 KB compressed, its fonts included', async () => {
  const { realms } = await readRealms(join(root, 'realm-configs'));
  expect(realms.size).toBeGreaterThanOrEqual(6);
  const sizes = [...realms].map(([id, { realm }]) => {
    const { css } = themeCss(realm.theme);
    expect(css).toContain('@font-face');
    return [id, gzipSync(css).length] as const;
  });
  expect(sizes.filter(([, bytes]) => bytes > LIMIT)).toEqual([]);
});
