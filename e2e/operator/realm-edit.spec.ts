import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address, open, originPort, reload, source, warm } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { root } from '../stand/paths';
import { type Stand, startStand } from '../stand/stand';

interface Workplace {
  folder: string;
  stand: Stand;
  edit: (realm: string, change: (text: string) => string) => Promise<void>;
}

/** A copy of the sample realms, and a site that serves it. */
const test = journey.extend<{ workplace: Workplace }>({
  workplace: [
    async ({ page }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'realms-'));
      await cp(join(root, 'realm-configs'), folder, { recursive: true });
      const stand = await startStand({
        only: 'site',
        realms: folder,
        env: { ORIGIN_ADDRESS: `http://localhost:${originPort()}` },
      });
      await warm('apex', stand.sitePort);
      const edit: Workplace['edit'] = async (realm, change) => {
        const file = join(folder, realm, 'realm.json');
        await writeFile(file, change(await readFile(file, 'utf8')));
      };
      await use({ folder, stand, edit });
      // A picture that is still on its way when the site goes would be a complaint.
      await page.close();
      await stand.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 90_000 },
  ],
});

test('a change to realm.json is on the site without a build, also for whoever has it open', async ({
  page,
  workplace: { edit, stand },
}) => {
  const home = address('apex', '/', stand.sitePort);
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
  // The page that was open goes on working with what it has.
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address('apex', '/login', stand.sitePort));
});

test('a bad edit keeps the last good site and prints where the mistake is', async ({
  page,
  workplace: { edit, stand },
}) => {
  await open(page, address('corral', '/', stand.sitePort));
  const title = await page.title();
  for (const [change, complaint] of [
    [(text: string) => text.replace('"scheme": "light"', '"scheme": "bright"'), 'bright'],
    [(text: string) => text.replace('"scheme": "bright",', '"scheme": "light'), ''],
    [() => '{}', ''],
  ] as const) {
    const before = stand.output().length;
    await edit('corral', change);
    const news = () => stand.output().slice(before);
    await expect.poll(news, { timeout: 15_000 }).toMatch(/corral.realm\.json:\d+:\d+/);
    expect(news()).toContain(complaint);
    await reload(page);
    await expect(page).toHaveTitle(title);
  }
});

test('a new folder is a new site, and a removed one is gone', async ({
  page,
  complaints,
  workplace: { folder, stand },
}) => {
  // Until the site has noticed that the folder is gone, the page is still served, but its pictures are not there.
  complaints.allow(/status of (404|500)/);
  const fresh = join(folder, 'fresh');
  await cp(join(folder, 'plain'), fresh, { recursive: true });
  await writeFile(
    join(fresh, 'realm.json'),
    (await readFile(join(fresh, 'realm.json'), 'utf8')).replaceAll('Plain Video', 'Fresh Films'),
  );
  const home = () => source('fresh.localhost', '/', stand.sitePort);
  const title = async () => /<title>([^<]*)/.exec((await home()).text)?.[1] ?? '';
  await expect.poll(title, { timeout: 15_000 }).toContain('Fresh Films');
  await open(page, address('fresh', '/', stand.sitePort));
  await expect(page).toHaveTitle(/Fresh Films/);
  await rm(fresh, { recursive: true });
  await expect.poll(async () => (await home()).status, { timeout: 15_000 }).toBe(404);
});
