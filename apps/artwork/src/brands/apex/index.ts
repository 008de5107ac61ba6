import type { Brand } from '../brand';
import { bouts } from './bouts';
import type { ApexPalette } from './palette';
import { apexPalettes } from './palette';
import { people } from './people';
import { places } from './places';

/** The art of Apex: night, hard light from one side, one signal colour. */
export const apex: Brand<ApexPalette> = {
  palettes: apexPalettes,
  wordy: 0.55,
  calm: ({ deep }) => deep,
  scenes: [...bouts, ...people, ...places],
};
