import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database of either driver; everything above this folder uses this type alone. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgresql';
  /** The way in which the database was made or found, for the log line at start. */
  origin: 'created' | 'restored' | 'reopened' | 'connected';
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The work on a database before the first request. */
export interface Preparation {
  /** Changes whenever the tables do: data of another version are not read. */
  version: string;
  /** Make the tables in an empty database. */
  statements: readonly string[];
  /** Changes whenever the seed does. */
  fingerprint: string;
  /** Puts the sample realms in, replacing an earlier catalogue and keeping viewers; safe to repeat. */
  seed(db: Database): Promise<void>;
}

export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
}
