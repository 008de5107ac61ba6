import { bigint, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';

/** Emails that are to be sent, each once for what it is about. */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({
      enum: [
        'order',
        'paymentFailed',
        'refunded',
        'refundFailed',
        'renewed',
        'renewalFailed',
        'cancelled',
        'reactivated',
        'trialEnds',
        'renewsSoon',
      ],
    }).notNull(),
    /** An order's id; of what becomes of a licence, the viewer's licence. */
    subject: text().notNull(),
    n: integer().notNull(),
    payload: jsonb().$type<Record<string, string>>().notNull(),
    dueAt: instant('due_at').notNull(),
    tries: integer().notNull().default(0),
    doneAt: instant('done_at'),
  },
  (table) => [
    unique('outbox_once').on(table.kind, table.subject, table.n),
    index('outbox_due').on(table.doneAt, table.dueAt),
  ],
);

export type EmailKind = (typeof outbox.$inferSelect)['kind'];
/** Before a charge. */
const REMINDERS = ['trialEnds', 'renewsSoon'] as const;
type Reminder = (typeof REMINDERS)[number];
/** About what becomes of a licence, or is ahead of it; its subject is the viewer's licence. */
const OF_LICENCE = ['cancelled', 'reactivated', ...REMINDERS] as const;
export type LicenceEmail = (typeof OF_LICENCE)[number];
/** About an order, which is its subject. */
export type OrderEmail = Exclude<EmailKind, LicenceEmail>;

export const isReminder = (kind: LicenceEmail): kind is Reminder =>
  REMINDERS.some((one) => one === kind);
export const isOfLicence = (kind: EmailKind): kind is LicenceEmail =>
  OF_LICENCE.some((one) => one === kind);
