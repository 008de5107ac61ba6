import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton } from '../journey/player';
import { address, ready, sitePort } from '../journey/site';
import { expect, test as journey } from '../journey/test';

/** A site whose code comes when the journey releases it. */
const test = journey.extend<{ slow: FaultyLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  slow: async ({}, use) => {
    const line = await faultyLine(sitePort());
    await use(line);
    await line.close();
  },
});
const code = /^\/code\//;

/** Does not wait for the load event, which code that is held back delays. */
const soon = { waitUntil: 'domcontentloaded' } as const;

test('Play that is pressed before the page listens plays as soon as it does', async ({
  page,
  slow,
}) => {
  const release = slow.spoil(code, { kind: 'hold' });
  await page.goto(address('apex', '/video/walkouts', slow.port), soon);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await playButton(page, (await title.textContent()) ?? '').click();
  release();
  await expectMoving(page);
});

test('a menu that the browser opens before the page listens is not closed again by it', async ({
  page,
  slow,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = slow.spoil(code, { kind: 'hold' });
  await page.goto(address('apex', '/home', slow.port), soon);
  await page.getByRole('button', { name: label('shell.menu'), exact: true }).click();
  const menu = page.locator('[popover]:popover-open');
  await expect(menu).toBeVisible();
  release();
  await ready(page);
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: label('shell.closeMenu') })).toBeFocused();
});
