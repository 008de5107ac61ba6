import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostilePicture, hostilePictures } from '@marquee/realm/hostile-pictures';
import type { BrowserContext } from '@playwright/test';
import { type PlainHost, plainHost } from '../counterparts/plain-host';
import { marquee } from '../journey/marquee';
import { REALMS } from '../journey/realms';
import { address, originPort, source } from '../journey/site';
import { expect, test } from '../journey/test';

/*
 * A brand's site as files, with hostile pictures in it as if every check had failed: the policy in the site's `_headers` must
 * stop them. The same pictures on a host without headers show that they do run without a policy.
 */

let sites: string;
let guarded: PlainHost;
let bare: PlainHost;
const heard: string[] = [];
let pictures: HostilePicture[];
const code = (port: number) =>
  `console.log(\`ran\`);fetch(\`http://elsewhere.localhost:${port}/ran\`)`;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  sites = await mkdtemp(join(tmpdir(), 'hostile-'));
  const built = await marquee(
    ...['build', '--realm', 'plain', '--out', join(sites, 'plain')],
    ...['--address', 'http://plain.localhost', '--origin', `http://localhost:${originPort()}`],
  );
  expect(built.code, built.err).toBe(0);
  guarded = await plainHost(sites, { headers: true, heard: (request) => heard.push(request) });
  bare = await plainHost(sites, { heard: (request) => heard.push(request) });
  const place = (port: number) => ({
    elsewhere: `http://elsewhere.localhost:${port}`,
    code: code(port),
  });
  await writeFile(join(sites, 'plain/blank.html'), '<!doctype html><title>Blank</title>');
  pictures = hostilePictures(place(guarded.port)).filter(({ heavy }) => !heavy);
  for (const { port } of [guarded, bare]) {
    const folder = join(sites, 'plain/_assets/plain', String(port));
    await mkdir(folder);
    const all = hostilePictures(place(port)).filter(({ heavy }) => !heavy);
    for (const [at, { bytes }] of all.entries()) await writeFile(join(folder, `${at}.svg`), bytes);
  }
});

test.afterAll(async () => {
  await guarded.close();
  await bare.close();
  await rm(sites, { recursive: true });
});

const pathOf = (host: PlainHost, at: number) => `/_assets/plain/${host.port}/${at}.svg`;
const nameOf = (at: number) => `${pictures[at]?.kind}: ${pictures[at]?.name}`;
/** The requests that a picture made beside its own; the icon is every page's. */
const asked = () =>
  heard
    .splice(0)
    .filter(
      (request) =>
        !/^plain\.localhost:\d+(\/_assets\/plain\/\d+\/\d+\.svg|\/favicon\.ico)$/.test(request),
    );

/** One picture in `part`, and always those of these names. */
const sample = (part: number, ...always: string[]): number[] =>
  [...pictures.keys()].filter((at) => at % part === 0 || always.includes(nameOf(at)));

/** Opens pictures as pages and clicks their middle; resolves to those that ran and their requests. */
async function openEach(context: BrowserContext, host: PlainHost, which: readonly number[]) {
  const ran = new Set<string>();
  const fetched = new Map<string, string[]>();
  const page = await context.newPage();
  let now = '';
  page.on('console', (message) => {
    if (message.text() === 'ran') ran.add(now);
  });
  for (const at of which) {
    now = nameOf(at);
    asked();
    // A file that is no XML, or whose page goes on elsewhere, has no load event.
    await page
      .goto(address('plain', pathOf(host, at), host.port), { waitUntil: 'load' })
      .catch(String);
    await page.mouse.click(20, 10);
    await page.evaluate('0').catch(String);
    const requests = asked();
    if (requests.length > 0) fetched.set(now, requests);
  }
  await page.close();
  return { ran: [...ran], fetched: Object.fromEntries(fetched) };
}

test('without a policy, many of the hostile pictures run scripts and send requests', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const context = await browser.newContext();
  // A part of the pictures is enough to show that they run; FULL opens all.
  const which = sample(4);
  const { ran, fetched } = await openEach(context, bare, which);
  await context.close();
  const share = which.length / pictures.length;
  expect(ran.length).toBeGreaterThan(25 * share);
  expect(Object.keys(fetched).length).toBeGreaterThan(40 * share);
});

test("under the policy of a brand's pictures, no hostile picture runs a script or sends a request when it is opened", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  expect(pictures.length).toBeGreaterThan(150);
  // No policy stops a click on a link: validation refuses pictures with links.
  const link = 'a movement that changes an address: a link to a place elsewhere';
  const context = await browser.newContext();
  // The next test draws every one of them, on a page of the brand.
  const seen = await openEach(context, guarded, sample(3, link));
  await context.close();
  expect(seen).toEqual({
    ran: [],
    fetched: { [link]: [`elsewhere.localhost:${guarded.port}/lure`] },
  });
});

test('as pictures on a page of the brand, no hostile picture runs a script or sends a request', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  for (const host of [guarded, bare]) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const ran: string[] = [];
    page.on('console', (message) => ran.push(...(message.text() === 'ran' ? ['ran'] : [])));
    await page.goto(address('plain', '/blank.html', host.port));
    asked();
    const drawn = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(
            (path) =>
              new Promise<boolean>((resolve) => {
                const image = document.createElement('img');
                image.onload = () => resolve(true);
                image.onerror = () => resolve(false);
                image.src = path;
                document.body.append(image);
              }),
          ),
        ),
      [...pictures.keys()].map((at) => pathOf(host, at)),
    );
    await context.close();
    expect(drawn.filter(Boolean).length, 'most can be drawn').toBeGreaterThan(80);
    expect({ ran, asked: asked() }).toEqual({ ran: [], asked: [] });
  }
});

test("the site serves a brand's pictures at its own hosts alone, and an opened picture has an origin of its own", async ({
  page,
}) => {
  const folder = join(import.meta.dirname, '../../realm-configs');
  const pictureOf = new Map<string, string>();
  for (const realm of REALMS) {
    const { text } = await source(`${realm}.localhost`, '/login');
    pictureOf.set(realm, /\/_assets\/[^"]+logo\.[0-9a-f]+\.svg/.exec(text)?.[0] ?? '');
    expect(await readdir(join(folder, realm, 'assets'))).toContain('logo.svg');
  }
  for (const [realm, path] of pictureOf) {
    for (const other of REALMS) {
      const { status, headers, text } = await source(`${other}.localhost`, path);
      expect([other, status]).toEqual([other, other === realm ? 200 : 404]);
      if (other !== realm) continue;
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(text).toBe(await readFile(join(folder, realm, 'assets/logo.svg'), 'utf8'));
    }
    await page.goto(address(realm, path));
    expect(await page.evaluate(() => window.origin)).toBe('null');
  }
});
