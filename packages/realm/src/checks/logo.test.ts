import { derivePalette } from '@marquee/theme';
import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, REALM_TEXT } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';
import type { AssetFile } from '../pictures/assets';

const drawn = (name: string, inks: string[]): [string, AssetFile] => [
  `assets/${name}.svg`,
  { src: `/_assets/delta/${name}.svg`, width: 220, height: 48, inks },
];
const assets = new Map<string, AssetFile>([
  ...REALM_ASSETS,
  drawn('ink', ['#15181d']),
  drawn('chalk', ['#f3f6fb']),
  drawn('both', ['#4474e0']),
]);

function parsed(logo: unknown, scheme: string, surface?: string) {
  const realm = JSON.parse(REALM_TEXT);
  realm.brand.logo = logo;
  realm.theme = { scheme, accent: '#4474e0', surface };
  return parseRealm({ id: 'delta', file: 'realm.json', text: JSON.stringify(realm), assets });
}

const found = (...given: Parameters<typeof parsed>) =>
  parsed(...given)
    .findings.filter(({ pointer }) => pointer.startsWith('/brand/logo'))
    .map(({ rule, pointer }) => `${rule} ${pointer}`);

const INK = 'assets/ink.svg';
const CHALK = 'assets/chalk.svg';
const BOTH = 'assets/both.svg';

describe('a logo', () => {
  it.each([
    ['dark ink on light pages', INK, 'light', []],
    ['dark ink on dark pages', INK, 'dark', ['logo-unseen /brand/logo']],
    ['dark ink on either', INK, 'auto', ['logo-unseen /brand/logo']],
    ['a colour that both show', BOTH, 'auto', []],
    ['dark ink under its key', { src: INK }, 'dark', ['logo-unseen /brand/logo/src']],
    ['one for each scheme', { light: INK, dark: CHALK }, 'auto', []],
    [
      'one for each, the wrong way round',
      { light: CHALK, dark: INK },
      'auto',
      ['logo-unseen /brand/logo/light', 'logo-unseen /brand/logo/dark'],
    ],
    ['one for both and another for dark pages', { src: INK, dark: CHALK }, 'auto', []],
    ['none for dark pages', { light: INK }, 'auto', ['missing-key /brand/logo']],
    ['none at all', { alt: 'Delta' }, 'light', ['missing-key /brand/logo']],
    ['one that no page shows', { src: INK, dark: CHALK }, 'light', ['unused-key /brand/logo/dark']],
    [
      'one too many',
      { src: BOTH, light: INK, dark: CHALK },
      'auto',
      ['unused-key /brand/logo/src'],
    ],
    [
      'a file that is not there',
      { light: INK, dark: 'assets/no.svg' },
      'auto',
      ['asset-missing /brand/logo/dark'],
    ],
  ])('has the expected findings: %s', (_, logo, scheme, findings) => {
    expect(found(logo, scheme)).toEqual(findings);
  });

  it('is compared with the brand’s own surface', () => {
    expect(found(INK, 'light', '#ffffff')).toEqual([]);
    expect(found(CHALK, 'light', '#ffffff')).toEqual(['logo-unseen /brand/logo']);
  });

  it('is compared with the theme’s surface when the theme moved the brand’s own', () => {
    const { palette } = derivePalette(
      { scheme: 'dark', accent: '#4474e0', neutral: '#64748b', surface: '#7b0019' },
      'dark',
    );
    expect(palette.surface).not.toBe('#7b0019');
    const { findings } = parsed(INK, 'dark', '#7b0019');
    expect(findings.find(({ rule }) => rule === 'logo-unseen')?.message).toContain(
      `on dark pages (${palette.surface})`,
    );
  });

  it.each([
    ['auto', { light: INK, dark: CHALK }, 'ink', 'chalk'],
    ['auto', BOTH, 'both', undefined],
    ['auto', { light: BOTH, dark: BOTH }, 'both', undefined],
    ['light', { light: INK }, 'ink', undefined],
    ['dark', { dark: CHALK }, 'chalk', undefined],
    ['dark', { src: INK, dark: CHALK }, 'chalk', undefined],
  ])('of a realm whose scheme is %s is resolved from %j', (scheme, logo, own, dark) => {
    const { realm } = parsed(logo, scheme);
    expect(realm?.brand.logo.src).toBe(`/_assets/delta/${own}.svg`);
    expect(realm?.brand.logo.dark?.src).toBe(dark && `/_assets/delta/${dark}.svg`);
  });
});
