import { createHash } from 'node:crypto';
import { and, eq, ne, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { Viewer } from '../../identity';
import { trials } from './tables';

type Kind = 'viewer' | 'card' | 'email';

/** What has only one trial, by its kind. */
export interface TrialFact {
  kind: Kind;
  hash: string;
}

const factOf = (realmId: string, kind: Kind, value: string): TrialFact => ({
  kind,
  hash: createHash('sha256').update(`${realmId}/${kind}/${value}`).digest('hex'),
});

/** Mailboxes with a word behind a plus are one. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');

/** The facts by which a realm knows that a trial was had. */
export function trialFacts(
  viewer: Pick<Viewer, 'id' | 'realmId' | 'identifier' | 'email'>,
  oncePer: readonly Kind[],
  fingerprint?: string,
): TrialFact[] {
  const { id, realmId } = viewer;
  const email = viewer.email ?? viewer.identifier;
  return oncePer.flatMap((kind) => {
    if (kind === 'viewer') return factOf(realmId, kind, id);
    if (kind === 'email') return email.includes('@') ? factOf(realmId, kind, mailboxOf(email)) : [];
    return fingerprint === undefined ? [] : factOf(realmId, kind, fingerprint);
  });
}

/** Tells whether any of the facts has had its trial, by another order than this. */
export async function hadTrial(
  db: Database,
  realmId: string,
  facts: readonly TrialFact[],
  orderId?: string,
): Promise<boolean> {
  if (facts.length === 0) return false;
  const any = or(
    ...facts.map(({ kind, hash }) => and(eq(trials.kind, kind), eq(trials.hash, hash))),
  );
  const others = orderId === undefined ? undefined : ne(trials.orderId, orderId);
  return (await db.$count(trials, and(eq(trials.realmId, realmId), any, others))) > 0;
}

/** Takes the trial for an order; false when any of the facts has had it. Of several orders at once, one gets it. */
export async function claimTrial(
  tx: Database,
  realmId: string,
  orderId: string,
  facts: readonly TrialFact[],
): Promise<boolean> {
  if (facts.length === 0) return true;
  const claimed = await tx
    .insert(trials)
    .values(facts.map((fact) => ({ ...fact, realmId, orderId })))
    .onConflictDoNothing()
    .returning({ hash: trials.hash });
  return claimed.length === facts.length;
}

/** Gives back the trial of an order that came to nothing. */
export const releaseTrial = (tx: Database, orderId: string): Promise<unknown> =>
  tx.delete(trials).where(eq(trials.orderId, orderId));
