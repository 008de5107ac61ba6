import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { isTaken } from '../../../kernel/database/taken';
import type { Kernel } from '../../../kernel/kernel';
import { mailedTokens } from '../accounts/tables';
import { consentAnswers } from '../consents/tables';
import { deviceCodes } from '../devices/tables';
import { faults } from '../faults';
import { magicLinks } from '../magic-links/tables';
import { passkeyChallenges, passkeys } from '../passkeys/tables';
import { sessions } from '../sessions/tables';
import { isEmailAddress } from './normalise-identifier';
import { identities, profiles, viewers } from './tables';
import { emailOf, type Viewer } from './viewer';

/**
 * Everything by which an address is proved, with what the prover keeps of an account that had not proved it yet. All else that
 * led into the account, and what was written and kept in it, may be a stranger's, who opened it with another person's address.
 * An account that has proved its address loses nothing by any of them. See decisions/0037.
 */
export type Proof =
  /** Signs in: the session that is opened next is the prover's. */
  | { by: 'magicLink' }
  /** The email itself can be opened again. In the opener's own session it proves that opener and owner are one: nothing ends. */
  | { by: 'confirmationEmail'; tokenHash: string; openerAsks: boolean }
  /** Brings a secret of the prover's own, which the caller stores. */
  | { by: 'passwordReset' }
  /** A provider has verified the address. Its account is tied to the viewer by then, and stays. */
  | { by: 'provider'; provider: string; subject: string };

/** A viewer whose address has just been proved, or was before. */
export type Proved = Viewer & {
  /**
   * True when this proof has ended what was there unproved, a secret perhaps: the viewer is told.
   */
  waysEnded: boolean;
};

/** The viewer, behind a lock until the transaction ends. Throws TOKEN_INVALID when there is none. */
export async function lockViewer(tx: Database, id: string): Promise<Viewer> {
  const [viewer] = await tx.select().from(viewers).where(eq(viewers.id, id)).for('update');
  if (!viewer) throw faults.tokenInvalid();
  return viewer;
}

/**
 * The viewer as they are now, behind a lock, for what opens a further way into the account. Throws
 * TOKEN_INVALID when the ways in have ended since `seen` was read: a caller who came by one of them
 * is too late.
 */
export async function lockUnchanged(
  tx: Database,
  seen: Pick<Viewer, 'id' | 'generation'>,
): Promise<Viewer> {
  const viewer = await lockViewer(tx, seen.id);
  if (viewer.generation !== seen.generation) throw faults.tokenInvalid();
  return viewer;
}

/**
 * True while no way into the account has ended since `seen` was read. Holds until the transaction
 * ends.
 */
export async function isUnchanged(
  tx: Database,
  seen: Pick<Viewer, 'id' | 'generation'>,
): Promise<boolean> {
  const [now] = await tx
    .select({ generation: viewers.generation })
    .from(viewers)
    .where(eq(viewers.id, seen.id))
    .for('share');
  return now?.generation === seen.generation;
}

/** Ends every session of the viewer, and those in which they act as others, but for the one that is named. */
export async function endSessions(
  tx: Database,
  viewerId: string,
  { because, except, now }: { because: string; except?: string; now: Date },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        or(eq(sessions.viewerId, viewerId), eq(sessions.agentId, viewerId)),
        isNull(sessions.revokedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    );
}

/** Ends what was there unproved. Answers with what the viewer's row is to be. */
async function endUnproved(
  tx: Database,
  { id }: Viewer,
  proof: Proof,
  { forgetViewer, now }: Pick<Kernel, 'forgetViewer'> & { now: Date },
): Promise<Partial<Viewer>> {
  const kept = proof.by === 'provider' ? proof : undefined;
  const emailed = proof.by === 'confirmationEmail' ? proof.tokenHash : undefined;
  await tx.delete(passkeys).where(eq(passkeys.viewerId, id));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.viewerId, id));
  await tx
    .delete(identities)
    .where(
      and(
        eq(identities.viewerId, id),
        kept && or(ne(identities.provider, kept.provider), ne(identities.subject, kept.subject)),
      ),
    );
  await tx
    .delete(mailedTokens)
    .where(
      and(
        eq(mailedTokens.viewerId, id),
        emailed === undefined ? undefined : ne(mailedTokens.tokenHash, emailed),
      ),
    );
  await tx
    .update(magicLinks)
    .set({ usedAt: now })
    .where(and(eq(magicLinks.viewerId, id), isNull(magicLinks.usedAt)));
  // Televisions that were approved and have not signed in yet.
  await tx
    .update(deviceCodes)
    .set({ state: 'refused' })
    .where(and(eq(deviceCodes.viewerId, id), eq(deviceCodes.state, 'approved')));
  await endSessions(tx, id, { because: 'proof', now });
  // The opener's own words and choices: neither shown to the owner of the address nor held against them.
  await forgetViewer(tx, id);
  await tx.delete(profiles).where(eq(profiles.viewerId, id));
  await tx.delete(consentAnswers).where(eq(consentAnswers.viewerId, id));
  return {
    secretHash: null,
    linkedAccounts: kept ? [kept.provider] : [],
    fields: {},
    firstSignInAt: null,
  };
}

/**
 * Makes an account of a provider's findable by its address, unless that is another viewer's
 * identifier.
 */
async function takeIdentifier(tx: Database, viewer: Viewer): Promise<void> {
  const identifier = emailOf(viewer);
  if (identifier === null || isEmailAddress(viewer.identifier)) return;
  try {
    // On its own: what fails here leaves the proof as it is.
    await tx.transaction((inner) =>
      inner.update(viewers).set({ identifier }).where(eq(viewers.id, viewer.id)),
    );
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
}

/**
 * Notes that the viewer's address was proved, and ends what was there unproved. Within the caller's transaction, behind a lock on
 * the viewer: of two proofs at once the second finds a proved address.
 */
export type ProveAddress = (
  tx: Database,
  viewerId: string,
  proof: Proof,
  now: Date,
) => Promise<Proved>;

/** @param kernel Has the other modules forget what the opener of the account kept there. */
export const createProveAddress =
  ({ forgetViewer }: Pick<Kernel, 'forgetViewer'>): ProveAddress =>
  async (tx, viewerId, proof, now) => {
    const viewer = await lockViewer(tx, viewerId);
    if (viewer.emailConfirmedAt !== null) return { ...viewer, waysEnded: false };
    const waysEnded = !(proof.by === 'confirmationEmail' && proof.openerAsks);
    if (waysEnded) await takeIdentifier(tx, viewer);
    const left = waysEnded && {
      ...(await endUnproved(tx, viewer, proof, { forgetViewer, now })),
      generation: sql`${viewers.generation} + 1`,
    };
    const [proved] = await tx
      .update(viewers)
      .set({ emailConfirmedAt: now, ...left })
      .where(eq(viewers.id, viewerId))
      .returning();
    if (!proved) throw faults.tokenInvalid();
    return { ...proved, waysEnded };
  };
