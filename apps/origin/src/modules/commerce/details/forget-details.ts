import { and, asc, eq, lt, or } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import type { DetailsFacts } from './details-facts';
import { forgottenDetails } from './tables';

type Named = Pick<DetailsFacts, 'provider' | 'exid'>;

/** A company without an answer is asked again after this time, in ms. */
const AGAIN_MS = 60_000;

/** Notes details that their companies are to delete; the janitor asks them to. Within the caller's transaction. */
export async function forgetDetails(tx: Database, all: readonly Named[]): Promise<void> {
  if (all.length === 0) return;
  await tx
    .insert(forgottenDetails)
    .values(all.map(({ provider, exid }) => ({ provider, exid, askedAt: new Date(0) })))
    .onConflictDoNothing();
}

/** Takes details that are to be deleted, so that no other process asks for them as well. */
export async function takeForgotten(db: Database, now: Date, most: number): Promise<Named[]> {
  const due = await db
    .select()
    .from(forgottenDetails)
    .where(lt(forgottenDetails.askedAt, new Date(now.getTime() - AGAIN_MS)))
    .orderBy(asc(forgottenDetails.askedAt))
    .limit(most);
  if (due.length === 0) return [];
  return db
    .update(forgottenDetails)
    .set({ askedAt: now })
    .where(
      and(lt(forgottenDetails.askedAt, new Date(now.getTime() - AGAIN_MS)), or(...due.map(isThis))),
    )
    .returning();
}

/** Notes that a company has deleted them. */
export const noteForgotten = (db: Database, provider: string, exid: string): Promise<unknown> =>
  db.delete(forgottenDetails).where(isThis({ provider, exid }));

const isThis = ({ provider, exid }: Named) =>
  and(eq(forgottenDetails.provider, provider), eq(forgottenDetails.exid, exid));
