import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { viewerId } from '../../identity/viewers/tables';

/** Viewers as a company that keeps customers knows them. */
export const companyCustomers = pgTable(
  'company_customers',
  {
    /** The key that the customer is made with, so that one is made. */
    id: uuid().primaryKey().defaultRandom(),
    viewerId: viewerId(),
    provider: text().notNull(),
    /** The company's own name; null until it has answered. */
    exid: text(),
  },
  (table) => [
    unique('company_customers_once').on(table.viewerId, table.provider),
    unique('company_customers_exid').on(table.provider, table.exid),
  ],
);
