import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Inserts rows, of which there may be none. */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  if (rows.length > 0) await db.insert(table).values(rows);
}
