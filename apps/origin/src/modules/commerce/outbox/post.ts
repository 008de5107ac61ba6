import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { type EmailKind, outbox } from './tables';

interface About {
  kind: EmailKind;
  subject: string;
  /** Tells those apart that are about the same: 1 for the first. */
  n?: number;
}

/**
 * Puts an email into the outbox, with what it is about and what it needs to know besides; once for each.
 * @param about.now when it is due: later for one that is sent then
 */
export async function post(
  tx: Database,
  {
    kind,
    subject,
    n = 1,
    payload = {},
    now,
  }: About & { payload?: Record<string, string>; now: Date },
): Promise<void> {
  await tx.insert(outbox).values({ kind, subject, n, payload, dueAt: now }).onConflictDoNothing();
}

/** Takes an email back that has not been sent yet. */
export async function withdraw(tx: Database, { kind, subject }: About): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.subject, subject), isNull(outbox.doneAt)));
}

/** How many emails of a kind there are about something. */
export const postedOf = (tx: Database, { kind, subject }: About): Promise<number> =>
  tx.$count(outbox, and(eq(outbox.kind, kind), eq(outbox.subject, subject)));
