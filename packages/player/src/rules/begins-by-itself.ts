import type { Player } from '@marquee/realm';

/** What decides whether a title begins without a press. */
export interface Arrival extends Pick<Player, 'autoplay'> {
  /** How the browser came to the page: `POP` is a first page, a reload, or back and forward. */
  navigation: 'PUSH' | 'REPLACE' | 'POP';
  reducedMotion: boolean;
  saveData: boolean;
}

/** Whether a title begins by itself: only for a viewer who came by a link of the site (spec 4 §5). */
export const beginsByItself = ({ autoplay, navigation, reducedMotion, saveData }: Arrival) =>
  autoplay !== 'off' && navigation === 'PUSH' && !reducedMotion && !saveData;
