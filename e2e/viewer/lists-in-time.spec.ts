import type { Locator, Page } from '@playwright/test';
import { label } from '../journey/labels';
import type { RealmId } from '../journey/realms';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { type Kind, oneOf } from '../journey/titles';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Pages ask within so many ms after an event was to change. */
const SPREAD_MS = 5000;
/** A page that does not know the origin's clock asks for it within so many ms. */
const CLOCK_MS = 10_000;

/** An event as a page hears of it while its lists are open. */
interface EventNow {
  id: string;
  state: 'UPCOMING' | 'LIVE' | 'ENDED' | 'REPLAY';
  startsAt: string;
  endsAt: string;
  replayFrom: string | null;
  timing: 'ON_TIME' | 'MOVED';
  announcedStartsAt: string | null;
  league: string;
  venue: string;
}

interface Question {
  query: string;
  variables: { ids: string[] };
}

interface Answer {
  data: { titles: EventNow[] };
  extensions: { asOf: string };
}

/** The origin, whose clock goes on with the page's, as pages ask it how events are. */
interface OriginInTime {
  /** The events that each call asked for. */
  calls: string[][];
  /** What the origin answered of an event at last. */
  heardOf: (id: string) => EventNow;
  /** Resolves when a page has the first answer. */
  answered: Promise<unknown>;
  now: () => number;
  /** Has an event begin a day later than was announced. */
  move: (id: string) => void;
  /** Lets time go on for the page and the origin. */
  pass: (ms: number) => Promise<void>;
}

function stateAt(now: number, { startsAt, endsAt, replayFrom }: EventNow): EventNow['state'] {
  if (now < Date.parse(startsAt)) return 'UPCOMING';
  if (now < Date.parse(endsAt)) return 'LIVE';
  return replayFrom === null || now < Date.parse(replayFrom) ? 'ENDED' : 'REPLAY';
}

const aDayLater = ({ startsAt }: EventNow): Partial<EventNow> => ({
  startsAt: new Date(Date.parse(startsAt) + DAY_MS).toISOString(),
  timing: 'MOVED',
  announcedStartsAt: startsAt,
});

/** Gives the origin a clock that a journey moves on; so many ms ahead of the device's. */
async function originInTime(page: Page, ahead = 0): Promise<OriginInTime> {
  const calls: string[][] = [];
  const events = new Map<string, EventNow>();
  const moved = new Set<string>();
  let passed = 0;
  const now = () => Date.now() + passed + ahead;
  await page.route(/\/graphql/, async (route) => {
    const { query, variables }: Question = route.request().postDataJSON();
    if (!query.includes('EventsNow')) return route.fallback();
    calls.push(variables.ids);
    const response = await route.fetch();
    const json: Answer = await response.json();
    json.extensions.asOf = new Date(now()).toISOString();
    for (const event of json.data.titles) {
      if (moved.has(event.id)) Object.assign(event, aDayLater(event));
      event.state = stateAt(now(), event);
      events.set(event.id, event);
    }
    await route.fulfill({ response, json });
  });
  return {
    calls,
    heardOf(id) {
      const event = events.get(id);
      if (!event) throw new Error(`The page has not asked for ${id}.`);
      return event;
    },
    answered: page
      .waitForResponse((response) => !!response.request().postData()?.includes('EventsNow'))
      .then((response) => response.finished()),
    now,
    move: (id) => moved.add(id),
    async pass(ms) {
      passed += ms;
      await page.clock.fastForward(ms);
    },
  };
}

/** Opens a page, and resolves to an event of a kind that it lists once the page knows the origin's clock. */
async function listedOn(
  page: Page,
  origin: OriginInTime,
  { realm, path, kind }: { realm: RealmId; path: string; kind: Kind },
) {
  await open(page, address(realm, path));
  // Timers that were set before are the browser's own: a tab that is looked at again sets them anew.
  await page.clock.install();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const main = page.getByRole('main');
  const listed = await oneOf(realm, kind, { within: main });
  if (!listed) throw new Error(`${realm} lists no event that is ${kind} on ${path}.`);
  await origin.pass(CLOCK_MS);
  await origin.answered;
  const { id } = listed.title;
  // A replay's page is not a live event's.
  const item = main
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href*="/${id}/"]`) })
    .first();
  return { item, id, startsAt: listed.title.startsAt ?? '' };
}

/** Expects what is listed to change at an instant of the origin's clock, and not before, with nothing else on the page. */
async function expectChange(
  page: Page,
  { origin, item, at }: { origin: OriginInTime; item: Locator; at: string },
  [from, to]: ['upcoming' | 'live' | 'ended', 'live' | 'ended' | 'replay'],
): Promise<void> {
  const stated = item
    .locator('[data-state]')
    .or(item.and(page.locator('[data-state]')))
    .first();
  const place = page.url();
  await origin.pass(Date.parse(at) - origin.now() - MINUTE_MS);
  await expect(stated).toHaveAttribute('data-state', from);
  await origin.pass(MINUTE_MS + SPREAD_MS);
  await expect(stated).toHaveAttribute('data-state', to);
  await expect(item).toContainText(label(`title.${to}`));
  await expect(page).toHaveURL(place);
}

test('a card of an event to come becomes live while its page is open', async ({ page }) => {
  const origin = await originInTime(page);
  const where = { realm: 'apex', path: '/home', kind: 'upcoming' } as const;
  const { item, id, startsAt } = await listedOn(page, origin, where);
  const link = item.getByRole('link').first();
  await link.focus();
  await expectChange(page, { origin, item, at: startsAt }, ['upcoming', 'live']);
  // As on a page that is loaded now.
  const { league, venue } = origin.heardOf(id);
  await expect(item).toContainText(`${league} · ${venue}`);
  // Nothing but the card has changed: a viewer at it stays there.
  await expect(link).toBeFocused();
});

test('a card of a live event tells its end and its replay while its page is open', async ({
  page,
}) => {
  const origin = await originInTime(page);
  const where = { realm: 'apex', path: '/livenow', kind: 'live' } as const;
  const { item, id } = await listedOn(page, origin, where);
  // One question for all events of the page.
  expect(origin.calls).toHaveLength(1);
  const link = item.getByRole('link').first();
  await link.focus();
  const { endsAt, replayFrom } = origin.heardOf(id);
  await expectChange(page, { origin, item, at: endsAt }, ['live', 'ended']);
  await expectChange(page, { origin, item, at: replayFrom ?? '' }, ['ended', 'replay']);
  await expect(link).toBeFocused();
  expect(origin.calls.filter((ids) => ids.includes(id))).toHaveLength(3);
});

test('a row of the upcoming events becomes live while its page is open, and offers no reminder any more', async ({
  page,
}) => {
  const origin = await originInTime(page);
  const where = { realm: 'apex', path: '/upcoming', kind: 'upcoming' } as const;
  const { item, startsAt } = await listedOn(page, origin, where);
  const remind = item.getByText(label('hero.remind'));
  await expect(remind).toBeVisible();
  await expectChange(page, { origin, item, at: startsAt }, ['upcoming', 'live']);
  await expect(remind).toHaveCount(0);
});

test('a row of an event that is moved to another day when it was to begin says so in its place', async ({
  page,
}) => {
  const origin = await originInTime(page);
  const where = { realm: 'apex', path: '/upcoming', kind: 'upcoming' } as const;
  const { item, id, startsAt } = await listedOn(page, origin, where);
  const link = item.getByRole('link').first();
  await link.focus();
  origin.move(id);
  await origin.pass(Date.parse(startsAt) - origin.now() + SPREAD_MS);
  await expect(item).toContainText(label('title.moved'));
  await expect(item.locator('time').first()).toHaveText(/^Tomorrow /);
  await expect(link).toBeFocused();
});

for (const [what, ahead] of [
  ['slow', 3 * MINUTE_MS],
  ['fast', -60 * MINUTE_MS],
] as const) {
  test(`an event becomes live when it begins, also on a device whose clock is ${what}`, async ({
    page,
  }) => {
    const origin = await originInTime(page, ahead);
    const where = { realm: 'apex', path: '/upcoming', kind: 'upcoming' } as const;
    const { item, startsAt } = await listedOn(page, origin, where);
    await expectChange(page, { origin, item, at: startsAt }, ['upcoming', 'live']);
  });
}
