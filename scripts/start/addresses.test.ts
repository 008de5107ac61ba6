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

/** A brand that is named by language. */
const DAWN = `{
  "name": { "ar": "فجر", "en": "Dawn" },
  "auth": {
    "providers": [{ "type": "firebase", "projectId": "demo-dawn", "emulator": "/firebase" }]
  }
}
`;

let folder: string;
let site: Server;
let port: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realms-'));
  for (const [id, text] of Object.entries({
    broken: '{ "name": ',
    circle: '{ "name": "Circle", "extends": "circle" }',
    pier: '{ "name": "Pier", "extends": "quay", "auth": { "providers": [{ "type": "firebase", "$remove": true }] } }',
    quay: '{ "name": "Quay", "extends": ["preset:fights", "harbour"] }',
    dawn: DAWN,
    harbour: COMMENTED,
  })) {
    await mkdir(join(folder, id));
    await writeFile(join(folder, id, 'realm.json'), text);
  }
  await mkdir(join(folder, 'notes'));
  await writeFile(join(folder, 'readme.md'), '');
  site = createServer(({ url, headers }, answer) => {
    const isHarbour = headers.host === `harbour.localhost:${port}`;
    const isDawn = headers.host === `dawn.localhost:${port}`;
    const names: Record<string, string | false> = {
      '/manifest.webmanifest': (isHarbour && 'Harbour') || (isDawn && 'فجر'),
      '/en/manifest.webmanifest': isDawn && 'Dawn',
    };
    const name = names[url ?? ''];
    answer.statusCode = name ? 200 : 404;
    answer.end(name ? JSON.stringify({ name: `${name} TV`, short_name: name }) : 'No.');
  });
  await new Promise<void>((done) => site.listen(0, 'localhost', done));
  ({ port } = site.address() as AddressInfo);
});

afterAll(async () => {
  await new Promise((done) => site.close(done));
  await rm(folder, { recursive: true });
});

it('npm start lists realms by their names: in English where there is one, and of a file with comments', async () => {
  expect(await realmAddresses(folder, port, 'localhost')).toEqual([
    { id: 'broken', name: 'broken', address: `http://broken.localhost:${port}/`, served: false },
    { id: 'circle', name: 'circle', address: `http://circle.localhost:${port}/`, served: false },
    { id: 'dawn', name: 'Dawn', address: `http://dawn.localhost:${port}/`, served: true },
    { id: 'harbour', name: 'Harbour', address: `http://harbour.localhost:${port}/`, served: true },
    { id: 'pier', name: 'pier', address: `http://pier.localhost:${port}/`, served: false },
    { id: 'quay', name: 'quay', address: `http://quay.localhost:${port}/`, served: false },
  ]);
});

it('npm start finds the Firebase projects of realms, also those that are inherited, and names these in English', async () => {
  expect(await emulatedRealms(folder)).toEqual([
    { name: 'Dawn', project: 'demo-dawn' },
    { name: 'Harbour', project: 'demo-harbour' },
    { name: 'Quay', project: 'demo-harbour' },
  ]);
});
