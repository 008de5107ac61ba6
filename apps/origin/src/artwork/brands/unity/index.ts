import type { Brand } from '../brand';
import { cutOuts } from './cut-outs';
import type { UnityPalette } from './palette';
import { unityPalettes } from './palette';
import { people } from './people';
import { objects } from './things';

/** Every sport at once, cut out and pasted up: young, loud, flat. */
export const unity: Brand<UnityPalette> = {
  palettes: unityPalettes,
  scenes: [...cutOuts, ...people, ...objects],
  wordy: 1,
};
