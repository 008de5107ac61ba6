import type { Page } from '@playwright/test';
import type { Fault } from '../counterparts/faulty-line';
import { FAULTS, faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { begin, playerOf, secondOf, stopWatching } from '../journey/player';
import { OTHER_HOLDER } from '../journey/sample-viewers';
import { fillAndSubmit, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { oneOf } from '../journey/titles';

/** The playlists of renditions, which a live stream renews. */
const LISTS = /^\/media\/.*\/list\.m3u8$/;

const sandbox = (value: string): Fault => ({ kind: 'with', header: 'x-media-fault', value });
const now = () => Math.floor(Date.now() / 1000);

// One after another: an account has two screens at a time.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ complaints }) => {
  complaints.allow(faultNoise);
  complaints.allow(/status of 4\d\d/);
});
test.afterEach(({ fragile }) => fragile.line.mend());

/** Plays a live event; resolves to its player. */
async function watchLive(page: Page, sitePort: number) {
  await open(page, address('apex', '/login', sitePort));
  await fillAndSubmit(page, { ...viewer, id: OTHER_HOLDER });
  await page.waitForURL(/\/home$/);
  await open(page, address('apex', '/livenow', sitePort));
  const main = page.getByRole('main');
  const live = await oneOf('apex', 'live', { within: main });
  if (!live) throw new Error('Apex lists no live event.');
  const link = main.locator(`li a[href="${live.href}"]`).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await begin(page, 'apex', name);
  await expectMoving(page);
  return playerOf(page, name);
}

test('a live event whose playlists are not renewed waits, says so, and goes on where it was once they are', async ({
  page,
  fragile: { line, sitePort },
}) => {
  test.setTimeout(120_000);
  const player = await watchLive(page, sitePort);
  const mend = line.spoil(LISTS, sandbox(`stalled=${now()}`));
  await expect(player.getByRole('status')).toHaveText(label('player.waiting'), { timeout: 30_000 });
  await expect(player).toContainText(label('player.waitsLong.title'), { timeout: 20_000 });
  await expect(player.getByRole('button', { name: label('player.retry') })).toBeVisible();
  const before = await secondOf(page);
  mend();
  await expectMoving(page);
  // It has fallen behind, which is told, and leads on by a press alone.
  await expect(player.getByRole('status')).toHaveText(/ behind live$/);
  await expect(player.locator('[data-ui="live-lamp"]')).toContainText(label('player.goLive'));
  expect(await secondOf(page)).toBeLessThan(before + 10);
  await expect(player.getByRole('alert')).toHaveCount(0);
  await stopWatching(page);
});

for (const [what, fault] of [
  ['are gone', { kind: 'instead', status: 404, body: '{"code":"NOT_FOUND"}' }],
  ['break', FAULTS.breaks],
] as const) {
  test(`a live event whose playlists ${what} for a while says so, and is live again by itself once they are back`, async ({
    page,
    fragile: { line, sitePort },
  }) => {
    test.setTimeout(120_000);
    const player = await watchLive(page, sitePort);
    const mend = line.spoil(LISTS, fault);
    const told = player.getByRole('alert');
    await expect(told).toContainText(label('player.failed.network.title'), { timeout: 40_000 });
    await expect(told.getByRole('button', { name: label('player.retry') })).toBeVisible();
    mend();
    await expect(told).toHaveCount(0, { timeout: 40_000 });
    await expectMoving(page);
    await expect(player.locator('[data-ui="live-lamp"]')).toContainText(label('player.live'));
    await stopWatching(page);
  });
}

test('a live event whose playlists go back for a while goes on without losing its place', async ({
  page,
  fragile: { line, sitePort },
}) => {
  test.setTimeout(120_000);
  const player = await watchLive(page, sitePort);
  const before = await secondOf(page);
  const mend = line.spoil(LISTS, sandbox('stale=20'));
  const isList = (url: string) => LISTS.test(new URL(url).pathname);
  for (let lists = 0; lists < 4; lists += 1)
    await page.waitForResponse((response) => isList(response.url()));
  mend();
  await expect.poll(() => secondOf(page), { timeout: 30_000 }).toBeGreaterThan(before + 12);
  await expectMoving(page);
  await expect(player.getByRole('alert')).toHaveCount(0);
  await stopWatching(page);
});

test('a live event whose time begins anew plays on', async ({
  page,
  fragile: { line, sitePort },
}) => {
  test.setTimeout(120_000);
  const stream = page.waitForResponse(/\/stream\/live\//);
  const player = await watchLive(page, sitePort);
  const { live }: { live: { startsAt: string } } = await (await stream).json();
  const before = await secondOf(page);
  // Some segments ahead: none of them has been loaded.
  const segment = Math.floor((Date.now() - Date.parse(live.startsAt)) / 2000) + 3;
  line.spoil(/^\/media\//, sandbox(`discontinuity=${segment}`));
  await expect.poll(() => secondOf(page), { timeout: 40_000 }).toBeGreaterThan(before + 20);
  await expectMoving(page);
  await expect(player.locator('[data-ui="live-lamp"]')).toContainText(label('player.live'));
  await expect(player.getByRole('alert')).toHaveCount(0);
  await stopWatching(page);
});

test('a live event that ends while it is watched says so, and plays again from as far back as it can be seen', async ({
  page,
  fragile: { line, sitePort },
}) => {
  test.setTimeout(120_000);
  const player = await watchLive(page, sitePort);
  // The window moves on meanwhile: its beginning is no longer where it was.
  const begun = await secondOf(page);
  await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(begun + 8);
  const end = now();
  line.spoil(/^\/media\//, sandbox(`over=${end}`));
  await expect(player.getByRole('status')).toHaveText(label('player.status.ended'), {
    timeout: 30_000,
  });
  const atEnd = await secondOf(page);
  await player.getByRole('button', { name: label('player.again') }).click();
  await expectMoving(page);
  expect(await secondOf(page)).toBeLessThan(atEnd - 60);
  await expect(player.getByRole('alert')).toHaveCount(0);
  await stopWatching(page);
});
