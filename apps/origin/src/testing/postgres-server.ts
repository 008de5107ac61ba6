import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@marquee/test-browser/free-port';
import pg from 'pg';
import { postgresPrograms } from './postgres-programs';

const run = promisify(execFile);

export interface TestPostgres {
  /** The server's name and version, for people. */
  name: string;
  /** The address of a new database: empty, or with all that another one has, which is closed. */
  createDatabase(like?: string): Promise<string>;
  stop(): Promise<void>;
}

/** A connection to the database that an origin has prepared, which finds its tables by their names alone. */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select schema_name as name from information_schema.schemata where schema_name like 'origin\\_%'`,
  );
  if (rows.length !== 1)
    throw new Error(
      `The database has ${rows.length} schemas of origins, where a test expects one.`,
    );
  await client.query(`set search_path = "${rows[0].name}"`);
  return client;
}

async function onServer(
  adminUrl: string,
  name: string,
  stop: () => Promise<void>,
): Promise<TestPostgres> {
  const made: string[] = [];
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: adminUrl });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const { rows } = await admin('show server_version');
  return {
    name: `PostgreSQL ${rows[0]?.server_version} (${name})`,
    async createDatabase(like) {
      const database = `origin_test_${randomBytes(6).toString('hex')}`;
      const template = like === undefined ? '' : ` template ${new URL(like).pathname.slice(1)}`;
      await admin(`create database ${database}${template}`);
      made.push(database);
      const url = new URL(adminUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    async stop() {
      for (const database of made) await admin(`drop database if exists ${database} with (force)`);
      await stop();
    },
  };
}

/** The user that runs the server program: PostgreSQL refuses to be root. A package makes a user for it, a copy does not. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  return idsOf('postgres').catch(() => idsOf('nobody'));
}

async function idsOf(user: string): Promise<{ uid: number; gid: number }> {
  const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, user])));
  const [uid = Number.NaN, gid = Number.NaN] = ids.map(({ stdout }) => Number(stdout));
  return { uid, gid };
}

/**
 * Runs the server until its input ends, which it does when the tests stop it and also when they are killed; then nothing
 * of it is left.
 */
const runUntilInputEnds =
  '"$1" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories="$2" -c fsync=off & ' +
  'server=$!; cat > /dev/null; kill -QUIT $server; wait $server; rm -rf "$2"';

async function startServer(bin: string): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'origin-postgres-'));
  const user = await serverUser();
  if (user) await chown(folder, user.uid, user.gid);
  const as = { cwd: folder, ...(user ?? {}) };
  await run(
    join(bin, 'initdb'),
    [
      '-D',
      join(folder, 'data'),
      '-U',
      'origin',
      '-A',
      'trust',
      '--no-sync',
      '-E',
      'UTF8',
      '--no-locale',
    ],
    as,
  );
  const port = await freePort();
  const server = spawn(
    'sh',
    ['-c', runUntilInputEnds, 'sh', join(bin, 'postgres'), folder, String(port)],
    // A session of its own: Ctrl-C reaches the tests, and they end the server.
    { ...as, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return onServer(`postgres://origin@127.0.0.1:${port}/postgres`, bin, async () => {
    const exit = once(server, 'exit');
    server.stdin.end();
    await exit;
  });
}

/** The server that DATABASE_URL names, else one of our own from an installed program; null when there is neither. */
export async function findPostgres(): Promise<TestPostgres | null> {
  const url = process.env.DATABASE_URL;
  if (url) return onServer(url, 'DATABASE_URL', async () => undefined);
  const programs = await postgresPrograms();
  return programs ? startServer(programs) : null;
}
