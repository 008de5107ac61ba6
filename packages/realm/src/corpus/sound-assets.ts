import { REALM_ASSETS } from '../fixtures/realm-text';
import type { AssetFile } from '../pictures/assets';

const picture = (name: string, width: number, height: number, bytes = 40_000): AssetFile => ({
  src: `/_assets/delta/${name}`,
  width,
  height,
  bytes,
});

/** The folder of the corpus: the pictures that the sound realm names, and bad ones for mistakes. */
export const SOUND_ASSETS: ReadonlyMap<string, AssetFile> = new Map<string, AssetFile>([
  ...REALM_ASSETS,
  ['assets/ink.svg', { ...picture('ink.svg', 220, 48), inks: ['#0c0e12'] }],
  ['assets/print.png', picture('print.png', 4_000, 880)],
  ['assets/raw.jpg', picture('raw.jpg', 2_160, 1_080, 3_100_000)],
  ['assets/small.png', picture('small.png', 64, 64)],
  ['assets/social.jpg', picture('social.jpg', 1_200, 630)],
  ['assets/social.webp', picture('social.webp', 1_200, 630)],
  ['assets/square.jpg', picture('square.jpg', 1_000, 1_000)],
  [
    'assets/photo.png',
    { problem: 'is a jpg picture, and its name has another ending', ending: '.jpg' },
  ],
  [
    'assets/scripted.svg',
    {
      problem:
        'has the element <script> in line 3, which is no part of a plain picture. Export it again as a plain SVG',
      unsafe: true,
    },
  ],
]);
