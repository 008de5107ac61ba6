import type { Brand } from '../brand';
import { outdoors } from './outdoors';
import type { PlainPalette } from './palette';
import { plainPalettes } from './palette';

/** Quiet duotones in soft light: what a brand gets that says nothing about its pictures. */
export const plain: Brand<PlainPalette> = {
  palettes: plainPalettes,
  scenes: [...outdoors],
  wordy: 1,
};
