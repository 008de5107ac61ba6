import { sql } from 'drizzle-orm';
import { pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/database/columns';
import { viewerId } from '../../identity/viewers/tables';

/** Viewers as a company that keeps customers knows them: the next owner of an account is another customer. */
export const companyCustomers = pgTable(
  'company_customers',
  {
    /** The key that the customer is made with, so that one is made. */
    id: uuid().primaryKey().defaultRandom(),
    viewerId: viewerId(),
    provider: text().notNull(),
    /** The company's own name; null until it has answered. */
    exid: text(),
    /** When the account passed to another owner. What this one was paying for then is still asked for in their name. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('company_customers_present')
      .on(table.viewerId, table.provider)
      .where(sql`${table.endedAt} is null`),
    unique('company_customers_exid').on(table.provider, table.exid),
  ],
);
