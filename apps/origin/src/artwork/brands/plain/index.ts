import type { Brand } from '../brand';
import { outdoors } from './outdoors';
import type { PlainPalette } from './palette';
import { plainPalettes } from './palette';
import { rooms } from './rooms';
import { sounds } from './sounds';
import { work } from './work';

/** Quiet duotones in soft light: what a brand gets that says nothing about its pictures. */
export const plain: Brand<PlainPalette> = {
  palettes: plainPalettes,
  scenes: [...outdoors, ...rooms, ...work, ...sounds],
  wordy: 1,
};
