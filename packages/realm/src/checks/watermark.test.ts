import { describe, expect, it } from 'vitest';
import { REALM_ASSETS, SMALLEST_REALM } from '../fixtures/realm-text';
import { parseRealm } from '../parse-realm';
import type { AssetFile } from '../pictures/assets';

const drawn = (name: string, inks: string[]): [string, AssetFile] => [
  `assets/${name}.svg`,
  { src: `/_assets/bare/${name}.svg`, width: 160, height: 40, inks },
];
const assets = new Map<string, AssetFile>([
  ...REALM_ASSETS,
  drawn('chalk', ['#f3f6fb']),
  drawn('ink', ['#15181d']),
  drawn('sea', ['#4474e0']),
  drawn('two', ['#ffffff', '#000000']),
  drawn('plain', []),
]);

const parsed = (watermark: object) =>
  parseRealm({
    id: 'bare',
    file: 'realm.json',
    text: JSON.stringify({ ...SMALLEST_REALM, player: { watermark } }),
    assets,
  });

describe('a watermark', () => {
  it.each([
    ['light on white pictures', 'chalk', ['white']],
    ['dark on black pictures', 'ink', ['black']],
    ['of a colour that both show', 'sea', []],
    ['in a light and a dark colour', 'two', []],
    ['whose colours are not known', 'plain', []],
  ])('that is %s is found where no part of it is seen', (_, name, grounds) => {
    const { findings, realm } = parsed({ image: `assets/${name}.svg` });
    expect(findings.filter(({ pointer }) => pointer.startsWith('/player'))).toEqual(
      grounds.map((ground) =>
        expect.objectContaining({
          rule: 'watermark-unseen',
          pointer: '/player/watermark/image',
          message: expect.stringContaining(`while the picture is ${ground}`),
        }),
      ),
    );
    expect(realm).not.toBeNull();
  });

  it('is found at its path, and so is a text that readers are not told', () => {
    const { findings } = parsed({ image: { src: 'assets/chalk.svg', alt: 'Bare' } });
    const found = findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(found.filter((one) => one.includes('/player'))).toEqual([
      'watermark-unseen /player/watermark/image/src',
      'unused-key /player/watermark/image/alt',
    ]);
  });

  it('has a picture of the realm’s folder', () => {
    const { findings, realm } = parsed({ image: 'assets/none.svg' });
    expect(findings).toMatchObject([{ rule: 'asset-missing', pointer: '/player/watermark/image' }]);
    expect(realm).toBeNull();
  });

  it.each([
    [{ image: 'assets/sea.svg' }, 'end'],
    [{ image: 'assets/sea.svg', corner: 'start' }, 'start'],
  ] as const)('of %j is in the corner at the %s of the line', (watermark, corner) => {
    expect(parsed(watermark).realm?.player.watermark).toEqual({
      image: { src: '/_assets/bare/sea.svg', width: 160, height: 40 },
      corner,
    });
  });
});
