import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import {
  expectGuest,
  expectSignedIn,
  fillAndSubmit,
  signIn,
  signOutByMenu,
  viewer,
} from '../journey/sign-in';
import { address, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

test('a second tab is signed in as soon as the first one is', async ({ context, page }) => {
  const other = await context.newPage();
  await open(other, address('apex'));
  await expectGuest(other);
  await signIn(page, 'apex');
  await expectSignedIn(other);
});

test('[1.4-35] [1.4-36] signing out in one tab signs out the others, which say so', {
  tag: '@gate',
}, async ({ context, page }) => {
  await signIn(page, 'apex');
  const others = [await context.newPage(), await context.newPage()];
  for (const other of others) {
    await open(other, address('apex'));
    await expectSignedIn(other);
  }
  await signOutByMenu(page);
  await expectGuest(page);
  for (const other of others) {
    await expectGuest(other);
    await expect(other.getByText(label('shell.signedOutElsewhere'))).toBeVisible();
  }
});

/** Loads a tab's page again, which needs a token, and expects its titles. */
async function askAgain(tab: Page): Promise<void> {
  const answer = tab.waitForResponse(
    (response) => response.url().includes('/graphql') && response.request().method() === 'POST',
  );
  await tab.getByRole('banner').getByRole('link', { name: 'Apex', exact: false }).first().click();
  expect((await answer).status()).toBe(200);
}

/** Puts a tab's clock forward past the life of a token, which the browser tells by its own clock. */
const growOld = (tab: Page) =>
  tab.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 24 * 60 * 60 * 1000;
  });

test('[1.4-38] [1.4-39] four tabs whose tokens grow old refresh once a round and lose no session', async ({
  context,
  page,
  fragile: { line, sitePort },
}) => {
  const rounds = 5;
  test.setTimeout(60_000 + rounds * 10_000);
  const refreshes = () => line.asked.filter(({ path }) => path.endsWith('/token/refresh')).length;
  await signIn(page, 'apex', sitePort);
  const tabs = [page];
  while (tabs.length < 4) {
    const tab = await context.newPage();
    await open(tab, address('apex', '/', sitePort));
    await expectSignedIn(tab);
    tabs.push(tab);
  }
  const counts: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = refreshes();
    await Promise.all(tabs.map(growOld));
    await Promise.all(tabs.map(askAgain));
    for (const tab of tabs) await expectSignedIn(tab);
    counts.push(refreshes() - before);
  }
  expect(counts).toEqual(Array.from({ length: rounds }, () => 1));
  for (const tab of tabs) {
    await reload(tab);
    await expectSignedIn(tab);
  }
});

for (const sent of ['nothing', 'half'] as const) {
  test(`a viewer whose new tokens are lost on the way stays signed in: ${sent} of the answer comes`, async ({
    page,
    complaints,
    fragile: { line, sitePort },
  }) => {
    complaints.allow(/ERR_/);
    await signIn(page, 'apex', sitePort);
    await growOld(page);
    line.spoil(/\/token\/refresh/, { kind: 'lose', sent });
    await askAgain(page);
    await expectSignedIn(page);
    const asked = line.asked.filter(({ path }) => path.endsWith('/token/refresh'));
    expect(asked.length).toBeGreaterThan(1);
    await reload(page);
    await expectSignedIn(page);
  });
}

test('a viewer whose session has ended is told, signs in again, and finds what they had typed', async ({
  page,
  complaints,
  fragile: { line, sitePort },
}) => {
  complaints.allow(/status of 401/);
  await signIn(page, 'apex', sitePort);
  await open(page, address('apex', '/account', sitePort));
  const name = page.getByRole('textbox', { name: label('form.field.name') });
  await name.fill('Typed before it ended');
  // A call of the page's own would find the ended session before the viewer presses anything.
  await page.waitForLoadState('networkidle');
  await growOld(page);
  line.spoil(/\/token\/refresh/, {
    kind: 'instead',
    status: 401,
    body: JSON.stringify({ status: 401, code: 'REFRESH_REFUSED', messages: [], requestId: 'x' }),
  });
  await page.getByRole('button', { name: label('account.details.submit') }).click();
  await expect(page.getByText(label('shell.sessionExpired'))).toBeVisible();
  await expect(page).toHaveURL(/\/login\?from=%2Faccount/);
  line.mend();
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('apex', '/account', sitePort));
  await expect(name).toHaveValue('Typed before it ended');
});
