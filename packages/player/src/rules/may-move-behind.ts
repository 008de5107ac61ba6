/** What a page must know before a picture moves behind its words. */
export interface BackgroundSurroundings {
  reducedMotion: boolean;
  saveData: boolean;
  /** The network is a slow one. */
  isSlow: boolean;
  /** The window's width in CSS pixels. */
  width: number;
}

/** The narrowest window with a moving background (spec 2 §9: up to it a window is mobile). */
const WIDER_THAN = 1024;

/** Whether a picture may move behind a page's words, unless its viewer has stopped it. */
export const mayMoveBehind = (around: BackgroundSurroundings): boolean =>
  !around.reducedMotion && !around.saveData && !around.isSlow && around.width > WIDER_THAN;
