import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address, open, originPort, reload, source, warm } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { root } from '../test-servers/paths';
import { startTestServers, type TestServers } from '../test-servers/test-servers';

interface Workplace {
  folder: string;
  testServers: TestServers;
  edit: (realm: string, change: (text: string) => string) => Promise<void>;
}

/** A copy of the sample realms, with a site that serves it. */
const test = journey.extend<{ workplace: Workplace }>({
  workplace: [
    async ({ page }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'realms-'));
      await cp(join(root, 'realm-configs'), folder, { recursive: true });
      const testServers = await startTestServers({
        only: 'site',
        realms: folder,
        env: { ORIGIN_ADDRESS: `http://localhost:${originPort()}` },
      });
      await warm('apex', testServers.sitePort);
      const edit: Workplace['edit'] = async (realm, change) => {
        const file = join(folder, realm, 'realm.json');
        await writeFile(file, change(await readFile(file, 'utf8')));
      };
      await use({ folder, testServers, edit });
      // A picture that is still on its way when the site stops would be a complaint.
      await page.close();
      await testServers.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 90_000 },
  ],
});

test('a change to realm.json is on the site without a build, and an open page keeps working', {
  tag: '@gate',
}, async ({ page, workplace: { edit, testServers } }) => {
  const home = address('apex', '/', testServers.sitePort);
  await open(page, home);
  await edit('apex', (text) =>
    text
      .replaceAll('Apex Fighting Championship', 'Summit Fight League')
      .replace('"accent": "#ff4a1c"', '"accent": "#00a86b"'),
  );
  await expect(async () => {
    await reload(page);
    await expect(page).toHaveTitle(/Summit Fight League/, { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  // The open page keeps working with the configuration that it has.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address('apex', '/login', testServers.sitePort));
});

test('after a bad edit the site stays as it was, and the program prints where the mistake is', {
  tag: '@gate',
}, async ({ page, workplace: { edit, testServers } }) => {
  await open(page, address('corral', '/', testServers.sitePort));
  const title = await page.title();
  for (const [change, complaint] of [
    [(text: string) => text.replace('"scheme": "light"', '"scheme": "bright"'), 'bright'],
    [(text: string) => text.replace('"scheme": "bright",', '"scheme": "light'), ''],
    [() => '{}', ''],
  ] as const) {
    const before = testServers.output().length;
    await edit('corral', change);
    const news = () => testServers.output().slice(before);
    await expect.poll(news, { timeout: 15_000 }).toMatch(/corral.realm\.json:\d+:\d+/);
    await expect.poll(news).toContain(complaint);
    await reload(page);
    await expect(page).toHaveTitle(title);
  }
});

/** Starts another site: one page tries to leave its frame, the other does nothing. */
async function anotherSite() {
  const pages: Record<string, string> = {
    '/results': `<!doctype html><title>Results</title><h1>Results of the season</h1><p id="reach"></p>
      <script>
        try { top.location.href = '/taken-over'; } catch { /* kept in */ }
        try { document.getElementById('reach').textContent = parent.document.title; } catch {
          document.getElementById('reach').textContent = 'kept apart';
        }
      </script>`,
    '/shop': '<!doctype html><title>Shop</title><h1>The shop</h1>',
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(pages[url] ? 200 : 204, { 'content-type': 'text/html' });
    response.end(pages[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    at: (path: string) => `http://localhost:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a framed page and a page on another site work as soon as an operator has written them', async ({
  page,
  complaints,
  workplace: { edit, testServers },
}) => {
  const other = await anotherSite();
  complaints.allow(/Unsafe attempt to initiate navigation/);
  const own = JSON.stringify([
    { type: 'frame', id: 'results', title: 'Results', address: other.at('/results'), height: 400 },
    { type: 'link', id: 'shop', title: 'Shop', address: other.at('/shop') },
  ]);
  const entry = (id: string, label: string) =>
    JSON.stringify({ label, to: { route: 'externalPage', params: { pageId: id } } });
  await edit('plain', (text) =>
    text.replace(
      /\}\s*$/,
      `, "menus": { "footer": [${entry('results', 'Results')}, ${entry('shop', 'Shop')}] }, "pages": { "own": ${own} } }`,
    ),
  );
  const results = page.getByRole('contentinfo').getByRole('link', { name: 'Results' });
  await expect(async () => {
    await open(page, address('plain', '/', testServers.sitePort));
    await expect(results).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await results.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results');
  const frame = page.frameLocator('iframe[title="Results"]');
  await expect(frame.getByRole('heading')).toHaveText('Results of the season');
  await expect(frame.locator('#reach')).toHaveText('kept apart');
  expect(new URL(page.url()).pathname).toBe('/externalpage/results');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(other.at('/shop'));
  // The same address opened directly, without a page of ours before it.
  await page.goto(address('plain', '/externalpage/shop', testServers.sitePort));
  await expect(page.getByRole('heading')).toHaveText('The shop');
  await other.close();
});

test('a new realm folder is a new site, and the site of a removed folder is gone', async ({
  page,
  complaints,
  workplace: { folder, testServers },
}) => {
  // Until the site has noticed that the folder is gone, it serves the page without its pictures.
  complaints.allow(/status of (404|500)/);
  const fresh = join(folder, 'fresh');
  await cp(join(folder, 'plain'), fresh, { recursive: true });
  await writeFile(
    join(fresh, 'realm.json'),
    (await readFile(join(fresh, 'realm.json'), 'utf8')).replaceAll('Plain Video', 'Fresh Films'),
  );
  const home = () => source('fresh.localhost', '/', testServers.sitePort);
  const title = async () => /<title>([^<]*)/.exec((await home()).text)?.[1] ?? '';
  await expect.poll(title, { timeout: 15_000 }).toContain('Fresh Films');
  await open(page, address('fresh', '/', testServers.sitePort));
  await expect(page).toHaveTitle(/Fresh Films/);
  await rm(fresh, { recursive: true });
  await expect.poll(async () => (await home()).status, { timeout: 15_000 }).toBe(404);
});
