import type { Begins } from '../rules/playback-preferences';
import type { HandedOver } from './handed-over';

/** How a title has begun to play. After another title it has that one's element and sound. */
export interface Begun extends Pick<HandedOver, 'video' | 'untouched'> {
  begins: Begins;
  /** The viewer wants to see it anew, wherever they stopped. */
  fromBeginning: boolean;
}
