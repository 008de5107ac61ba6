import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { difference, pictureFormats } from '@marquee/test-browser/compare';
import type { Page } from '@playwright/test';
import { REALMS } from '../journey/realms';
import { address, open, warm } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';
import { startTestServers, type TestServers } from '../test-servers/test-servers';
import { pagePictures } from './pages';
import { NOW, setTime, stopClock } from './set-time';

/** TAKE=1 takes the pictures anew; without it they are compared. */
const taking = process.env.TAKE === '1';
const kept = join(root, 'e2e/pictures');
const results = join(root, 'e2e/test-results/pages');
/** The folder in which the origin of all other tests stores its artwork. */
const drawn = join(root, '.cache/origin/images');
const { encode, extension } = pictureFormats.small;

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });
// In one worker, which starts one site.
test.describe.configure({ mode: 'default' });

let testServers: TestServers;
let cache: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // A database of its own, since its clock is set. Artwork is the same at any hour, and is drawn once for all origins.
  cache = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(drawn, { recursive: true });
  await symlink(drawn, join(cache, 'images'));
  testServers = await startTestServers({ env: { ...setTime, ORIGIN_CACHE_DIR: cache } });
  await warm('apex', testServers.sitePort);
});

test.afterAll(async () => {
  await testServers.stop();
  await rm(cache, { recursive: true, force: true });
});

/** Waits until the window is complete: fonts, the pictures in view, and no call without an answer. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    });
    await Promise.all(inSight.map((image) => image.decode().catch(() => undefined)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

for (const { realm, name, path, width, height } of pagePictures(REALMS)) {
  test(`${realm}: ${name} looks as it was accepted`, async ({ page, complaints }) => {
    complaints.allow(/status of 404/);
    await page.setViewportSize({ width, height });
    await page.addInitScript(stopClock, Date.parse(NOW));
    await open(page, address(realm, path, testServers.sitePort));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle(page);
    const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    const picture = await encode(shot);
    const file = `${realm}-${name}.${extension}`;
    if (taking) {
      await mkdir(kept, { recursive: true });
      await writeFile(join(kept, file), picture);
    }
    const found = await difference(await readFile(join(kept, file)), picture);
    if (found) {
      await mkdir(results, { recursive: true });
      await writeFile(join(results, file), picture);
      if (found.picture) await writeFile(join(results, `${file}.difference.png`), found.picture);
    }
    expect(
      found?.message,
      `e2e/test-results/pages/${file} is not e2e/pictures/${file}: look at both; npm run pictures:pages keeps the new ones`,
    ).toBeUndefined();
  });
}

test('every accepted picture is of a page', async () => {
  const wanted = pagePictures(REALMS).map(({ realm, name }) => `${realm}-${name}.${extension}`);
  if (taking) {
    const gone = (await readdir(kept)).filter((file) => !wanted.includes(file));
    await Promise.all(gone.map((file) => rm(join(kept, file))));
  }
  expect((await readdir(kept)).sort()).toEqual(wanted.sort());
});
