import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulatedRealms } from '../firebase/emulated-realms.mjs';
import { realmAddresses } from './addresses.mjs';

/** As `marquee new` begins one. */
const COMMENTED = `{
  // What each key is for: docs/operators/realm-reference.md
  "name": "Harbour",
  "auth": {
    "providers": [{ "type": "firebase", "projectId": "demo-harbour", "emulator": "/firebase" }]
  }
}
`;

let folder: string;
let site: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realms-'));
  for (const [id, text] of Object.entries({ broken: '{ "name": ', harbour: COMMENTED })) {
    await mkdir(join(folder, id));
    await writeFile(join(folder, id, 'realm.json'), text);
  }
  await mkdir(join(folder, 'notes'));
  await writeFile(join(folder, 'readme.md'), '');
  site = createServer(({ url, headers }, answer) => {
    const isHarbour = headers.host === `harbour.localhost:${port}`;
    const known = isHarbour && url === '/manifest.webmanifest';
    answer.statusCode = known ? 200 : 404;
    answer.end(known ? JSON.stringify({ name: 'Harbour TV', short_name: 'Harbour' }) : 'No.');
  });
  await new Promise<void>((done) => site.listen(0, 'localhost', done));
  ({ port } = site.address() as AddressInfo);
});

afterAll(async () => {
  await new Promise((done) => site.close(done));
  await rm(folder, { recursive: true });
});

it('npm start lists a realm whose file has comments by its name', async () => {
  expect(await realmAddresses(folder, port, 'localhost')).toEqual([
    { id: 'broken', name: 'broken', address: `http://broken.localhost:${port}/`, served: false },
    { id: 'harbour', name: 'Harbour', address: `http://harbour.localhost:${port}/`, served: true },
  ]);
});

it('npm start finds the Firebase project of a realm whose file has comments', async () => {
  expect(await emulatedRealms(folder)).toEqual([{ name: 'Harbour', project: 'demo-harbour' }]);
});
