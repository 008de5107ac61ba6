import type { Brand } from '../brand';
import type { NoorPalette } from './palette';
import { noorPalettes } from './palette';
import { people } from './people';
import { races } from './races';
import { sea } from './sea';

/** The art of Noor: evening light, gold edges, woven stars; composed from right to left. */
export const noor: Brand<NoorPalette> = {
  palettes: noorPalettes,
  scenes: [...races, ...people, ...sea],
  wordy: 1,
  calm: ({ sky, light }) => (light ? sky[1] : sky[0]),
  fromRight: true,
};
