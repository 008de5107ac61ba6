/** Whether a title plays in this tab. The shell of every page reads it, so that this is all of the player that is there. */
export const tabPlays = { now: false };
