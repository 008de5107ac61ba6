import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { ConfigError } from '../config';
import { runStatements } from './create-tables';
import type { DatabaseLog, OpenDatabase, Preparation } from './database';
import { seedState } from './tables';

/**
 * The id of the advisory lock; the same in every process, so that one at a time makes the tables and seeds.
 */
const preparationLock = 7_301_948;

/** The address without its user, password and options. */
function describe(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `The database ${pathname.slice(1) || 'postgres'} at ${hostname || 'localhost'}:${port || 5432}`;
}

/** Node wraps the failures of several addresses in one error without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

/**
 * Makes the schema of this version with its tables, where it is not there yet.
 * @returns True when it was made.
 */
async function makeSchema(
  db: NodePgDatabase,
  schema: string,
  statements: readonly string[],
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from information_schema.schemata where schema_name = ${schema}`,
  );
  if (rows.length > 0) return false;
  await db.transaction(async (tx) => {
    await runStatements(tx, [`create schema "${schema}"`, ...statements]);
  });
  return true;
}

/** The schemas that origins with other tables have left in the database. */
async function otherSchemas(db: NodePgDatabase, schema: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select schema_name as name from information_schema.schemata
      where schema_name like 'origin\\_%' and schema_name <> ${schema} order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * A PostgreSQL server, shared with any number of other origin processes. The tables of each version have a schema of their own, so
 * that processes of two versions can run beside one another.
 */
export async function openServer(
  { url, log }: { url: string; log: DatabaseLog },
  { version, statements, fingerprint, seed }: Preparation,
): Promise<OpenDatabase> {
  const schema = `origin_${version}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    options: `-c search_path=${schema}`,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`));

  const connection = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new ConfigError(`${describe(url)} cannot be used: ${reasonOf(error)}. See DATABASE_URL.`);
  });
  try {
    const db = drizzle(connection);
    await db.execute(sql`select pg_advisory_lock(${preparationLock})`);
    try {
      const others = (await makeSchema(db, schema, statements))
        ? await otherSchemas(db, schema)
        : [];
      if (others.length > 0)
        log.warn(
          `${describe(url)} has data of other versions, which this origin does not read: ${others.join(', ')}. It begins anew in ${schema}.`,
        );
      const [state] = await db.select().from(seedState);
      if (state?.fingerprint !== fingerprint) await seed(db);
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${preparationLock})`);
    }
  } catch (error) {
    connection.release(true);
    await pool.end();
    throw error;
  }
  connection.release();

  return {
    db: drizzle(pool),
    kind: 'postgresql',
    origin: 'connected',
    async ping() {
      await pool.query('select 1');
    },
    async close() {
      await pool.end();
    },
  };
}
