import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../kernel/database/database';
import { openDatabase } from '../../../kernel/database/open';
import { sandbox } from '../../../server';
import { cacheFolder } from '../../../testing/test-origin';
import { mendIdentifiers } from './mend-identifiers';
import { viewers } from './tables';

let database: OpenDatabase;
beforeAll(async () => {
  const log = { info: () => {}, warn: () => {} };
  database = await openDatabase({ storage: 'memory', cacheFolder }, log, sandbox);
}, 120_000);
afterAll(() => database?.close());

async function keep(identifier: string): Promise<string> {
  const [row] = await database.db
    .insert(viewers)
    .values({
      realmId: 'apex',
      identifier,
      role: 'VIEWER',
      missingInformation: 'NONE',
      linkedAccounts: [],
      blocked: false,
    })
    .returning({ id: viewers.id });
  return row?.id ?? '';
}

async function kept(id: string) {
  const [row] = await database.db.select().from(viewers).where(eq(viewers.id, id));
  return row?.identifier;
}

it('addresses that were kept as they were typed are found in their one form, and no account is lost', async () => {
  const before = await keep('lea@m\u00fcnchen.example');
  const twice = await keep('ana@k\u00f6ln.example');
  const first = await keep('ana@xn--kln-sna.example');
  const local = await keep('j\u00fcrgen@example.com');
  await mendIdentifiers(database.db);
  await mendIdentifiers(database.db);
  expect(await kept(before)).toBe('lea@xn--mnchen-3ya.example');
  expect(await kept(first)).toBe('ana@xn--kln-sna.example');
  expect(await kept(twice)).toBe('ana@k\u00f6ln.example');
  expect(await kept(local)).toBe('j\u00fcrgen@example.com');
});
