import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '../../server';
import {
  cacheFolder,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../testing/test-origin';
import { openDatabase } from '../database/open';
import { plantGuest } from '../plan';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };

let folder: string;
let origin: TestOrigin;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realms-'));
  origin = await startOrigin({ realmsFolder: folder });
});
afterAll(async () => {
  await origin.close();
  await rm(folder, { recursive: true });
});

async function begin(id: string): Promise<void> {
  await mkdir(join(folder, id));
  await writeFile(join(folder, id, 'realm.json'), '{}');
}

const heroes = 'query { heroes(first: 3) { title { id name } } }';

describe('a realm of an operator’s own', () => {
  it('is unknown until its folder is there, and then has titles, pictures and viewers', async () => {
    const realm = 'delta-rowing';
    expect((await origin.login(undefined, { realm })).body.code).toBe('UNKNOWN_API_KEY');
    await begin(realm);
    // Two tabs at once: one of them plants.
    const [one, other] = await Promise.all([
      origin.login(undefined, { realm }),
      origin.login('second@example.com', { realm }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const audience = ({ body }: { body: LoginBody }) =>
      JSON.parse(Buffer.from(body.authorisationToken.split('.')[1] ?? '', 'base64url').toString())
        .aud;
    expect(audience(one)).toBe(realm);

    const { body } = await origin.query<{ heroes: { title: { id: string } }[] }>(heroes, { realm });
    const [first] = body.data.heroes;
    expect(first).toBeDefined();
    const picture = await fetch(
      `${origin.address}/images/${realm}/${first?.title.id}/hero?w=240&f=webp`,
    );
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('has its key by its folder’s name, and no other', async () => {
    await begin('echo');
    for (const key of ['echo', '../echo-public-key', 'echo-key', 'x/../echo-public-key']) {
      const { status } = await origin.call('GET', '/api/v2/label?realm=echo', {
        headers: { 'x-api-key': key },
        realm: null,
      });
      expect(status, key).toBe(401);
    }
  });

  it('is unknown to an origin without a folder of realms', async () => {
    const closed = await startOrigin({ realmsFolder: undefined });
    expect((await closed.login(undefined, { realm: 'echo' })).body.code).toBe('UNKNOWN_API_KEY');
    await closed.close();
  });

  it('is planted once, whichever process comes first', async () => {
    const { db, close } = await openDatabase({ storage: 'memory', cacheFolder }, quiet, sandbox);
    const first = await plantGuest(db, 'foxtrot', sandbox);
    expect(await plantGuest(db, 'foxtrot', sandbox)).toEqual(first);
    await close();
  });
});
