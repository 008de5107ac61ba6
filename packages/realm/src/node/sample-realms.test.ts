import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRealms } from './read-realms';

const { realms } = await readRealms(join(import.meta.dirname, '../../../../realm-configs'));

it.each([...realms])(
  '[1.9-03] the sample realm %s has login backgrounds 820 pixels wide for phones, and twice 1080 beside the form',
  (_id, { realm: { brand } }) => {
    const { web, rtl, mobile } = brand.loginBackground;
    expect([web.width, rtl?.width ?? 2 * 1080, mobile?.width ?? 820]).toEqual([
      2 * 1080,
      2 * 1080,
      820,
    ]);
  },
);

it.each([...realms])(
  '[1.3-16] the sample realm %s has its terms in each language, with texts of their own and only rich text',
  (_id, { realm: { locales }, asked: { consents } }) => {
    const tags = locales.supported.map(({ tag }) => tag).sort();
    for (const { fieldName, label, text } of Object.values(consents ?? {}).flat()) {
      expect(Object.keys(label ?? {}).sort(), fieldName).toEqual(tags);
      expect(Object.keys(text).sort(), fieldName).toEqual(tags);
      expect(new Set(Object.values(text)).size, fieldName).toBe(tags.length);
      const markup = Object.values(text).flatMap((html) => html.match(/<\/?[a-z0-9]+/g) ?? []);
      for (const tag of markup) expect(tag).toMatch(/^<\/?(p|a|strong|em|ul|ol|li|br)$/);
    }
  },
);
