import { describe, expect, it } from 'vitest';
import {
  HEARD_NOTHING,
  type Heard,
  isTold,
  newsWords,
  type PlayerNews,
  type StatusReading,
  statusNews,
  type TellingControl,
} from './status-news';

const NOW = 100_000;
const write = {
  length: (seconds: number) => `${seconds} s`,
  place: (seconds: number) => `at ${seconds}`,
};

const reading = (change: Partial<StatusReading> = {}): StatusReading => ({
  status: { is: 'playing' },
  position: 60,
  liveness: null,
  behind: null,
  captions: null,
  gap: null,
  ...change,
});
const PLAYING: Heard = { ...HEARD_NOTHING, last: 'playing', position: 60 };
const PAUSED: Heard = { ...PLAYING, last: 'paused' };
const LIVE: Heard = { ...PLAYING, liveness: 'live' };

describe('statusNews', () => {
  it.each<[string, Heard, Partial<StatusReading>, PlayerNews | null]>([
    ['that it plays, at first', HEARD_NOTHING, {}, 'playing'],
    [
      'nothing of how it begins but that it plays',
      HEARD_NOTHING,
      { captions: 'English' },
      'playing',
    ],
    ['nothing while it plays on, wherever it is', PLAYING, { position: 900 }, null],
    ['that it is paused', PLAYING, { status: { is: 'paused' } }, 'paused'],
    ['that it plays again', PAUSED, {}, 'playing'],
    [
      'that another device plays it',
      PLAYING,
      { status: { is: 'remote', target: 'Cast' } },
      'remote',
    ],
    [
      'once that another device plays it',
      { ...PLAYING, last: 'remote' },
      { status: { is: 'remote', target: 'Cast' } },
      null,
    ],
    ['that it plays here again', { ...PLAYING, last: 'remote' }, {}, 'playing'],
    ['that it has ended', PLAYING, { status: { is: 'ended' } }, 'ended'],
    ['once that it has ended', { ...PLAYING, last: 'ended' }, { status: { is: 'ended' } }, null],
    ['where a seek has led', { ...PLAYING, isSeeking: true }, { position: 300 }, 'moved'],
    [
      'where a seek has led while it waits',
      { ...PAUSED, isSeeking: true },
      { status: { is: 'waiting', since: NOW }, position: 300 },
      'moved',
    ],
    [
      'nothing of a step by a frame',
      { ...PAUSED, isSeeking: true },
      { status: { is: 'paused' }, position: 60.04 },
      null,
    ],
    [
      'nothing of a seek that runs',
      PLAYING,
      { status: { is: 'seeking', since: NOW }, position: 300 },
      null,
    ],
    ['that captions are on', PLAYING, { captions: 'English' }, 'captions'],
    ['that captions are off', { ...PLAYING, captions: 'English' }, {}, 'captions'],
    ['that it is live', { ...LIVE, liveness: 'behind' }, { liveness: 'live' }, 'live'],
    ['that it falls behind', LIVE, { liveness: 'behind', behind: 20 }, 'behind'],
    [
      'how far a seek has led behind live',
      { ...LIVE, liveness: 'behind', isSeeking: true },
      { liveness: 'behind', behind: 600, position: 300 },
      'behind',
    ],
    ['nothing of a short wait', PLAYING, { status: { is: 'waiting', since: NOW - 1999 } }, null],
    [
      'that it waits, after two seconds',
      PLAYING,
      { status: { is: 'waiting', since: NOW - 2000 } },
      'waiting',
    ],
    [
      'that a title does not come, after two seconds',
      HEARD_NOTHING,
      { status: { is: 'asking', since: NOW - 2000 } },
      'waiting',
    ],
    [
      'once that it waits',
      { ...PLAYING, last: 'waiting' },
      { status: { is: 'waiting', since: NOW - 9000 } },
      null,
    ],
    ['that it plays after a wait that was told', { ...PLAYING, last: 'waiting' }, {}, 'playing'],
    ['that a part was missing', PLAYING, { gap: { seconds: 4 } }, 'skipped'],
    ['nothing of a small gap', PLAYING, { gap: { seconds: 2 } }, null],
    [
      'nothing of a failure, which is an alert',
      PLAYING,
      { status: { is: 'failed', kind: 'call', again: 'press' } },
      null,
    ],
    [
      'nothing of a refusal, which is an alert',
      PLAYING,
      { status: { is: 'refused', code: 'OVER', details: {} } },
      null,
    ],
  ])('tells %s', (_what, heard, change, news) => {
    expect(statusNews(heard, reading(change), NOW).news).toBe(news);
  });

  it('remembers where a seek began, and what was said', () => {
    const seeking = reading({ status: { is: 'seeking', since: NOW }, position: 300 });
    const during = statusNews(PLAYING, seeking, NOW);
    expect(during.heard).toEqual({ ...PLAYING, isSeeking: true });
    const after = statusNews(during.heard, reading({ position: 300 }), NOW);
    expect(after.news).toBe('moved');
    expect(after.heard).toEqual({ ...PLAYING, position: 300 });
  });

  it('tells of a gap once', () => {
    const gap = { seconds: 4 };
    const { heard } = statusNews(PLAYING, reading({ gap }), NOW);
    expect(statusNews(heard, reading({ gap }), NOW).news).toBeNull();
    expect(statusNews(heard, reading({ gap: { seconds: 4 } }), NOW).news).toBe('skipped');
  });

  it('tells of a gap alone, not of the seek over it nor that it plays on', () => {
    const waited: Heard = { ...PLAYING, last: 'waiting', position: 4 };
    const seeking = { status: { is: 'seeking', since: NOW }, position: 8 } as const;
    const over = statusNews(waited, reading({ ...seeking, gap: { seconds: 4 } }), NOW);
    expect(over.news).toBe('skipped');
    const on = reading({ position: 8.2, gap: over.heard.gap });
    expect(statusNews(over.heard, on, NOW).news).toBeNull();
  });

  it('says when a wait becomes news', () => {
    const waiting = (since: number) => reading({ status: { is: 'waiting', since } });
    expect(statusNews(PLAYING, waiting(NOW - 500), NOW).changesIn).toBe(1500);
    expect(statusNews(PLAYING, waiting(NOW - 2000), NOW).changesIn).toBeNull();
    expect(statusNews(PLAYING, reading(), NOW).changesIn).toBeNull();
  });
});

describe('isTold', () => {
  it.each<[PlayerNews, TellingControl | null, boolean]>([
    ['paused', 'play', true],
    ['playing', 'play', true],
    ['moved', 'position', true],
    ['captions', 'captions', true],
    ['live', 'lamp', true],
    ['behind', 'position', true],
    ['paused', 'captions', false],
    ['moved', 'play', false],
    ['ended', 'play', false],
    ['waiting', 'position', false],
    ['skipped', 'position', false],
    ['paused', null, false],
  ])('of %s by the control %s: %s', (news, focused, told) => {
    expect(isTold(news, focused)).toBe(told);
  });
});

describe('newsWords', () => {
  it.each<[PlayerNews, Partial<StatusReading>, string, object]>([
    ['playing', {}, 'player.status.playing', {}],
    ['paused', {}, 'player.status.paused', {}],
    ['remote', {}, 'player.status.remote', {}],
    ['ended', {}, 'player.status.ended', {}],
    ['waiting', {}, 'player.waiting', {}],
    ['moved', { position: 300 }, 'player.status.moved', { position: 'at 300' }],
    ['live', {}, 'player.time.live', {}],
    ['behind', { behind: 600 }, 'player.time.behind', { behind: '600 s' }],
    ['captions', { captions: 'English' }, 'player.status.captionsOn', { language: 'English' }],
    ['captions', {}, 'player.status.captionsOff', {}],
    ['skipped', { gap: { seconds: 4 } }, 'player.status.skipped', { length: '4 s' }],
  ])('of %s with %j', (news, change, key, values) => {
    expect(newsWords(news, reading(change), write)).toEqual({ key, values });
  });
});
