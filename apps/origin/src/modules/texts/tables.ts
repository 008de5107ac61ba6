import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { realmId } from '../../kernel/realms/tables';

export const labelOverrides = pgTable(
  'label_overrides',
  {
    realmId: realmId(),
    locale: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.locale, table.key] })],
);

/** The operator's texts for single pages: a heading and a rich text under one key. */
export const operatorTexts = pgTable(
  'operator_texts',
  {
    realmId: realmId(),
    /** A language, or a language and a region. */
    locale: text().notNull(),
    key: text().notNull(),
    title: text().notNull(),
    html: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realmId, table.locale, table.key] })],
);
