import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from '../config';
import type { DatabaseLog, OpenDatabase, Preparation } from './database';
import { seedState } from './tables';

/**
 * The id of the advisory lock; the same in every process, so that one at a time migrates and seeds.
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

/** A PostgreSQL server, shared with any number of other origin processes. */
export async function openServer(
  { url, log }: { url: string; log: DatabaseLog },
  { migrationsFolder, fingerprint, seed }: Preparation,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
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
      await migrate(db, { migrationsFolder });
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
