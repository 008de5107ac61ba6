import { createTranslator, formatDuration } from '@marquee/i18n';
import { describe, expect, it } from 'vitest';
import ar from '../labels/ar.json';
import en from '../labels/en.json';
import { event, playlist, series, video } from '../testing/title-answers';
import { isHeld } from './is-held';
import { titleFacts, titleView } from './title-view';

const format = (locale: string, labels: Record<string, string>) => ({
  t: createTranslator({ locale, labels }).t,
  duration: (seconds: number) => formatDuration(seconds, locale),
});
const english = format('en', en);

it.each([
  ['an id', { id: '' }],
  ['a name', { name: null }],
  ['a kind that is known', { __typename: 'Hologram' }],
])('titleView throws for a title without %s', (_what, changes) => {
  const faulty = () => titleView(video(changes), english);
  expect(faulty).toThrow(TypeError);
  expect(faulty).toThrow('A title needs an id, a name and a kind that is known.');
});

describe('the line of facts of a title', () => {
  it.each([
    ['a video’s length', video(), '12:34'],
    ['a long video’s length', video({ durationSeconds: 3725 }), '1:02:05'],
    ['a series’ seasons and episodes', series(), '2 seasons · 14 episodes'],
    ['the episodes alone of a single season', series({ seasonCount: 1 }), '14 episodes'],
    ['one episode', series({ seasonCount: 1, episodeCount: 1 }), '1 episode'],
    ['nothing for a series without episodes yet', series({ seasonCount: 0, episodeCount: 0 }), ''],
    ['a playlist’s videos', playlist(), '12 videos'],
    ['one video', playlist({ videoCount: 1 }), '1 video'],
    ['nothing for an empty playlist', playlist({ videoCount: 0 }), ''],
    ['a live event’s league and venue', event({ state: 'LIVE' }), 'Northern League · Harbour Hall'],
    ['any other event’s league', event(), 'Northern League'],
    ['an event’s venue when it has no league', event({ league: null }), 'Harbour Hall'],
    ['nothing when nothing is known', event({ league: null, venue: null }), ''],
  ])('says %s', (_what, title, facts) => {
    expect(titleFacts(title, english)).toBe(facts);
  });

  it.each([
    [2, 'حلقتان'],
    [5, '5 حلقات'],
    [11, '11 حلقة'],
  ])('counts %i as Arabic does', (episodeCount, facts) => {
    expect(titleFacts(series({ seasonCount: 1, episodeCount }), format('ar', ar))).toBe(facts);
  });
});

describe('titleView', () => {
  it('has what cards show and nothing else', () => {
    expect(
      titleView(video({ isNew: true, language: 'es', synopsis: 'Long text' }), english),
    ).toEqual({
      id: 'v-1',
      kind: 'video',
      name: 'The knockout reel',
      facts: '12:34',
      isNew: true,
      language: 'es',
    });
  });

  it('has an event’s state and start as the origin sent them', () => {
    expect(titleView(event(), english)).toEqual({
      id: 'e-1',
      kind: 'event',
      name: 'Friday night',
      facts: 'Northern League',
      state: 'UPCOMING',
      startsAt: '2026-11-20T18:00:00Z',
    });
  });
});

describe('the start of an event as a text', () => {
  const starts = (instant: string) => ({ day: instant.slice(0, 10), time: '19:00' });

  it.each(['UPCOMING', 'REPLAY'] as const)('is there for an event that is %s', (state) => {
    expect(titleView(event({ state }), { ...english, starts }).starts).toEqual({
      day: '2026-11-20',
      time: '19:00',
    });
  });

  it('is not there for a live event', () => {
    expect(titleView(event({ state: 'LIVE' }), { ...english, starts })).not.toHaveProperty(
      'starts',
    );
  });
});

describe('the end of an event', () => {
  const endsAt = '2026-11-20T23:00:00Z';
  const untilOf = (state: 'LIVE' | 'UPCOMING', end: string | null) =>
    titleView(event({ state, endsAt: end }), english).until;

  it('is when its state changes, while it is on', () => {
    expect(untilOf('LIVE', endsAt)).toBe(endsAt);
    expect(untilOf('LIVE', null)).toBeUndefined();
  });

  it('says nothing of one that is to come, which changes when it starts', () => {
    expect(untilOf('UPCOMING', endsAt)).toBeUndefined();
  });
});

describe('an event that does not keep its time', () => {
  const announcedStartsAt = '2026-11-19T18:00:00Z';
  const starts = (instant: string) => ({ day: instant.slice(0, 10), time: '19:00' });

  it('has the start that was announced first, where it was moved', () => {
    const view = titleView(event({ timing: 'MOVED', announcedStartsAt }), { ...english, starts });
    expect(view).toMatchObject({
      timing: 'MOVED',
      announced: { startsAt: announcedStartsAt, starts: { day: '2026-11-19', time: '19:00' } },
    });
    expect(isHeld(view)).toBe(true);
  });

  it('has that start as an instant alone where no formats of dates loaded', () => {
    expect(titleView(event({ timing: 'MOVED', announcedStartsAt }), english).announced).toEqual({
      startsAt: announcedStartsAt,
    });
  });

  it.each(['POSTPONED', 'CANCELLED'] as const)('is not held where it was %s', (timing) => {
    const view = titleView(event({ timing, announcedStartsAt }), { ...english, starts });
    expect(view.timing).toBe(timing);
    expect(view.announced).toBeUndefined();
    expect(isHeld(view)).toBe(false);
  });

  it('is held where nothing was changed', () => {
    expect(titleView(event(), english).timing).toBeUndefined();
    expect(isHeld(titleView(event(), english))).toBe(true);
  });
});

describe('the kind of a title', () => {
  it.each([
    [event(), 'event'],
    [video(), 'video'],
    [series(), 'series'],
    [playlist(), 'playlist'],
  ])('follows from the catalogue’s type: %#', (title, kind) => {
    expect(titleView(title, english).kind).toBe(kind);
  });

  it.each([video(), series(), playlist()])(
    'has neither state nor start unless it is an event: %#',
    (title) => {
      expect(Object.keys(titleView(title, english))).not.toEqual(expect.arrayContaining(['state']));
      expect(titleView(title, english)).not.toHaveProperty('startsAt');
    },
  );
});
