/** Seconds until a sample clip begins again, and with it its captions. */
export const CLIP_SECONDS = 24;
