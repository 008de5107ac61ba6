import type { Page } from '@playwright/test';
import { type FaultyLine, faultyLine } from '../counterparts/faulty-line';
import { expectGuest, expectSignedIn, signIn, signOutLink } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';
import { startStand } from '../stand/stand';

const full = Boolean(process.env.FULL);

test('a second tab is signed in as soon as the first one is', async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, address('apex'));
  await expectGuest(other);
  await signIn(page, 'apex');
  await expectSignedIn(other);
});

test('[1.4-35] [1.4-36] signing out in one tab signs out the others, which say so', async ({
  context,
  page,
}) => {
  await signIn(page, 'apex');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await open(other, address('apex'));
    await expectSignedIn(other);
  }
  await signOutLink(page).click();
  await expectGuest(page);
  for (const other of others) {
    await expectGuest(other);
    await expect(other.getByText(word('shell.signedOutElsewhere'))).toBeVisible();
  }
});

/** Everything in a tab that wants a token: the page asks for its titles again. */
async function askAgain(tab: Page): Promise<void> {
  await tab.getByRole('banner').getByRole('link', { name: 'Apex', exact: false }).first().click();
}

test('[1.4-38] [1.4-39] four tabs with short-lived tokens refresh once a round and lose no session', async ({
  browser,
  contextOptions,
}) => {
  const rounds = full ? 25 : 5;
  const lifeMs = 5000;
  test.setTimeout(60_000 + rounds * (lifeMs + 5000));
  const origin = await startStand({ only: 'origin', env: { ACCESS_TOKEN_SECONDS: '5' } });
  const line: FaultyLine = await faultyLine(origin.originPort);
  const site = await startStand({
    only: 'site',
    env: { ORIGIN_ADDRESS: `http://localhost:${line.port}` },
  });
  const context = await browser.newContext(contextOptions);
  try {
    const tabs = [await context.newPage()];
    const [first] = tabs;
    if (!first) throw new Error('The context opened no page.');
    await signIn(first, 'apex', site.sitePort);
    while (tabs.length < 4) {
      const tab = await context.newPage();
      await open(tab, address('apex', '/', site.sitePort));
      await expectSignedIn(tab);
      tabs.push(tab);
    }
    const refreshes = () => line.asked.filter(({ path }) => path.endsWith('/token/refresh')).length;
    const counts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = refreshes();
      // The tokens have to grow old: their life is the origin's clock, which nobody turns.
      await first.waitForTimeout(lifeMs);
      await Promise.all(tabs.map(askAgain));
      for (const tab of tabs) await expectSignedIn(tab);
      await Promise.all(tabs.map((tab) => tab.waitForLoadState('networkidle')));
      counts.push(refreshes() - before);
    }
    expect(counts).toEqual(Array.from({ length: rounds }, () => 1));
    for (const tab of tabs) {
      await tab.reload();
      await ready(tab);
      await expectSignedIn(tab);
    }
  } finally {
    await context.close();
    await site.stop();
    await line.close();
    await origin.stop();
  }
});
