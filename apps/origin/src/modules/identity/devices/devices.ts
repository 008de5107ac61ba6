import { randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Fault } from '../../../kernel/errors/faults';
import { faults } from '../faults';
import { hashOf } from '../hash-of';
import { viewers } from '../viewers/tables';
import type { Viewer } from '../viewers/viewer';
import { lockUnchanged } from '../viewers/ways-in';
import { deviceCodes } from './tables';
import { newUserCode, readUserCode } from './user-code';

/** The time between a television's calls, in seconds. */
const firstInterval = 5;
const slower = 5;
/** A late viewer is still told that the code has expired, or was used. */
const rememberedFor = 24 * 60 * 60 * 1000;

export type Device = typeof deviceCodes.$inferSelect;

export interface Devices {
  request(
    device: Pick<Device, 'realmId' | 'name' | 'kind' | 'address'>,
  ): Promise<{ deviceCode: string; device: Device }>;
  /**
   * The viewer whom the television may sign in as, once. Throws the codes of RFC 8628, section 3.5,
   * or VIEWER_BLOCKED.
   */
  redeem(realmId: string, deviceCode: string): Promise<Viewer>;
  /** The device that shows a code and waits for an answer. Throws USER_CODE_UNKNOWN, _EXPIRED or _USED. */
  find(realmId: string, userCode: string): Promise<Device>;
  /** Approves or refuses a device; throws as `find`. */
  answer(
    realmId: string,
    userCode: string,
    answer: { viewer: Viewer; approved: boolean },
  ): Promise<Device>;
  sweep(): Promise<void>;
}

export function createDevices(
  db: Database,
  { seconds, clock }: { seconds: number; clock: () => Date },
): Devices {
  const shows = (realmId: string, userCode: string) =>
    and(eq(deviceCodes.realmId, realmId), eq(deviceCodes.userCode, readUserCode(userCode)));

  function waiting(device: Device | undefined): Device {
    if (!device) throw faults.userCodeUnknown();
    if (device.state !== 'pending') throw faults.userCodeUsed();
    if (device.expiresAt <= clock()) throw faults.userCodeExpired();
    return device;
  }

  return {
    async request(asked) {
      const deviceCode = randomBytes(32).toString('base64url');
      const now = clock();
      const row = {
        ...asked,
        codeHash: hashOf(deviceCode),
        state: 'pending' as const,
        interval: firstInterval,
        requestedAt: now,
        expiresAt: new Date(now.getTime() + seconds * 1000),
      };
      for (;;) {
        const [device] = await db
          .insert(deviceCodes)
          .values({ ...row, userCode: newUserCode() })
          .onConflictDoNothing({ target: [deviceCodes.realmId, deviceCodes.userCode] })
          .returning();
        // Another device shows this one already: once in a billion times.
        if (device) return { deviceCode, device };
      }
    },

    async redeem(realmId, deviceCode) {
      // The transaction answers instead of throwing: a refusal must not undo what it notes.
      const outcome = await db.transaction(async (tx): Promise<Viewer | (() => Fault)> => {
        const [device] = await tx
          .select()
          .from(deviceCodes)
          .where(eq(deviceCodes.codeHash, hashOf(deviceCode)))
          .for('update');
        if (!device || device.realmId !== realmId || device.state === 'spent') {
          return faults.invalidGrant;
        }
        const now = clock();
        const note = (change: Partial<Device>) =>
          tx.update(deviceCodes).set(change).where(eq(deviceCodes.codeHash, device.codeHash));
        if (device.state === 'refused') return faults.accessDenied;
        if (device.expiresAt <= now) return faults.expiredToken;
        const since = device.askedAt ? now.getTime() - device.askedAt.getTime() : Infinity;
        if (since < device.interval * 1000) {
          await note({ askedAt: now, interval: device.interval + slower });
          return faults.slowDown;
        }
        await note({ askedAt: now });
        if (device.state === 'pending' || !device.viewerId) return faults.authorizationPending;
        const [viewer] = await tx.select().from(viewers).where(eq(viewers.id, device.viewerId));
        await note({ state: 'spent' });
        if (!viewer) return faults.accessDenied;
        return viewer.blocked ? faults.viewerBlocked : viewer;
      });
      if (typeof outcome === 'function') throw outcome();
      return outcome;
    },

    async find(realmId, userCode) {
      const [device] = await db.select().from(deviceCodes).where(shows(realmId, userCode));
      return waiting(device);
    },

    async answer(realmId, userCode, { viewer, approved }) {
      return db.transaction(async (tx) => {
        if (approved) await lockUnchanged(tx, viewer);
        const [found] = await tx
          .select()
          .from(deviceCodes)
          .where(shows(realmId, userCode))
          .for('update');
        const device = waiting(found);
        await tx
          .update(deviceCodes)
          .set(approved ? { state: 'approved', viewerId: viewer.id } : { state: 'refused' })
          .where(eq(deviceCodes.codeHash, device.codeHash));
        return device;
      });
    },

    async sweep() {
      await db
        .delete(deviceCodes)
        .where(lt(deviceCodes.expiresAt, new Date(clock().getTime() - rememberedFor)));
    },
  };
}
