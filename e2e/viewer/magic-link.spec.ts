import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { mailsTo, newMail } from '../journey/mail';
import { continueWith } from '../journey/provider';
import { expectGuest, expectSignedIn } from '../journey/sign-in';
import { address, counterpartsPort, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

/** A viewer reads their mail in a browser, as everybody does, and follows the link in the newest. */
async function followTheLink(page: Page, email: string): Promise<void> {
  await page.goto(`http://mail.localhost:${counterpartsPort()}/`);
  await page.getByRole('paragraph').filter({ hasText: email }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: word('magicLink.email') }).fill(email);
  await page.getByRole('button', { name: word('magicLink.send') }).click();
  await expect(page.getByText(word('magicLink.sent', { brand: 'Apex', email }))).toBeVisible();
}

/** Not an older one: mail takes its time, and an earlier journey's link is used. */
async function askForAndFollow(page: Page, email: string): Promise<void> {
  const { length } = await mailsTo(email);
  await askFor(page, email);
  await newMail(email, length);
  await followTheLink(page, email);
}

test('[1.2-034] [1.2-120] [1.2-121] [1.7-11] [1.7-12] a link by email signs in by itself, and leads back', async ({
  page,
}) => {
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, word('magicLink.name')).click();
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome%3Frail%3D2'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(word('login.magicLinkTitle'));
  await expect(page.getByText(word('magicLink.text'))).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.headers().referer ?? ''));
  await askForAndFollow(page, 'second@example.com');
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);
  expect(asked.join('\n'), 'no page tells another of the token').not.toContain('token=');
  expect(await historyOf(page), 'nor does the history').not.toContain('token=');
});

test('[1.8-18] a link that was used says so, and another one can be had', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  await open(page, address('apex', '/login/magic-link?token=used-long-ago&from=%2Fhome'));
  await expect(page.getByRole('alert')).toContainText(word('magicLink.error.failedToMagicLogin'));
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome'));
  await askForAndFollow(page, 'linked@example.com');
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
