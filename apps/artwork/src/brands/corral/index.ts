import { blend } from '../../paint/colour';
import type { Brand } from '../brand';
import { hands } from './hands';
import type { CorralPalette } from './palette';
import { corralPalettes } from './palette';
import { range } from './range';
import { rides } from './rides';

/** The art of Corral: daylight, dust and paper, as a printed poster of horse country. */
export const corral: Brand<CorralPalette> = {
  palettes: corralPalettes,
  scenes: [...rides, ...hands, ...range],
  wordy: 0.85,
  calm: ({ sky }) => blend(sky[0], sky[1], 0.5),
};
