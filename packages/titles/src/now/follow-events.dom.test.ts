import { createOriginClock } from '@marquee/origin-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventNow } from '../rules/title-as-now';
import type { TitleView } from '../rules/title-view';
import { eventNow } from '../testing/title-answers';
import { followEvents, type HeardClock } from './follow-events';
import type { EventsNow } from './use-as-now';

const NOW = Date.parse('2026-06-01T19:00:00Z');
const START = '2026-06-01T20:00:00Z';
const END = '2026-06-03T20:00:00Z';
const MINUTE = 60_000;

const event = (changes: Partial<TitleView> = {}): TitleView => ({
  id: 'e-1',
  kind: 'event',
  name: 'Rios v Kaito',
  state: 'UPCOMING',
  startsAt: START,
  ...changes,
});

let stop: () => void = () => {};
let visibility: 'visible' | 'hidden' = 'visible';
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
});
afterEach(() => {
  stop();
  visibility = 'visible';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A clock that the origin has told before, and that the device has right. */
const known = (): HeardClock => ({ clock: createOriginClock(), isHeard: true });

/** A page that follows events, and an origin that answers as it is told. */
function page(
  answer: (ids: readonly string[]) => readonly EventNow[],
  { heard = known(), ahead }: { heard?: HeardClock; ahead?: number } = {},
) {
  const told: EventsNow[] = [];
  const asked: (readonly string[])[] = [];
  stop = followEvents({
    ask: async (ids) => {
      asked.push(ids);
      const asOf = ahead === undefined ? undefined : new Date(Date.now() + ahead).toISOString();
      return { events: answer(ids), asOf };
    },
    tell: (now) => told.push(now),
    heard,
  });
  const last = () => {
    const now = told.at(-1);
    if (!now) throw new Error('Nothing was told.');
    return now;
  };
  return {
    told,
    asked,
    last,
    watch: (title: TitleView) => last().watch(title),
    stateOf: (title: TitleView) => last().asNow(title).state,
  };
}

const now = (changes: Partial<EventNow> = {}): EventNow =>
  eventNow({ startsAt: START, endsAt: END, ...changes });
const live = (ids: readonly string[]): EventNow[] => ids.map((id) => now({ id, state: 'LIVE' }));
const upcoming = (startsAt = START) => [now({ startsAt })];

describe('followEvents', () => {
  it('makes an event live within five seconds after its start, with one call', async () => {
    const { watch, asked, stateOf } = page(live);
    const listed = event();
    watch(listed);
    await vi.advanceTimersByTimeAsync(60 * MINUTE - 1);
    expect(asked).toEqual([]);
    expect(stateOf(listed)).toBe('UPCOMING');
    await vi.advanceTimersByTimeAsync(5001);
    expect(stateOf(listed)).toBe('LIVE');
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(asked).toEqual([['e-1']]);
  });

  it('follows an event to its end and its replay, with one call for each', async () => {
    const replayFrom = '2026-06-03T21:00:00Z';
    const { watch, asked, stateOf } = page(([id = '']) => {
      const is = (at: string) => Date.now() >= Date.parse(at);
      const state = is(replayFrom) ? 'REPLAY' : is(END) ? 'ENDED' : is(START) ? 'LIVE' : 'UPCOMING';
      return [now({ id, state, replayFrom })];
    });
    watch(event());
    const states = [];
    for (const at of [START, END, replayFrom]) {
      await vi.advanceTimersByTimeAsync(Date.parse(at) - Date.now() - 1);
      states.push(stateOf(event()));
      await vi.advanceTimersByTimeAsync(5002);
      states.push(stateOf(event()));
    }
    expect(states).toEqual(['UPCOMING', 'LIVE', 'LIVE', 'ENDED', 'ENDED', 'REPLAY']);
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(asked).toHaveLength(3);
  });

  it('ends an event that was on when the page was loaded', async () => {
    const { watch, stateOf } = page(() => [now({ state: 'ENDED' })]);
    const listed = event({ state: 'LIVE', until: '2026-06-01T19:30:00Z' });
    watch(listed);
    await vi.advanceTimersByTimeAsync(30 * MINUTE - 1);
    expect(stateOf(listed)).toBe('LIVE');
    await vi.advanceTimersByTimeAsync(5002);
    expect(stateOf(listed)).toBe('ENDED');
  });

  it('never takes a state back that a list was loaded with since', async () => {
    const { watch, stateOf } = page(live);
    watch(event());
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    expect(stateOf(event())).toBe('LIVE');
    expect(stateOf(event({ state: 'REPLAY' }))).toBe('REPLAY');
  });

  it.each([
    ['ahead', -60],
    ['behind', 60],
  ])(
    'asks once for the time where the device’s clock is an hour %s, and then as the origin’s says',
    async (_, minutes) => {
      const heard = { clock: createOriginClock(), isHeard: false };
      const ahead = minutes * MINUTE;
      const begins = Date.parse(START) - ahead;
      const answer = (ids: readonly string[]) => (Date.now() >= begins ? live(ids) : upcoming());
      // Half an hour before the start, whatever the device's clock says.
      vi.setSystemTime(begins - 30 * MINUTE);
      const { watch, asked, stateOf, last } = page(answer, { heard, ahead });
      watch(event());
      await vi.advanceTimersByTimeAsync(10_001);
      expect(asked).toHaveLength(1);
      expect(last().offset).toBe(ahead);
      await vi.advanceTimersByTimeAsync(begins - Date.now() - 1);
      expect(stateOf(event())).toBe('UPCOMING');
      await vi.advanceTimersByTimeAsync(5002);
      expect(stateOf(event())).toBe('LIVE');
      expect(asked).toHaveLength(2);
    },
  );

  it('asks five hundred pages’ events apart from each other, and all of a page at once', async () => {
    const times: number[] = [];
    const stops = Array.from({ length: 500 }, () => {
      const { watch } = page((ids) => {
        times.push(Date.now() - Date.parse(START));
        return live(ids);
      });
      watch(event());
      watch(event({ id: 'e-2' }));
      return stop;
    });
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    for (const end of stops) end();
    expect(times).toHaveLength(500);
    const perSecond = [0, 1, 2, 3, 4].map(
      (second) => times.filter((at) => Math.floor(at / 1000) === second).length,
    );
    expect(Math.max(...perSecond)).toBeLessThan(200);
    expect(perSecond.reduce((sum, count) => sum + count)).toBeGreaterThan(495);
  });

  it('asks once about an ended event whose replay it does not know of, and no more where there will be none', async () => {
    const { watch, asked, told } = page(() => [now({ state: 'ENDED' })]);
    watch(event({ state: 'ENDED' }));
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(asked).toHaveLength(1);
    expect(told).toHaveLength(1);
  });

  it('asks for nothing on a page on which nothing changes', async () => {
    const { watch, asked, told } = page(live);
    watch(event({ state: 'REPLAY' }));
    watch(event({ state: 'ENDED', until: null }));
    watch(event({ startsAt: undefined }));
    watch(event({ startsAt: 'soon' }));
    watch(event({ timing: 'CANCELLED' }));
    watch(event({ timing: 'POSTPONED' }));
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(asked).toEqual([]);
    expect(told).toHaveLength(1);
  });

  it('asks for an event that several lists show once, and for all that are due together', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { watch, asked, stateOf } = page(live);
    for (const id of ['e-1', 'e-2', 'e-1']) watch(event({ id }));
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    expect(asked).toEqual([['e-1', 'e-2']]);
    expect(stateOf(event({ id: 'e-2' }))).toBe('LIVE');
  });

  it('believes the origin, not a clock that is an hour ahead, and asks ever less', async () => {
    const { watch, asked, stateOf } = page(() =>
      Date.now() < NOW + 120 * MINUTE ? upcoming() : live(['e-1']),
    );
    const listed = event();
    watch(listed);
    await vi.advanceTimersByTimeAsync(119 * MINUTE);
    expect(stateOf(listed)).toBe('UPCOMING');
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.length).toBeLessThan(20);
    await vi.advanceTimersByTimeAsync(7 * MINUTE);
    expect(stateOf(listed)).toBe('LIVE');
  });

  it('does not ask at once for what a page has just been told', async () => {
    const { watch, asked } = page(live);
    watch(event({ startsAt: '2026-06-01T18:00:00Z' }));
    await vi.advanceTimersByTimeAsync(4999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(5002);
    expect(asked).toHaveLength(1);
  });

  it('waits for the new start of an event that was moved', async () => {
    const moved = '2026-06-01T22:00:00Z';
    const { watch, asked } = page(() => upcoming(moved));
    watch(event());
    await vi.advanceTimersByTimeAsync(179 * MINUTE);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('tries again after a call that failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    let fails = 2;
    const { watch, asked, stateOf } = page((ids) => {
      fails -= 1;
      if (fails >= 0) throw new Error('The line is cut.');
      return live(ids);
    });
    const listed = event();
    watch(listed);
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    expect(stateOf(listed)).toBe('LIVE');
    expect(asked).toHaveLength(3);
    expect(warned).toHaveBeenCalledTimes(2);
  });

  it('asks no more for an event that is over or gone', async () => {
    const { watch, asked, stateOf } = page(([id = '']) =>
      id === 'e-1' ? [now({ id, state: 'REPLAY' })] : [],
    );
    watch(event());
    watch(event({ id: 'e-2' }));
    await vi.advanceTimersByTimeAsync(600 * MINUTE);
    expect(asked.flat().sort()).toEqual(['e-1', 'e-2']);
    expect(stateOf(event())).toBe('REPLAY');
    expect(stateOf(event({ id: 'e-2' }))).toBe('UPCOMING');
  });

  it('does not ask while the page is hidden, and does at once when it is seen again', async () => {
    const { watch, asked, stateOf } = page(live);
    watch(event());
    visibility = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(90 * MINUTE);
    expect(asked).toEqual([]);
    visibility = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    expect(stateOf(event())).toBe('LIVE');
  });

  it('takes an event that is announced anew for another one', async () => {
    const { watch, stateOf } = page(live);
    watch(event());
    await vi.advanceTimersByTimeAsync(61 * MINUTE);
    expect(stateOf(event({ startsAt: '2026-06-08T20:00:00Z' }))).toBe('UPCOMING');
  });

  it('follows an event weeks away, and nothing more once its page is left', async () => {
    const { watch, asked } = page(live);
    watch(event({ startsAt: '2026-07-15T20:00:00Z' }));
    await vi.advanceTimersByTimeAsync(40 * 24 * 60 * MINUTE);
    expect(asked).toEqual([]);
    stop();
    await vi.advanceTimersByTimeAsync(10 * 24 * 60 * MINUTE);
    expect(asked).toEqual([]);
  });
});
