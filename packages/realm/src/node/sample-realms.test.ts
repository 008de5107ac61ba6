import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRealms } from './read-realms';

const { realms } = await readRealms(join(import.meta.dirname, '../../../../realm-configs'));

it.each([...realms])(
  '[1.9-03] %s brings login backgrounds 820 pixels wide for phones, and 1080 at two to one beside the form',
  (_id, { realm: { brand } }) => {
    const { web, rtl, mobile } = brand.loginBackground;
    expect([web.width, rtl?.width ?? 2 * 1080, mobile?.width ?? 820]).toEqual([
      2 * 1080,
      2 * 1080,
      820,
    ]);
  },
);
