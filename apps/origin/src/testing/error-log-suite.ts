import type { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, listCalls, readContract } from '../kernel/contract/index';
import { accountCalls } from './accounts';
import { connectTo } from './postgres-server';
import { startOrigin, type TestOrigin } from './test-origin';

/** The text in every field of every call, and so in all that the database is given. */
const MARKER = 'zq7marker';
const document = readContract();
const calls = listCalls(document);

/** A value that a schema takes, with the marker wherever text is free. */
function filled(schema: unknown): unknown {
  const {
    $ref,
    type,
    properties,
    items,
    enum: values,
    format,
    allOf,
    anyOf,
    oneOf,
    ...rest
  } = (schema ?? {}) as Record<string, unknown>;
  if (typeof $ref === 'string')
    return filled(document.components.schemas?.[$ref.split('/')[3] ?? '']);
  if (Array.isArray(values)) return values[0];
  const parts = [allOf, anyOf, oneOf].find(Array.isArray);
  if (parts) return Object.assign({}, ...parts.map((part) => filled(part)));
  if (type === 'array') return [filled(items)];
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'object' || properties) {
    const named = Object.entries((properties ?? {}) as object);
    const free = rest.additionalProperties ? [['name', MARKER]] : [];
    return Object.fromEntries([...named.map(([name, one]) => [name, filled(one)]), ...free]);
  }
  if (format === 'email') return `${MARKER}@example.com`;
  if (format === 'uri') return `http://apex.localhost:4300/${MARKER}`;
  return MARKER;
}

function send(origin: TestOrigin, call: Call, token: string) {
  const query = call.parameters
    .filter((one) => one.in === 'query')
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(filled(schema)))}`);
  return origin.call(call.method, `${call.url.replace(/:\w+/g, MARKER)}?${query.join('&')}`, {
    token,
    ...(call.body ? { body: filled(call.body.schema) } : {}),
  });
}

/** The failures of a database, as the end of an `alter table` statement. */
const FAILURES = [
  ['refuses each row, and repeats it', () => `add constraint refused check (false) not valid`],
  ['has lost its tables', (table: string) => `rename to "${table}_gone"`],
] as const;

/** The log of a database that fails: what fails, and nothing that a viewer wrote or that is secret. */
export function errorLogSuite(databaseUrl: () => Promise<string>): void {
  let origin: TestOrigin;
  let database: Client;
  let token: string;
  beforeAll(async () => {
    const url = await databaseUrl();
    origin = await startOrigin({ databaseUrl: url });
    database = await connectTo(url);
    token = (await origin.login()).body.authorisationToken;
  }, 120_000);
  afterAll(async () => {
    await origin?.close();
    await database?.end();
  });

  it.each(FAILURES)(
    'while the database %s',
    async (_name, alter) => {
      const { agreed, signUp, saveDetails } = accountCalls(origin);
      const consentAnswers = await agreed();
      const { rows } = await database.query(
        `select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`,
      );
      for (const { name } of rows) await database.query(`alter table "${name}" ${alter(name)}`);
      const from = origin.logs.length;
      await origin.login(`${MARKER}@example.com`, { secret: MARKER });
      const opened = await signUp(`${MARKER}@example.com`, {
        secret: `${MARKER} of 20 letters`,
        fields: { name: MARKER },
        consentAnswers,
      });
      const saved = await saveDetails(token, { name: MARKER });
      expect([opened.status, saved.status]).toEqual([500, 500]);
      for (const call of calls) await send(origin, call, token);

      // What a site reports of its use is logged on purpose, in the place of a service for it.
      const log = origin.logs
        .slice(from)
        .filter((line) => !line.includes('"msg":"Analytics"'))
        .join('');
      const failed = log.split('\n').filter((line) => line.includes('A call failed'));
      expect(failed.length).toBeGreaterThan(4);
      expect(failed.filter((line) => !/"code":"(23514|42P01)"/.test(line))).toEqual([]);
      expect(failed.every((line) => line.includes('at '))).toBe(true);
      expect(log.split('\n').filter((line) => line.includes(MARKER))).toEqual([]);
      expect(log).not.toMatch(/scrypt|viewer@example\.com|eyJ/);
    },
    120_000,
  );
}
