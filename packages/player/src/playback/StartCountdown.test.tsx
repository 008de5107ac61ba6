import { createOriginClient } from '@marquee/origin-client';
import { defineFeature, type WatchTitle } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPart } from '@marquee/renderer/testing';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { playerLabels } from '../player-labels';
import { live, settle } from '../testing/playback-page';
import { seededRandom } from '../testing/seeded-random';
import { StartCountdown } from './StartCountdown';

const PAGES = process.env.FULL ? 500 : 120;
const HOUR = 3_600_000;
/** By the origin's clock. */
const START = Date.parse('2026-06-01T20:00:00Z');
/** Pages that wait for one start ask within so many ms after it. */
const SPREAD = 5000;
/** In so many ms at a time the tests let time pass. */
const STEP = 250;

const random = seededRandom(1391);
const between = (least: number, most: number) => least + random() * (most - least);
beforeEach(() => void vi.spyOn(Math, 'random').mockImplementation(random));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const realm = realmFixture();
const feature = defineFeature({ name: 'watching', routes: [], labels: playerLabels });
const iso = (instant: number) => new Date(instant).toISOString();

const LABELS = Object.fromEntries(
  ['starts.in', 'unit.day', 'unit.hour', 'unit.minute', 'unit.second'].map((name) => [
    `player.${name}`,
    name,
  ]),
);

interface Waiting {
  /** How far the device's clock is ahead, in ms. */
  ahead: number;
  /** When the page is opened, by the origin's clock. */
  opened: number;
  /** How long an answer of the origin takes to arrive, in ms; null: it never does. */
  trip: number | null;
  /** Where the event is moved to while the page waits. */
  movedTo?: number;
  /** It has begun already, although the page does not know it: the answer is a stream. */
  isOn?: boolean;
}

/** A page that waits for an event. Instants are the origin's clock. */
async function waitingPage({ ahead, opened, trip, movedTo, isOn = false }: Waiting) {
  const toFake = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ now: opened + ahead, toFake: [...toFake] });
  const now = () => Date.now() - ahead;
  const looks: number[] = [];
  const origin = createOriginClient({
    ...realm.origin,
    language: 'en',
    async fetch() {
      // The origin reads its clock when it answers, and the answer is under way for a while.
      const asOf = iso(now());
      await new Promise((done) => trip !== null && setTimeout(done, trip));
      if (isOn) return Response.json({ ...live, asOf });
      const details = { startsAt: iso(START), asOf };
      return Response.json({ code: 'NOT_STARTED', messages: [], details }, { status: 409 });
    },
  });
  const title: WatchTitle = {
    id: 'final',
    kind: 'event',
    name: 'The final',
    state: 'UPCOMING',
    accessLevel: 'LICENCE',
    picture: { url: '', width: 16, height: 9, tone: '#000000' },
  };
  let move: (at: number) => void = () => {};
  function Page() {
    const [at, setAt] = useState(START);
    move = setAt;
    return <StartCountdown title={title} at={iso(at)} onBegun={() => looks.push(now())} />;
  }
  const site = siteFixture({ realm, features: [feature], origin, labels: LABELS });
  render(
    <WorkshopPart site={site}>
      <Page />
    </WorkshopPart>,
  );
  // What a step changes is shown after it.
  const pass = async (ms: number) => {
    const step = Math.max(STEP, ms / 100);
    for (let left = ms; left > 0; left -= step)
      await act(() => vi.advanceTimersByTimeAsync(Math.min(step, left)));
  };
  // The call is made, the answer travels, and is read.
  await act(settle);
  await pass(trip ?? 0);
  await act(settle);
  const passUntil = (instant: number) => pass(Math.max(0, instant - now()));
  if (movedTo !== undefined) {
    await passUntil(START - 500);
    await act(async () => move(movedTo));
  }
  return { looks, pass, passUntil, move: (at: number) => act(async () => move(at)) };
}

it(`spreads the first looks of ${PAGES} pages that wait for a start over five seconds, none of them before it, whatever their clocks say`, async () => {
  const firsts: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const movedTo = page % 5 === 0 ? START + between(1000, 8000) : undefined;
    const start = movedTo ?? START;
    const trip = between(0, 900);
    const { looks, passUntil } = await waitingPage({
      ahead: between(-HOUR, HOUR),
      opened: START - between(1000, 6000),
      trip,
      movedTo,
    });
    await passUntil(start + SPREAD + trip + 2 * STEP);
    const [first = Number.NaN] = looks;
    expect(first - start).toBeGreaterThanOrEqual(0);
    // As late as the answer that told the time, and two steps of the test.
    expect(first - start).toBeLessThanOrEqual(SPREAD + trip + 2 * STEP);
    firsts.push(first - start);
    cleanup();
    vi.useRealTimers();
  }
  const inSecond = (second: number) =>
    firsts.filter((first) => Math.floor(first / 1000) === second).length;
  for (const second of [1, 2, 3, 4]) {
    expect(inSecond(second)).toBeGreaterThan(PAGES / 10);
    expect(inSecond(second)).toBeLessThan(PAGES / 3);
  }
}, 120_000);

it('does not look while the origin has not told its clock, though the device says that the event is on', async () => {
  const { looks, pass } = await waitingPage({ ahead: HOUR, opened: START - 60_000, trip: null });
  await pass(9000);
  expect(looks).toEqual([]);
});

it('looks no more once the event is moved to a later time, until that has come', async () => {
  const page = await waitingPage({ ahead: 0, opened: START - 2000, trip: 10 });
  await page.passUntil(START + SPREAD + 2 * STEP);
  expect(page.looks).toHaveLength(1);
  await page.move(START + HOUR);
  await page.passUntil(START + HOUR - 1);
  expect(page.looks).toHaveLength(1);
  await page.passUntil(START + HOUR + SPREAD + 2 * STEP);
  expect(page.looks).toHaveLength(2);
}, 60_000);

it('looks soon where the event is on already, though the device’s clock is an hour behind', async () => {
  const page = await waitingPage({ ahead: -HOUR, opened: START + 1000, trip: 10, isOn: true });
  await page.pass(SPREAD + 2 * STEP);
  expect(page.looks).toHaveLength(1);
});
