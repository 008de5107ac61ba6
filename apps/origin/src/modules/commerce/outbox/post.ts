import type { Database } from '../../../kernel/database/database';
import { type EmailKind, outbox } from './tables';

/** Puts an email into the outbox, with what it is about; once for each. */
export async function post(
  tx: Database,
  { kind, subject, now }: { kind: EmailKind; subject: string; now: Date },
): Promise<void> {
  await tx
    .insert(outbox)
    .values({ kind, subject, n: 1, payload: {}, dueAt: now })
    .onConflictDoNothing();
}
