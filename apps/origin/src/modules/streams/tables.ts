import { bigint, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../../kernel/database/columns';
import { viewerId } from '../identity/viewers/tables';

/** A picture that a screen plays. */
export interface LeasedStream {
  id: string;
  position: number;
}

/** The screens on which viewers watch, one a tab. */
export const streamLeases = pgTable(
  'stream_leases',
  {
    /** Known to the tab alone, and to the viewer's other screens while too many are in use. */
    id: text().primaryKey(),
    viewerId: viewerId(),
    /** The tab's own name for itself. */
    tab: text().notNull(),
    /** Such as `Firefox, Linux`. */
    device: text().notNull(),
    streams: jsonb().$type<LeasedStream[]>().notNull(),
    /** The title for which the screen was taken, whatever it says since that it plays. */
    granted: text().notNull(),
    since: instant('since').notNull(),
    /** When the screen no longer counts, unless it is heard of before. */
    until: instant('until').notNull(),
    /** The number of its last heartbeat. */
    number: bigint({ mode: 'number' }).notNull(),
    /** Why the screen is to stop; null while it may go on. */
    stopped: text(),
  },
  (table) => [
    unique('stream_leases_tab').on(table.viewerId, table.tab),
    index('stream_leases_until').on(table.until),
  ],
);
