import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { sessions } from '../../identity/sessions/tables';

import { viewerId, viewers } from '../../identity/viewers/tables';

/** The PINs of accounts, and how often they were tried in vain. */
export const pins = pgTable('pins', {
  viewerId: uuid('viewer_id')
    .primaryKey()
    .references(() => viewers.id, { onDelete: 'cascade' }),
  /** As a secret's. */
  hash: text().notNull(),
  /** How many digits it has. */
  length: integer().notNull(),
  status: text({ enum: ['restricted', 'non-restricted'] }).notNull(),
  /** When it was tried since it was last right; each try counts as wrong until it has proved right. */
  triedAt: instant('tried_at').array().notNull().default(sql`'{}'`),
  lockedUntil: instant('locked_until'),
  /** How many locks there were since it was last right: each is twice as long as the one before. */
  locks: integer().notNull().default(0),
});

/** The sessions in which a grown-up has given the PIN of late. */
export const pinProofs = pgTable(
  'pin_proofs',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    viewerId: viewerId(),
    until: instant('until').notNull(),
  },
  (table) => [index('pin_proofs_by_viewer').on(table.viewerId)],
);
