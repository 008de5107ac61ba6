import type Hls from 'hls.js';
import { Events } from 'hls.js';
import { levelsAbove } from '../../rules/levels-above';

/**
 * Returns a function that sets the height of the largest level, in CSS pixels, for the streams that are loaded from then on. Larger
 * levels are removed before one is chosen, so that neither the engine nor the viewer can choose them: `autoLevelCapping` binds the
 * engine alone, and is written over as the player's size changes.
 */
export function levelCap(hls: Hls): (most: number | undefined) => void {
  let largest: number | undefined;
  hls.on(Events.MANIFEST_PARSED, () => {
    if (largest === undefined) return;
    const heights = hls.levels.map(({ height }) => height);
    for (const index of levelsAbove(heights, largest)) hls.removeLevel(index);
  });
  return (most) => {
    largest = most;
  };
}
