import type { PlaybackStatus } from './playback-state';

/** What a viewer sees of a wait: nothing, a ring, or words with a way on. */
export type WaitStage = 'unseen' | 'ring' | 'words';

const RING_MS = 250;
const WORDS_MS = 10_000;

/** What is shown of a wait at an instant, and in how many ms that changes; null: it stays. */
export function waitStage(
  status: PlaybackStatus,
  now: number,
): { stage: WaitStage; changesIn: number | null } {
  if (!('since' in status)) return { stage: 'unseen', changesIn: null };
  const waited = now - status.since;
  if (waited >= WORDS_MS) return { stage: 'words', changesIn: null };
  return waited >= RING_MS
    ? { stage: 'ring', changesIn: WORDS_MS - waited }
    : { stage: 'unseen', changesIn: RING_MS - waited };
}
