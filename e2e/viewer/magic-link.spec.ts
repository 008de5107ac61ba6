import type { Page } from '@playwright/test';
import { continueWith } from '../journey/provider';
import { expectGuest, expectSignedIn } from '../journey/sign-in';
import { address, counterpartsPort, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

/** A viewer reads their mail in a browser, as everybody does, and follows the link in it. */
async function followTheLink(page: Page, email: string): Promise<void> {
  const mail = `http://mail.localhost:${counterpartsPort()}/`;
  await expect(async () => {
    await page.goto(mail);
    await expect(page.getByText(email).first()).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await page.getByRole('paragraph').filter({ hasText: email }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: word('magicLink.email') }).fill(email);
  await page.getByRole('button', { name: word('magicLink.send') }).click();
  await expect(page.getByText(word('magicLink.sent', { brand: 'Apex', email }))).toBeVisible();
}

test('[1.2-034] [1.2-120] [1.2-121] [1.7-11] [1.7-12] a link by email signs in by itself, and leads back', async ({
  page,
}) => {
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, word('magicLink.name')).click();
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome%3Frail%3D2'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('login.magicLinkTitle'));
  await expect(page.getByText(word('magicLink.text'))).toBeVisible();
  await askFor(page, 'second@example.com');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.headers().referer ?? ''));
  await followTheLink(page, 'second@example.com');
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);
  expect(asked.join('\n'), 'no page tells another of the token').not.toContain('token=');
});

test('[1.8-18] a link that was used says so, and another one can be had', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await open(page, address('apex', '/login/magic-link?token=used-long-ago&from=%2Fhome'));
  await expect(page.getByRole('alert')).toContainText(word('magicLink.error.failedToMagicLogin'));
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome'));
  await askFor(page, 'linked@example.com');
  await followTheLink(page, 'linked@example.com');
  await expect(page).toHaveURL(address('apex', '/home'));
  await expectSignedIn(page);
});

test('[1.5-13] [1.5-14] an address that cannot be one is told before anything is sent', async ({
  page,
}) => {
  await open(page, address('apex', '/login/magic-link'));
  await page.getByRole('textbox', { name: word('magicLink.email') }).fill('viewer@');
  await page.getByRole('button', { name: word('magicLink.send') }).click();
  await expect(page.getByText(word('form.email.invalid'))).toBeVisible();
});

test('an address that nobody has reads the same', async ({ page }) => {
  await open(page, address('apex', '/login/magic-link'));
  await askFor(page, 'nobody@example.com');
  await open(page, address('apex', '/home'));
  await expectGuest(page);
});

test('without a connection the page says so, and the form stays', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/);
  await open(page, address('apex', '/login/magic-link'));
  await page.route('**/token/alt/magic-email*', (route) => route.abort());
  await page.getByRole('textbox', { name: word('magicLink.email') }).fill('viewer@example.com');
  await page.getByRole('button', { name: word('magicLink.send') }).click();
  await expect(page.getByRole('alert')).toContainText(word('login.error.offline'));
});
