import { languages } from '@marquee/i18n';
import { expect, it } from 'vitest';
import { unspoken } from '../../packages/realm/src/checks/languages';

it('a realm may be in every language that the product speaks, and in no other', () => {
  for (const language of languages) {
    expect(unspoken(language)).toBeUndefined();
    expect(unspoken('fr')).toContain(`(${language})`);
  }
  const spoken = unspoken('fr')?.match(/\(\w+\)/g) ?? [];
  expect(spoken).toHaveLength(languages.length);
});
