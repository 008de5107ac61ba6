import type { AdjacentTitles } from '@marquee/renderer';

/** The titles beside the one that plays. */
export interface Neighbours {
  previous?: string;
  /** Seconds from the end of this one to it. */
  next?: { id: string; countdown: number };
  /** Of their pages' addresses. */
  search: string;
}

/** The episodes beside a title, as its stream's answer has them. */
interface StreamNeighbours {
  readonly previous?: { readonly id: string };
  readonly next?: { readonly id: string; readonly countdown: number };
}

/** Seconds from the end of a title to the next in a list (spec 4 §5); of an episode the origin says it. */
const LIST_COUNTDOWN = 8;

/** What a viewer chose to watch through goes before the series, also where it has no further title. */
export function neighboursOf(
  stream: StreamNeighbours | null | undefined,
  listed: AdjacentTitles | null,
): Neighbours {
  if (!listed) return { previous: stream?.previous?.id, next: stream?.next, search: '' };
  const { previous, next, search } = listed;
  return {
    previous,
    next: next === undefined ? undefined : { id: next, countdown: LIST_COUNTDOWN },
    search,
  };
}
