import { type SQL, sql } from 'drizzle-orm';
import {
  getTableConfig,
  PgArray,
  type PgColumn,
  PgDialect,
  type PgEnum,
  PgEnumColumn,
  type PgTable,
} from 'drizzle-orm/pg-core';

const dialect = new PgDialect();
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listOf = (names: readonly string[]): string => `(${names.map(quoted).join(', ')})`;
const namesOf = (columns: readonly { name: string }[]): string[] => columns.map(({ name }) => name);
const textOf = (expression: SQL): string => dialect.sqlToQuery(expression.inlineParams()).sql;

/** The default of a column, as SQL. Only those that the database gives: one that the code gives is no part of the table. */
function defaultOf(column: PgColumn): string {
  const { default: given } = column;
  if (given === undefined) return '';
  if (typeof given === 'object' && given !== null && 'queryChunks' in given)
    return ` default ${textOf(given as SQL)}`;
  const value = column.mapToDriverValue(given);
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return ` default ${isPlain ? value : literal(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/** Says that the database counts the values of a column. */
function identityOf({ generatedIdentity }: PgColumn): string {
  if (!generatedIdentity) return '';
  return ` generated ${generatedIdentity.type === 'always' ? 'always' : 'by default'} as identity`;
}

function columnOf(column: PgColumn): string {
  const { name, notNull, primary, isUnique } = column;
  const rules = [
    notNull && !primary && ' not null',
    primary && ' primary key',
    isUnique && ' unique',
  ];
  return `${quoted(name)} ${column.getSQLType()}${identityOf(column)}${defaultOf(column)}${rules.filter(Boolean).join('')}`;
}

const enumOf = (column: PgColumn): PgEnum<[string, ...string[]]> | undefined => {
  const inner = column instanceof PgArray ? column.baseColumn : column;
  return inner instanceof PgEnumColumn ? inner.enum : undefined;
};

/** What makes one table, without its references and indexes. */
function tableOf(table: PgTable): string {
  const { name, columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const parts = [
    ...columns.map(columnOf),
    ...primaryKeys.map((key) => `primary key ${listOf(namesOf(key.columns))}`),
    ...uniqueConstraints.map(
      (key) => `constraint ${quoted(key.getName() ?? '')} unique ${listOf(namesOf(key.columns))}`,
    ),
  ];
  return `create table ${quoted(name)} (\n  ${parts.join(',\n  ')}\n)`;
}

/** What a table has once all tables are there: its references to others, and its indexes. */
function linksOf(table: PgTable): string[] {
  const { name, foreignKeys, indexes, checks } = getTableConfig(table);
  if (checks.length > 0)
    throw new Error(`The table ${name} has a check, which is not created yet.`);
  const references = foreignKeys.map((key) => {
    const { columns, foreignTable, foreignColumns } = key.reference();
    const target = `${quoted(getTableConfig(foreignTable).name)} ${listOf(namesOf(foreignColumns))}`;
    return `alter table ${quoted(name)} add foreign key ${listOf(namesOf(columns))} references ${target} on delete ${key.onDelete ?? 'no action'}`;
  });
  const ordered = indexes.map(({ config }) => {
    const names = config.columns.map((column) => {
      if (!('name' in column) || typeof column.name !== 'string')
        throw new Error(`The index ${config.name} of ${name} is over more than columns.`);
      return column.name;
    });
    const kind = config.unique ? 'unique index' : 'index';
    const where = config.where ? ` where ${textOf(config.where)}` : '';
    return `create ${kind} ${quoted(config.name ?? '')} on ${quoted(name)} ${listOf(names)}${where}`;
  });
  return [...references, ...ordered];
}

/**
 * The statements that make these tables in an empty schema: their enumerations, the tables, then what refers from one to another.
 * @throws {Error} when a table has what this does not know: a check, or an index over an expression.
 */
export function tableStatements(tables: readonly PgTable[]): string[] {
  const enums = new Map(
    tables
      .flatMap((table) => getTableConfig(table).columns)
      .map(enumOf)
      .flatMap((one) => (one ? [[one.enumName, one.enumValues] as const] : [])),
  );
  return [
    ...[...enums].map(
      ([name, values]) => `create type ${quoted(name)} as enum (${values.map(literal).join(', ')})`,
    ),
    ...tables.map(tableOf),
    ...tables.flatMap(linksOf),
  ];
}

/** Runs statements one after the other. */
export async function runStatements(
  db: { execute(statement: SQL): PromiseLike<unknown> },
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await db.execute(sql.raw(statement));
}
