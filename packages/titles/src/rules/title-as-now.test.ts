import { describe, expect, it } from 'vitest';
import { eventNow } from '../testing/title-answers';
import { type EventNow, nextChange, titleAsNow } from './title-as-now';
import type { TitleView } from './title-view';

const START = '2026-06-01T20:00:00Z';
const END = '2026-06-02T01:00:00Z';
const REPLAY = '2026-06-02T04:00:00Z';

const title = (changes: Partial<TitleView> = {}): TitleView => ({
  id: 'e-1',
  kind: 'event',
  name: 'Rios v Kaito',
  facts: 'Northern League',
  state: 'UPCOMING',
  startsAt: START,
  starts: { day: 'Mon 1 Jun', time: '20:00' },
  ...changes,
});

const now = (changes: Partial<EventNow> = {}): EventNow =>
  eventNow({ startsAt: START, endsAt: END, replayFrom: REPLAY, ...changes });

describe('titleAsNow', () => {
  it.each([
    ['LIVE', END],
    ['ENDED', REPLAY],
    ['REPLAY', null],
  ] as const)('has an event that is %s by now end that state at %s', (state, until) => {
    const { starts } = title();
    expect(titleAsNow(title(), now({ state }))).toMatchObject({
      state,
      until,
      startsAt: START,
      starts,
    });
  });

  it.each([
    ['UPCOMING', 'LIVE', 'Northern League · Harbour Hall'],
    ['LIVE', 'ENDED', 'Northern League'],
    ['ENDED', 'REPLAY', 'Northern League'],
  ] as const)('has the facts of a page that is loaded now: %s, then %s', (before, state, facts) => {
    expect(titleAsNow(title({ state: before }), now({ state })).facts).toBe(facts);
  });

  it('adds no facts to a hero, which has none', () => {
    expect(titleAsNow(title({ facts: undefined }), now({ state: 'LIVE' })).facts).toBeUndefined();
  });

  it('knows that an ended event will have no replay', () => {
    const ended = titleAsNow(title(), now({ state: 'ENDED', replayFrom: null }));
    expect(ended.until).toBeNull();
  });

  it('has the start and the timing of an event that was moved', () => {
    const startsAt = '2026-06-03T20:00:00Z';
    const moved = titleAsNow(title(), now({ startsAt, timing: 'MOVED', announcedStartsAt: START }));
    expect(moved).toMatchObject({ startsAt, timing: 'MOVED', announced: { startsAt: START } });
    expect(moved.starts).toBeUndefined();
  });

  it.each([
    ['LIVE', 'UPCOMING'],
    ['ENDED', 'LIVE'],
    ['REPLAY', 'ENDED'],
  ] as const)(
    'leaves a title that a list knows as %s, though it was %s when asked',
    (later, state) => {
      const listed = title({ state: later });
      expect(titleAsNow(listed, now({ state }))).toBe(listed);
    },
  );
});

describe('nextChange', () => {
  it.each([
    ['the start of an event to come', title(), Date.parse(START)],
    ['the end of one that is on', title({ state: 'LIVE', until: END }), Date.parse(END)],
    [
      'the replay of one that is over',
      title({ state: 'ENDED', until: REPLAY }),
      Date.parse(REPLAY),
    ],
    ['0 for a live event without an end', title({ state: 'LIVE' }), 0],
    ['0 for an ended one of which no more is known', title({ state: 'ENDED' }), 0],
    ['null for an ended one without a replay', title({ state: 'ENDED', until: null }), null],
    ['null for a replay', title({ state: 'REPLAY' }), null],
    ['null for a cancelled event', title({ timing: 'CANCELLED' }), null],
    ['null for a postponed one', title({ timing: 'POSTPONED' }), null],
    ['null without a start', title({ startsAt: undefined }), null],
    ['null for a start that is no time', title({ startsAt: 'soon' }), null],
    ['null for a video', title({ kind: 'video', state: undefined }), null],
  ])('is %s', (_what, view, at) => {
    expect(nextChange(view)).toBe(at);
  });
});
