import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { type LoadedRealm, readRealms } from '@marquee/realm/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { createNodeServer } from './node-adapter';
import { indexRealms } from './realm-source';
import { StaticFiles } from './static-files';

// Pages that are answered from memory, without a web `Request` or `Response`.

const samples = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));
let realms: LoadedRealm[];
let handle: SiteHandler;
let server: Server;
/** The number of requests that the handler answered in full. */
let handled = 0;

beforeAll(async () => {
  const read = await readRealms(samples);
  realms = [...read.realms.values()].map((loaded) => ({
    ...loaded,
    realm: { ...loaded.realm, origin: { ...loaded.realm.origin, address: 'http://127.0.0.1:9' } },
  }));
  handle = createHandler({
    realms: () => indexRealms(realms),
    bundle: {
      entry: 'entry',
      boot: 'void 0;',
      sheet: 'code/sheet-AbC12345.css',
      rules: [],
      manifest: { entry: { file: 'code/entry-AbC12345.js' } },
    },
    files: new StaticFiles(),
    log: () => {},
    ready: () => true,
  });
  const counted = (asked: Request) => {
    handled += 1;
    return handle(asked);
  };
  const handler = Object.assign(counted, { recall: handle.recall });
  server = createNodeServer({ handler, log: () => {}, trustProxy: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

interface Asked {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
}

async function ask(path: string, { method, host = 'apex.localhost', headers }: Asked = {}) {
  const before = handled;
  const { port } = server.address() as AddressInfo;
  const sent = { host: '127.0.0.1', port, path, method, headers: { host, ...headers } };
  const answer = await new Promise<{ status: number; headers: object; body: Buffer }>(
    (resolve, reject) => {
      request(sent, async (incoming) => {
        const parts: Buffer[] = [];
        for await (const part of incoming) parts.push(part);
        const { date, ...rest } = incoming.headers;
        const { statusCode: status = 0 } = incoming;
        resolve({ status, headers: rest, body: Buffer.concat(parts) });
      })
        .once('error', reject)
        .end();
    },
  );
  return { ...answer, fromMemory: handled === before };
}

const id = { 'x-request-id': 'request-17' };

it.each([
  ['br', 'GET', { 'accept-encoding': 'gzip, br' }],
  ['gzip', 'GET', { 'accept-encoding': 'gzip' }],
  ['as it is', 'GET', {}],
  ['none of our forms', 'GET', { 'accept-encoding': '*;q=0' }],
  ['by HEAD', 'HEAD', { 'accept-encoding': 'br' }],
  ['over https', 'GET', { 'x-forwarded-proto': 'https' }],
  ['what is known already', 'GET', { 'if-none-match': '*' }],
])(
  'a page from memory is the same answer as one handled in full: %s',
  async (_, method, headers) => {
    const [host, path] = ['corral.localhost', '/login'];
    const asked = { method, host, headers: { ...headers, ...id } };
    await ask(path, asked);
    const direct = await handle(
      new Request(`${'x-forwarded-proto' in headers ? 'https' : 'http'}://${host}${path}`, {
        method,
        headers: asked.headers,
      }),
    );
    const kept = await ask(path, asked);
    expect(kept.fromMemory).toBe(true);
    expect(kept.status).toBe(direct.status);
    expect(kept.headers).toMatchObject(Object.fromEntries(direct.headers));
    expect(kept.body).toEqual(Buffer.from(await direct.arrayBuffer()));
  },
);

it('each answer from memory has a request id of its own', async () => {
  await ask('/login');
  const [first, second] = [await ask('/login'), await ask('/login')];
  expect([first.fromMemory, second.fromMemory]).toEqual([true, true]);
  const names = [first, second].map(({ headers }) =>
    new Map(Object.entries(headers)).get('x-request-id'),
  );
  expect(new Set(names).size).toBe(2);
});

it('a query that the page does not declare recalls the same page', async () => {
  await ask('/login');
  const campaign = await ask('/login?utm_source=letter');
  expect(campaign.fromMemory).toBe(true);
  expect(campaign.body).toEqual((await ask('/login')).body);
});

it('a query that the page declares recalls another page', async () => {
  const gift = '/gift/redeem/g-1/login';
  await ask(`${gift}?from=%2Fa`);
  expect(await ask(`${gift}?from=%2Fa`)).toMatchObject({ status: 200, fromMemory: true });
  expect(await ask(`${gift}?from=%2Fb`)).toMatchObject({ status: 200, fromMemory: false });
  expect((await ask(gift)).fromMemory).toBe(false);
});

it('other hosts, schemes and spellings of an address are handled in full', async () => {
  await ask('/login');
  for (const asked of [
    { host: 'noor.localhost' },
    { host: 'nobody.localhost' },
    { headers: { 'x-forwarded-proto': 'https' } },
    { host: 'APEX.localhost' },
    { method: 'POST' },
  ])
    expect((await ask('/login', asked)).fromMemory, JSON.stringify(asked)).toBe(false);
  for (const path of ['//login', '/login/', '/./login', '/%6cogin'])
    expect((await ask(path)).fromMemory, path).toBe(false);
});

it('all unknown addresses recall one page', async () => {
  const first = await ask('/no/such/page', { headers: { 'accept-encoding': 'gzip' } });
  const second = await ask('/nor/this', { headers: { 'accept-encoding': 'gzip' } });
  expect([first.status, second.status]).toEqual([404, 404]);
  expect(gunzipSync(second.body)).toEqual(gunzipSync(first.body));
});

it('a changed realm is not recalled as it was', async () => {
  await ask('/login');
  expect((await ask('/login')).fromMemory).toBe(true);
  realms = realms.map((loaded) => {
    if (loaded.realm.id !== 'apex') return loaded;
    return { ...loaded, realm: { ...loaded.realm, fullName: 'Apex Renamed' } };
  });
  const after = await ask('/login');
  expect(after.fromMemory).toBe(false);
  expect(String(after.body)).toContain('Apex Renamed');
});
