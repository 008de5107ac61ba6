import { event, series, video } from '@marquee/titles/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, showSite } from '../testing/show-site';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the origin answers of every title for its page. */
const about = { accessLevel: 'FREE', seasons: [], related: [] };
const eventPage = { ...event(), ...about, bouts: [], angles: [] };
const videoPage = { ...video(), ...about, credits: [] };
const seriesPage = { ...series(), ...about };

/** What is known of a fighter in a bout. */
const corner = (id: string, name: string) => ({
  id,
  name,
  nickname: null,
  country: 'ES',
  record: { wins: 1, losses: 0, draws: 0, noContests: 0 },
  image: eventPage.images.square,
});
const bout = (at: number, changes: object = {}) => ({
  id: `b-${at}`,
  segment: 'MAIN',
  weightClass: 'BANTAMWEIGHT',
  isTitleFight: false,
  rounds: 3,
  red: corner(`r-${at}`, `Red ${at}`),
  blue: corner(`l-${at}`, `Blue ${at}`),
  ...changes,
});

const LONG = 'walkout '.repeat(250).trim();
const SCRIPT = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
const BIDI = '\u202e👩‍👩‍👧‍👦 نهائي البطولة 🥊';

/** What is wrong with a title, its page, the title, and the heading where that is not its name. */
type Row = readonly [
  what: string,
  at: string,
  title: { name: string; [field: string]: unknown },
  heading?: string,
];

const ROWS: readonly Row[] = [
  ['a name of 2,000 letters', '/live/e-1', { ...eventPage, name: LONG }, LONG],
  ['a name that is a script', '/live/e-1', { ...eventPage, name: SCRIPT }, SCRIPT],
  ['a name of emoji and right-to-left letters', '/video/v-1', { ...videoPage, name: BIDI }, BIDI],
  ['a lone surrogate in its name', '/video/v-1', { ...videoPage, name: 'A \ud83e fight' }],
  ['no text but its name', '/video/v-1', { ...videoPage, synopsis: '', description: '' }],
  ['a description that is no HTML', '/video/v-1', { ...videoPage, description: '<p><b>Open <i' }],
  [
    'no picture of one crop',
    '/video/v-1',
    { ...videoPage, images: { ...videoPage.images, square: null } },
  ],
  ['no picture at all', '/video/v-1', { ...videoPage, images: {} }],
  ['no pictures, which are an event’s', '/live/e-1', { ...eventPage, images: null }],
  [
    'an end before its start',
    '/live/e-1',
    { ...eventPage, startsAt: '2026-11-20T18:00:00Z', endsAt: '2026-11-20T17:00:00Z' },
  ],
  [
    'an end at its start',
    '/live/e-1',
    {
      ...eventPage,
      state: 'LIVE',
      endsAt: eventPage.__typename === 'LiveEvent' ? eventPage.startsAt : null,
    },
  ],
  ['thirty hours', '/live/e-1', { ...eventPage, state: 'LIVE', endsAt: '2026-11-22T00:00:00Z' }],
  ['a length of nothing', '/video/v-1', { ...videoPage, durationSeconds: 0 }],
  ['a length of thirty hours', '/video/v-1', { ...videoPage, durationSeconds: 108_000 }],
  ['a release that is no instant', '/video/v-1', { ...videoPage, releasedAt: 'yesterday' }],
  ['a start that is no instant', '/live/e-1', { ...eventPage, startsAt: 'soon' }],
  [
    '500 bouts',
    '/live/e-1',
    { ...eventPage, bouts: Array.from({ length: 500 }, (_, at) => bout(at)) },
  ],
  [
    'bouts that are none, and one twice',
    '/live/e-1',
    { ...eventPage, bouts: [null, {}, bout(1), bout(1), bout(2, { red: null })] },
  ],
  [
    'an episode 0',
    '/video/v-1',
    {
      ...videoPage,
      episode: {
        number: 0,
        season: { id: 's-1-0', number: 0, name: 'Specials', series: { id: 's-1', name: 'Inside' } },
      },
    },
  ],
  [
    'seasons with one number, and one that is none',
    '/series/s-1',
    {
      ...seriesPage,
      seasons: [
        { id: 'a', number: 1, name: 'One', episodeCount: 0 },
        { id: 'a', number: 1, name: 'One', episodeCount: 0 },
        null,
      ],
    },
  ],
  [
    'credits that are none, and one twice',
    '/video/v-1',
    {
      ...videoPage,
      credits: [null, { role: 'Cast', name: 'Una' }, { role: 'Cast', name: 'Una' }, {}],
    },
  ],
  [
    'related titles that are none, and one twice',
    '/video/v-1',
    { ...videoPage, related: [null, {}, video({ id: 'v-2' }), video({ id: 'v-2' })] },
  ],
  ['countries that are none', '/video/v-1', { ...videoPage, countries: [null, '', 'XX', 'ES'] }],
];

describe('the page of a title with bad input stays, and a bad item goes', () => {
  it.each(ROWS.map(([what, ...row]) => ({ what, row })))('$what', async ({ row }) => {
    const [at, title, heading = title.name] = row;
    const list = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
    await showSite({ at, replies: [answer({ title, season: { episodes: list } })] });
    const shown = await screen.findByRole('heading', { level: 1 });
    expect(shown.textContent?.replace(/\s+/g, ' ')).toBe(heading);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.querySelector('script, img[onerror]')).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });
});
