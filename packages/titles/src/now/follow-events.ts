import type { OriginClock } from '@marquee/origin-client';
import { spreadDelay } from '../rules/spread-delay';
import { type EventNow, nextChange, titleAsNow } from '../rules/title-as-now';
import type { TitleView } from '../rules/title-view';
import type { EventsNow } from './use-as-now';

/** The origin's clock as far as this tab has heard it. */
export interface HeardClock {
  clock: OriginClock;
  isHeard: boolean;
}

interface FollowEventsOptions {
  /** Asks how events are now. */
  ask: (
    ids: readonly string[],
    signal: AbortSignal,
  ) => Promise<{ events: readonly EventNow[]; asOf?: string }>;
  /** Called at once, and whenever an event has changed. */
  tell: (now: EventsNow) => void;
  heard: HeardClock;
}

/** Events that are asked for at once. */
const MOST = 24;
/** An event that has not changed when it was to is asked for again after so many ms; after twice as many each further time. */
const AGAIN_MS = 5000;
const LONGEST_AGAIN_MS = 5 * 60 * 1000;
/** Timers take no more ms than a 32-bit number; and no device's clock is wrong by more. */
const DAY_MS = 24 * 60 * 60 * 1000;
/** A device's clock that is wrong by less changes no day. */
const MINUTE_MS = 60 * 1000;

/** The start belongs to it: the same event may be announced anew. */
const keyOf = ({ id, startsAt }: Pick<TitleView, 'id' | 'startsAt'>) => `${id} ${startsAt}`;

interface Followed {
  key: string;
  title: TitleView;
  /** When it is asked for, by the origin's clock. */
  at: number;
  tries: number;
}

/**
 * Asks for events when they begin, end, or can be watched again, and tells what has changed. Whether they have is the origin's to
 * say; so is the time: until its clock is known, one question is asked for all that may change within a day. Pages ask some
 * seconds apart from each other, and each for all its events at once. A hidden page does not ask until it is seen again.
 */
export function followEvents({ ask, tell, heard }: FollowEventsOptions): () => void {
  const { clock } = heard;
  const events = new Map<string, Followed>();
  const over = new Set<string>();
  const now = new Map<string, EventNow>();
  const controller = new AbortController();
  const { signal } = controller;
  const spread = spreadDelay();
  let timer: ReturnType<typeof setTimeout>;
  let isAsking = false;
  let offset = 0;

  function say() {
    offset = clock.now() - Date.now();
    tell({
      watch,
      asNow(title) {
        const known = now.get(keyOf(title));
        return known ? titleAsNow(title, known) : title;
      },
      // What changes no day need not show all dates anew.
      offset: Math.abs(offset) > MINUTE_MS ? offset : 0,
    });
  }

  function watch(title: TitleView) {
    const key = keyOf(title);
    const change = nextChange(title);
    if (change === null || over.has(key) || events.has(key)) return;
    events.set(key, { key, title, at: whenFor(change), tries: 0 });
    plan();
  }

  /** When to ask for a change. What was loaded just now is known to have not changed yet. */
  const whenFor = (change: number) =>
    Math.max(heard.isHeard ? change : change - DAY_MS, clock.now() + AGAIN_MS) + spread;

  function plan() {
    clearTimeout(timer);
    if (isAsking || signal.aborted || document.hidden || events.size === 0) return;
    const next = Math.min(...[...events.values()].map(({ at }) => at));
    timer = setTimeout(look, Math.min(Math.max(0, next - clock.now()), DAY_MS));
  }

  async function look() {
    const due = [...events.values()].filter(({ at }) => at <= clock.now()).slice(0, MOST);
    if (due.length > 0) {
      isAsking = true;
      const ids = due.map(({ title }) => title.id);
      const answer = await clock
        .timed(() => ask(ids, signal))
        .catch((error: unknown) => {
          if (!signal.aborted) console.warn('How events are now is not known.', error);
          return null;
        });
      isAsking = false;
      if (signal.aborted) return;
      if (answer) hearClock();
      const changes = due.filter((event) => hear(event, answer?.events));
      if (changes.length > 0 || Math.abs(clock.now() - Date.now() - offset) > MINUTE_MS) say();
    }
    plan();
  }

  /** The first answer tells the time: what was to be asked for only to hear it waits for its own. */
  function hearClock() {
    if (heard.isHeard) return;
    heard.isHeard = true;
    for (const event of events.values()) event.at = whenFor(nextChange(event.title) ?? 0);
  }

  /** Takes in what the origin says of an event, and returns whether it has changed; without an answer it is asked again. */
  function hear(event: Followed, answer: readonly EventNow[] | undefined): boolean {
    const { key, title } = event;
    const known = answer?.find(({ id }) => id === title.id);
    const told = known ? titleAsNow(title, known) : title;
    const change = answer && !known ? null : nextChange(told);
    if (change === null) {
      events.delete(key);
      over.add(key);
    } else if (change > clock.now()) {
      event.at = change + spread;
      event.tries = 0;
    } else {
      event.at = clock.now() + Math.min(AGAIN_MS * 2 ** event.tries, LONGEST_AGAIN_MS) + spread;
      event.tries += 1;
    }
    const { state, startsAt, timing } = told;
    const isChanged =
      state !== title.state || startsAt !== title.startsAt || timing !== title.timing;
    if (known && isChanged) now.set(key, known);
    event.title = told;
    return isChanged;
  }

  document.addEventListener('visibilitychange', plan);
  say();
  return () => {
    controller.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
