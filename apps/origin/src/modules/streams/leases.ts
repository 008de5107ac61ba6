import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database';
import { viewers } from '../identity/viewers/tables';
import { type LeasedStream, streamLeases } from './tables';

/** Screens of an account that may be in use at once. */
export const MOST_SCREENS = 2;

/** Seconds between heartbeats, and how long a screen counts without one. */
export const HEARTBEAT_SECONDS = 30;
const LEASE_SECONDS = HEARTBEAT_SECONDS * 2.5;

/** A screen that is in use, as the viewer sees it from another. */
export interface Screen {
  lease: string;
  device: string;
  titleId: string;
  since: Date;
}

export type TakenLease = { taken: true; lease: string } | { taken: false; watching: Screen[] };

interface Tab {
  viewerId: string;
  tab: string;
}

const untilOf = (now: Date) => new Date(now.getTime() + LEASE_SECONDS * 1000);

/**
 * A viewer's screens are counted one call after the other, however many processes there are. The clock is read after it: a call
 * that has waited here would judge by an earlier time than the one before it.
 */
const lockViewer = (tx: Database, viewerId: string) =>
  tx.select({ id: viewers.id }).from(viewers).where(eq(viewers.id, viewerId)).for('update');

/** The other screens of a viewer that count at `now`, the last one first. */
async function othersOf(tx: Database, { viewerId, tab }: Tab, now: Date): Promise<Screen[]> {
  const rows = await tx
    .select()
    .from(streamLeases)
    .where(
      and(
        eq(streamLeases.viewerId, viewerId),
        ne(streamLeases.tab, tab),
        gt(streamLeases.until, now),
        isNull(streamLeases.stopped),
      ),
    )
    .orderBy(desc(streamLeases.since));
  return rows.map(({ id, device, streams, since }) => ({
    lease: id,
    device,
    titleId: streams[0]?.id ?? '',
    since,
  }));
}

export interface Heartbeat {
  lease: string;
  number: number;
  streams: LeasedStream[];
}

export type HeartbeatOutcome =
  | { goOn: true; until: Date }
  | { goOn: false; code: 'RELEASED' | 'CONCURRENCY' };

/** The screens on which viewers watch. A tab has one lease at most; a later start of it takes the place of the one before. */
export function createLeases(db: Database, clock: () => Date) {
  return {
    /** Whether a tab was let in for a title, and has been heard of since. */
    async plays({ viewerId, tab }: Tab, titleId: string): Promise<boolean> {
      const rows = await db.$count(
        streamLeases,
        and(
          eq(streamLeases.viewerId, viewerId),
          eq(streamLeases.tab, tab),
          eq(streamLeases.granted, titleId),
          gt(streamLeases.until, clock()),
          isNull(streamLeases.stopped),
        ),
      );
      return rows > 0;
    },

    /** Takes a screen for a tab, or says which others are in use. */
    take: (tab: Tab, { device, titleId }: { device: string; titleId: string }) =>
      db.transaction(async (tx): Promise<TakenLease> => {
        await lockViewer(tx, tab.viewerId);
        const now = clock();
        const watching = await othersOf(tx, tab, now);
        if (watching.length >= MOST_SCREENS) return { taken: false, watching };
        const row = {
          id: randomBytes(18).toString('base64url'),
          device,
          streams: [{ id: titleId, position: 0 }],
          granted: titleId,
          since: now,
          until: untilOf(now),
          number: 0,
          stopped: null,
        };
        await tx
          .insert(streamLeases)
          .values({ ...tab, ...row })
          .onConflictDoUpdate({ target: [streamLeases.viewerId, streamLeases.tab], set: row });
        return { taken: true, lease: row.id };
      }),

    /**
     * Hears of a screen. One that was not heard of for too long is taken again, where the account has room; a heartbeat that
     * comes after a later one changes nothing.
     */
    beat: ({ lease, number, streams }: Heartbeat) =>
      db.transaction(async (tx): Promise<HeartbeatOutcome> => {
        const [row] = await tx.select().from(streamLeases).where(eq(streamLeases.id, lease));
        if (!row || row.stopped !== null) return { goOn: false, code: 'RELEASED' };
        await lockViewer(tx, row.viewerId);
        const now = clock();
        if ((await othersOf(tx, row, now)).length >= MOST_SCREENS)
          return { goOn: false, code: 'CONCURRENCY' };
        const until = untilOf(now);
        const isTheLast = and(eq(streamLeases.id, lease), lt(streamLeases.number, number));
        if (streams.length === 0) await tx.delete(streamLeases).where(isTheLast);
        else await tx.update(streamLeases).set({ streams, until, number }).where(isTheLast);
        return { goOn: true, until };
      }),

    /** Stops a screen of a viewer; it hears of it with its next heartbeat. */
    release: ({ viewerId, lease }: { viewerId: string; lease: string }) =>
      db
        .update(streamLeases)
        .set({ stopped: 'RELEASED' })
        .where(and(eq(streamLeases.id, lease), eq(streamLeases.viewerId, viewerId))),

    /** Deletes the screens that were last heard of a day ago. */
    sweep: () =>
      db
        .delete(streamLeases)
        .where(lt(streamLeases.until, new Date(clock().getTime() - 24 * 60 * 60 * 1000))),
  };
}

export type Leases = ReturnType<typeof createLeases>;
