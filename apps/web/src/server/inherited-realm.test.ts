import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createHandler, type SiteHandler } from './handler';
import { createRealmReader } from './reading/realm-reader';
import { openRealmFolder } from './realm-folder';
import { StaticFiles } from './static-files';

const samples = fileURLToPath(new URL('../../../../realm-configs', import.meta.url));
const bundle = {
  entry: 'entry',
  boot: 'void 0;',
  sheet: 'code/sheet-AbC12345.css',
  rules: [],
  manifest: { entry: { file: 'code/entry-AbC12345.js' } },
};

/** An origin that does not answer, so that pages come without their data. */
const AWAY = 'http://127.0.0.1:9';

let realms: string;
let handle: SiteHandler;
let stop: () => void;
const refused: string[] = [];

beforeAll(async () => {
  realms = await mkdtemp(join(tmpdir(), 'realms-'));
  await cp(join(samples, 'apex'), join(realms, 'apex'), { recursive: true });
  await mkdir(join(realms, 'north'));
  await writeFile(
    join(realms, 'north/realm.json'),
    `{
      // A brand that extends the first one.
      "extends": "apex",
      "name": "North",
      "fullName": "North Fights",
      "description": null,
      "origin": { "publicKey": "north-key" },
      "locales": { "default": "en", "supported": ["en"] },
      "theme": { "accent": "#0aa0ff" }
    }`,
  );
  const files = new StaticFiles();
  const folder = await openRealmFolder({
    reader: createRealmReader({ folder: realms, hasOrigin: true }),
    files,
    originAddress: AWAY,
    report: ({ findings }) =>
      refused.push(
        ...findings.filter(({ severity }) => severity === 'error').map(({ message }) => message),
      ),
    log: () => {},
  });
  stop = folder.watch();
  handle = createHandler({
    realms: folder.source,
    bundle,
    files,
    log: () => {},
    ready: () => true,
  });
});

afterAll(async () => {
  stop();
  await rm(realms, { recursive: true });
});

const pageOf = async (realm: string) =>
  (await handle(new Request(`http://${realm}.localhost/login`))).text();

it('the site serves a realm that extends another, with the other’s pictures at its own addresses', async () => {
  const [page, base] = [await pageOf('north'), await pageOf('apex')];
  expect(refused).toEqual([]);
  expect(/<title>([^<]+)/.exec(page)?.[1]).toContain('North');
  expect(page).not.toContain('hreflang="es"');
  expect(base).toContain('hreflang="es"');
  const [logo = ''] = /\/_assets\/north\/logo\.[0-9a-f]{8}\.svg/.exec(page) ?? [];
  const response = await handle(new Request(`http://north.localhost${logo}`));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(await readFile(join(samples, 'apex/assets/logo.svg'), 'utf8'));
});

it('a realm on the site follows changes of the realm that it extends', async () => {
  expect(await pageOf('north')).toContain('uppercase');
  const file = join(realms, 'apex/realm.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"displayCase": "upper"', '"displayCase": "none"'));
  await vi.waitFor(async () => expect(await pageOf('north')).not.toContain('uppercase'), {
    timeout: 20_000,
    interval: 50,
  });
});
