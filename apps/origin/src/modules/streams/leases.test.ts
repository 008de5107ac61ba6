import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/database';
import { openDatabase } from '../../kernel/database/open';
import { sandbox } from '../../server';
import { cacheFolder } from '../../testing/test-origin';
import { viewers } from '../identity/viewers/tables';
import { createLeases, HEARTBEAT_SECONDS, type Leases, MOST_SCREENS } from './leases';
import { streamLeases } from './tables';

const log = { info: () => {}, warn: () => {} };
const BEGIN = Date.UTC(2026, 10, 26, 20);
/** How long a screen counts without a heartbeat, as the contract says. */
const COUNTS_MS = HEARTBEAT_SECONDS * 2.5 * 1000;
const RUNS = process.env.FULL ? 2_000 : 40;

let database: OpenDatabase;
let leases: Leases;
let viewerId: string;
/** By the origin's clock, in ms since 1970. */
let now = BEGIN;
beforeAll(async () => {
  database = await openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);
  leases = createLeases(database.db, () => new Date(now));
  const [viewer] = await database.db.select({ id: viewers.id }).from(viewers).limit(1);
  viewerId = viewer?.id ?? '';
}, 120_000);
afterAll(() => database?.close());
beforeEach(begin);

async function begin() {
  now = BEGIN;
  await database.db.delete(streamLeases);
}

const take = (tab: string, at = leases) =>
  at.take({ viewerId, tab }, { device: 'Firefox', titleId: 'final' });
const beat = (lease: string, number: number, at = leases) =>
  at.beat({ lease, number, streams: [{ id: 'final', position: 1 }] });
const end = (lease: string, number: number) => leases.beat({ lease, number, streams: [] });

/** A screen that a viewer was given. */
interface Given {
  lease: string;
  /** The number of its last heartbeat. */
  number: number;
  until: number;
  isStopped: boolean;
}

/** The screens that an account should have, by tab, reckoned without a database. */
type Account = Map<string, Given>;

/** The leases that count now, but for a tab's own. */
const countedBut = (account: Account, tab: string | null): string[] =>
  [...account]
    .filter(([name, { until, isStopped }]) => name !== tab && until > now && !isStopped)
    .map(([, { lease }]) => lease)
    .sort();

type Does = 'start' | 'beat' | 'beatLate' | 'end' | 'stop';
type Step = { does: Does; tab: string } | { does: 'pass'; ms: number };

async function start(account: Account, tab: string) {
  const others = countedBut(account, tab);
  const isReload = countedBut(account, null).length > others.length;
  const taken = await take(tab);
  if (!taken.taken) {
    // A tab that counts is never refused: it is the same screen.
    expect(isReload).toBe(false);
    expect(taken.watching.map(({ lease }) => lease).sort()).toEqual(others);
    expect(others.length).toBeGreaterThanOrEqual(MOST_SCREENS);
    return;
  }
  expect(others.length).toBeLessThan(MOST_SCREENS);
  const given = { lease: taken.lease, number: 0, until: now + COUNTS_MS, isStopped: false };
  account.set(tab, given);
}

async function stop(account: Account, tab: string) {
  const given = account.get(tab);
  if (!given) return;
  await leases.release({ viewerId, lease: given.lease });
  account.set(tab, { ...given, isStopped: true });
}

async function heartbeat(account: Account, tab: string, does: 'beat' | 'beatLate' | 'end') {
  const given = account.get(tab);
  if (!given) return;
  const number = does === 'beatLate' ? given.number : given.number + 1;
  const outcome = await (does === 'end' ? end : beat)(given.lease, number);
  if (given.isStopped) {
    expect(outcome).toEqual({ goOn: false, code: 'RELEASED' });
  } else if (countedBut(account, tab).length >= MOST_SCREENS) {
    expect(outcome).toEqual({ goOn: false, code: 'CONCURRENCY' });
  } else {
    expect(outcome.goOn).toBe(true);
    if (does === 'end') account.delete(tab);
    if (does === 'beat') account.set(tab, { ...given, number, until: now + COUNTS_MS });
  }
}

async function run(account: Account, step: Step) {
  switch (step.does) {
    case 'pass':
      now += step.ms;
      break;
    case 'start':
      await start(account, step.tab);
      break;
    case 'stop':
      await stop(account, step.tab);
      break;
    default:
      await heartbeat(account, step.tab, step.does);
  }
}

async function countedNow(): Promise<string[]> {
  const rows = await database.db.select().from(streamLeases);
  return rows
    .filter(({ until, stopped }) => until.getTime() > now && stopped === null)
    .map(({ id }) => id)
    .sort();
}

it('never counts more screens than an account has, whatever its tabs start, say, end, stop and forget', async () => {
  const tab = fc.constantFrom('one', 'two', 'three', 'four');
  const ms = fc.oneof(
    fc.integer({ min: 0, max: 90_000 }),
    fc.constantFrom(COUNTS_MS - 1, COUNTS_MS, COUNTS_MS + 1),
  );
  const does = fc.constantFrom('start', 'start', 'beat', 'beat', 'beatLate', 'end', 'stop');
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: fc.record({ does, tab }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant('pass'), ms }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      await begin();
      const account: Account = new Map();
      for (const one of steps) {
        await run(account, one);
        const counted = await countedNow();
        expect(counted).toEqual(countedBut(account, null));
        expect(counted.length).toBeLessThanOrEqual(MOST_SCREENS);
      }
    }),
    { numRuns: RUNS },
  );
}, 1_800_000);

it('counts a tab that crashed for two and a half intervals, and no longer', async () => {
  await Promise.all(['one', 'two'].map((tab) => take(tab)));
  now = BEGIN + COUNTS_MS - 1;
  expect((await take('three')).taken).toBe(false);
  now = BEGIN + COUNTS_MS;
  expect((await take('three')).taken).toBe(true);
});

it('keeps no screen whose place was taken, also where a heartbeat reaches a process whose clock is behind', async () => {
  const behind = createLeases(database.db, () => new Date(now - 1000));
  const first = await take('one');
  await take('two');
  if (!first.taken) throw new Error('The first screen was refused.');
  now = BEGIN + COUNTS_MS;
  for (const tab of ['three', 'four']) expect((await take(tab)).taken).toBe(true);
  expect(await beat(first.lease, 1, behind)).toEqual({ goOn: false, code: 'CONCURRENCY' });
  expect(await countedNow()).toHaveLength(MOST_SCREENS);
});
