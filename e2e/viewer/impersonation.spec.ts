import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { label } from '../journey/labels';
import { agent, impersonationToken } from '../journey/origin-calls';
import { expectGuest, expectSignedIn, fillAndSubmit, signOutByMenu } from '../journey/sign-in';
import { address, open, reload, source } from '../journey/site';
import { expect, test } from '../journey/test';

const seen = 'second@example.com';

const banner = (page: Page, realm = 'Apex', language = 'en') =>
  page.getByText(label('agent.acting', { brand: realm, name: seen }, language));
const end = (page: Page, language = 'en') =>
  page.getByRole('button', { name: label('agent.end', {}, language), exact: true });

async function signInAgent(page: Page): Promise<void> {
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, agent);
  await expectSignedIn(page);
}

test('[1.2-024] [1.3-05] an agent sees the site as a viewer, in every tab, and is themselves again afterwards', async ({
  page,
  context,
}) => {
  await signInAgent(page);
  const other = await context.newPage();
  await open(other, address('apex'));
  await expectSignedIn(other);

  const token = await impersonationToken('apex', seen);
  const asked: { url: string; referer?: string }[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    asked.push({ url: request.url(), referer: request.headers().referer });
  });
  await open(page, address('apex', `/impersonate/${token}`));
  await expect(page).toHaveURL(address('apex', '/home'));
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await expect(other.getByText(label('shell.signedOutElsewhere'))).toBeHidden();

  expect(await historyOf(page), 'not in the history').not.toContain(token);
  expect(JSON.stringify(asked), 'in no address and no Referer').not.toContain(token);

  await reload(page);
  await expect(banner(page)).toBeVisible();
  await end(page).click();
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText(label('agent.ended', { name: seen }))).toBeVisible();
  await expectSignedIn(page);
  await expect(banner(other)).toBeHidden();
  await expectSignedIn(other);
  await reload(page);
  await expectSignedIn(page);
  await expect(banner(page)).toBeHidden();
});

test('an agent without a session of their own ends as a guest, with the keyboard alone', async ({
  page,
}) => {
  await open(page, address('apex', `/impersonate/${await impersonationToken('apex', seen)}`));
  await expect(banner(page)).toBeVisible();
  await expectSignedIn(page);
  // The page's title has the focus; the banner is above it.
  for (let stop = 0; stop < 40; stop += 1) {
    if (await end(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(end(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectGuest(page);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText(label('shell.signedOutElsewhere'))).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('signing out ends both the viewer’s session and the agent’s own', async ({ page }) => {
  await signInAgent(page);
  await open(page, address('apex', `/impersonate/${await impersonationToken('apex', seen)}`));
  await expect(banner(page)).toBeVisible();
  await signOutByMenu(page);
  await expectGuest(page);
  await reload(page);
  await expectGuest(page);
});

test('an impersonation link works once, and says so when it is opened again or reloaded', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const link = address('apex', `/impersonate/${await impersonationToken('apex', seen)}`);
  await open(page, link);
  await expect(banner(page)).toBeVisible();
  await end(page).click();
  await expectGuest(page);
  await open(page, link);
  await expect(page.getByRole('alert')).toContainText(label('impersonate.error.over'));
  await expect(page).toHaveURL(address('apex', '/impersonate/-'));
  await reload(page);
  await expect(page.getByRole('alert')).toContainText(label('impersonate.error.over'));
  await page.getByRole('link', { name: label('failure.home'), exact: true }).click();
  await expectGuest(page);
});

test('an impersonation link ends no viewer’s session', async ({ page, complaints }) => {
  complaints.allow(/status of 403/);
  await open(page, address('apex', '/login'));
  await fillAndSubmit(page, { ...agent, id: 'viewer@example.com' });
  await expectSignedIn(page);
  await open(page, address('apex', `/impersonate/${await impersonationToken('apex', seen)}`));
  await expect(page.getByRole('alert')).toContainText(label('impersonate.error.notYours'));
  await open(page, address('apex'));
  await expectSignedIn(page);
  await expect(banner(page)).toBeHidden();
});

test('in Arabic the impersonation banner reads from right to left', async ({ page }) => {
  await open(page, address('noor', `/impersonate/${await impersonationToken('noor', seen)}`));
  await expect(end(page, 'ar')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await end(page, 'ar').click();
  await expectGuest(page, 'ar');
});

test('a realm that does not offer impersonation has no page for it', async () => {
  expect((await source('corral.localhost', '/impersonate/token')).status).toBe(404);
});
