interface Watched {
  position: number;
  duration: number;
  resumes: boolean;
}

/** How much of a title is seen, 0 to 1; null where a player does not go on with it, since little was seen or nearly everything. */
export function watchedShare({ position, duration, resumes }: Watched): number | null {
  if (!resumes || duration <= 0) return null;
  return Math.min(1, Math.max(0, position / duration));
}
