import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { tableStatements } from './create-tables';

const size = pgEnum('size', ['small', 'it’s big']);
const shops = pgTable('shops', { id: text().primaryKey(), key: text().notNull().unique() });
const goods = pgTable(
  'goods',
  {
    shopId: text('shop_id')
      .notNull()
      .references(() => shops.id, { onDelete: 'cascade' }),
    id: integer().generatedAlwaysAsIdentity(),
    size: size().notNull().default('small'),
    names: text().array().notNull(),
    facts: jsonb().notNull().default({}),
    isShown: boolean('is_shown').notNull().default(false),
    at: timestamp({ withTimezone: true }).defaultNow(),
    parent: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    foreignKey({
      columns: [table.shopId, table.parent],
      foreignColumns: [table.shopId, table.id],
    }),
    unique('goods_names').on(table.shopId, table.names),
    index('goods_by_size').on(table.size),
    uniqueIndex('goods_shown').on(table.shopId).where(sql`${table.isShown}`),
  ],
);

it('makes enumerations, then tables, then what refers from one to another', () => {
  expect(tableStatements([shops, goods])).toEqual([
    `create type "size" as enum ('small', 'it’s big')`,
    'create table "shops" (\n  "id" text primary key,\n  "key" text not null unique\n)',
    `create table "goods" (
  "shop_id" text not null,
  "id" integer generated always as identity not null,
  "size" size default 'small' not null,
  "names" text[] not null,
  "facts" jsonb default '{}' not null,
  "is_shown" boolean default false not null,
  "at" timestamp with time zone default now(),
  "parent" integer,
  primary key ("shop_id", "id"),
  constraint "goods_names" unique ("shop_id", "names")
)`,
    'alter table "goods" add foreign key ("shop_id") references "shops" ("id") on delete cascade',
    'alter table "goods" add foreign key ("shop_id", "parent") references "goods" ("shop_id", "id") on delete no action',
    'create index "goods_by_size" on "goods" ("size")',
    'create unique index "goods_shown" on "goods" ("shop_id") where "goods"."is_shown"',
  ]);
});

it('refuses what it does not know', () => {
  const checked = pgTable('checked', { id: integer() }, (table) => [
    check('positive', sql`${table.id} > 0`),
  ]);
  expect(() => tableStatements([checked])).toThrow('The table checked has a check');
  const lower = pgTable('lower', { id: text() }, (table) => [
    index('lower_id').on(sql`lower(${table.id})`),
  ]);
  expect(() => tableStatements([lower])).toThrow(
    'The index lower_id of lower is over more than columns',
  );
});
