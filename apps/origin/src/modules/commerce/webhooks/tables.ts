import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';

/** What providers have told, word for word. */
export const eventsIn = pgTable(
  'events_in',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    raw: text().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    doneAt: instant('done_at'),
    /** No payment is known for it: a person has to look. */
    kept: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
