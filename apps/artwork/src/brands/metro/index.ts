import type { Brand } from '../brand';
import { moods } from './moods';
import { outdoors } from './outdoors';
import type { MetroPalette } from './palette';
import { metroPalettes } from './palette';
import { studio } from './studio';
import { town } from './town';

/** The art of Metro: flat colour, round geometry, a field for every channel. */
export const metro: Brand<MetroPalette> = {
  palettes: metroPalettes,
  scenes: [...studio, ...outdoors, ...town, ...moods],
  wordy: 1,
};
