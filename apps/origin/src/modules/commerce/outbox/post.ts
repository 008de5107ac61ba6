import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database';
import { type EmailKind, outbox } from './tables';

interface About {
  kind: EmailKind;
  subject: string;
}

/** Puts an email into the outbox, with what it is about; once for each. */
export async function post(
  tx: Database,
  { kind, subject, now }: About & { now: Date },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, subject, n: 1, payload: {}, dueAt: now })
    .onConflictDoNothing();
}

/** Takes an email back that has not been sent yet. */
export async function withdraw(tx: Database, { kind, subject }: About): Promise<void> {
  await tx
    .delete(outbox)
    .where(and(eq(outbox.kind, kind), eq(outbox.subject, subject), isNull(outbox.doneAt)));
}
