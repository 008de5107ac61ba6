/** How far back a viewer may go in a live stream, in seconds. */
export const LIVE_WINDOW_SECONDS = 30 * 60;

/** How far behind the event a player is meant to be, in seconds: three segments. */
export const LATENCY_SECONDS = 6;
