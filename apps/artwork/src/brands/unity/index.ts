import type { Brand } from '../brand';
import { parade, stand } from './crowds';
import { cutOut } from './cut-out';
import { duel } from './duel';
import { fromAbove } from './from-above';
import { giant } from './giant';
import type { UnityPalette } from './palette';
import { unityPalettes } from './palette';
import { closeUp, podium } from './portraits';
import { scraps } from './scraps';
import { stillLife } from './still-life';
import { strips } from './strips';

/** The art of Unity: every sport, cut out and pasted up in flat colour. */
export const unity: Brand<UnityPalette> = {
  palettes: unityPalettes,
  scenes: [
    cutOut,
    strips,
    duel,
    parade,
    stand,
    closeUp,
    podium,
    giant,
    stillLife,
    fromAbove,
    scraps,
  ],
  wordy: 1,
};
