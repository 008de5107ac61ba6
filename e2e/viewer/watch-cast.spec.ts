import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf } from '../journey/player';
import { sitePort } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

let apex: Variant;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  apex = await startVariant('apex', (file) => ({
    ...file,
    // The sandbox has no https, and a realm that names it may not cast.
    origin: { publicKey: 'apex-public-key' },
    player: { castReceiver: 'default' },
  }));
});
test.afterAll(() => apex.stop());

/** Gives the browser a Remote Playback whose television a test finds and connects: none can be reached from here. */
async function installTelevision(page: Page) {
  await page.addInitScript(() => {
    const remote = Object.assign(new EventTarget(), {
      state: 'disconnected',
      watches: 0,
      presses: 0,
      found: (_there: boolean) => {},
      async watchAvailability(found: (there: boolean) => void) {
        remote.watches += 1;
        remote.found = found;
        return remote.watches;
      },
      async cancelWatchAvailability() {},
      async prompt() {
        remote.presses += 1;
      },
    });
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', { get: () => remote });
    Object.assign(window, { remote });
  });
}

interface Television extends EventTarget {
  state: string;
  watches: number;
  presses: number;
  found: (there: boolean) => void;
}

declare global {
  interface Window {
    remote: Television;
  }
}

const find = (page: Page, there: boolean) => page.evaluate((is) => window.remote.found(is), there);
const become = (page: Page, state: string, event: string) =>
  page.evaluate(
    ([now, name]) => {
      window.remote.state = now;
      window.remote.dispatchEvent(new Event(name));
    },
    [state, event] as const,
  );
const castButton = (page: Page, title: string) =>
  playerOf(page, title).getByRole('button', { name: label('player.cast'), exact: true });

test('a viewer casts a title to a television that the browser finds, sees what it does, and has the picture back, without a vendor’s script', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await installTelevision(page);
  const title = await openFreeTitle(page, apex.testServers.sitePort);
  const player = playerOf(page, title);
  await playButton(page, title).click();
  await expectMoving(page);
  await expect.poll(() => page.evaluate(() => window.remote.watches)).toBe(1);
  await player.hover();
  await expect(castButton(page, title)).toHaveCount(0);

  await find(page, true);
  await player.hover();
  await expect(castButton(page, title)).toHaveAttribute('aria-pressed', 'false');
  await castButton(page, title).click();
  expect(await page.evaluate(() => window.remote.presses)).toBe(1);
  await become(page, 'connecting', 'connecting');
  await expect(castButton(page, title)).toHaveAttribute('aria-busy', 'true');
  await become(page, 'connected', 'connect');
  await expect(castButton(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(castButton(page, title)).toHaveAttribute('aria-busy', 'false');
  const words = label('player.status.remote');
  await expect(player.getByRole('paragraph').filter({ hasText: words })).toBeVisible();
  await expect(player.getByRole('status')).toHaveText(words);

  await become(page, 'disconnected', 'disconnect');
  await expect(player.getByRole('paragraph').filter({ hasText: words })).toHaveCount(0);
  await expectMoving(page);
  await find(page, false);
  await expect(castButton(page, title)).toHaveCount(0);
  for (const host of hosts) expect(host).toMatch(/(^|\.)localhost$/);
});

test('a title is not cast where the realm does not allow it, not by the browser’s own button either', async ({
  page,
}) => {
  await installTelevision(page);
  const title = await openFreeTitle(page, sitePort());
  await playButton(page, title).click();
  await expectMoving(page);
  await find(page, true);
  await playerOf(page, title).hover();
  await expect(
    playerOf(page, title).getByRole('button', { name: label('player.mute'), exact: true }),
  ).toBeVisible();
  await expect(castButton(page, title)).toHaveCount(0);
  expect(await page.evaluate(() => window.remote.watches)).toBe(0);
  await expect(page.locator('video')).toHaveJSProperty('disableRemotePlayback', true);
});
