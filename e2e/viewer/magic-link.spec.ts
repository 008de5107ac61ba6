import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { giveWhatIsMissing } from '../journey/completion';
import { linkIn, mailsTo, newMail } from '../journey/mail';
import { continueWith } from '../journey/provider';
import {
  expectGuest,
  expectSignedIn,
  expectSignedOut,
  fillAndSubmit,
  loginForm,
  signOut,
} from '../journey/sign-in';
import { newAddress, newSecret, openAccount } from '../journey/sign-up';
import { address, counterpartsPort, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { word } from '../journey/words';

/** A viewer reads their mail in a browser, as everybody does, and follows the link in the newest. */
async function followTheLink(page: Page, email: string): Promise<void> {
  await page.goto(`http://mail.localhost:${counterpartsPort()}/`);
  await page.getByRole('paragraph').filter({ hasText: email }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

/** Signs in with a link that was asked for in another browser, or is used. */
const followHere = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: word('magicLink.follow'), exact: true })
    .click();

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: word('magicLink.email') }).fill(email);
  await page.getByRole('button', { name: word('magicLink.send') }).click();
  await expect(page.getByText(word('magicLink.sent', { brand: 'Apex', email }))).toBeVisible();
}

/** Not an older one: mail takes its time, and an earlier journey's link is used. */
async function askForAndFollow(page: Page, email: string): Promise<void> {
  const { length } = await mailsTo(email, 'Apex');
  await askFor(page, email);
  await newMail(email, length, 'Apex');
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

/** The link of a new email, asked for in this browser. */
async function linkFor(page: Page, email: string): Promise<string> {
  await open(page, address('apex', '/login/magic-link?from=%2Fhome'));
  const { length } = await mailsTo(email, 'Apex');
  await askFor(page, email);
  return linkIn(await newMail(email, length, 'Apex'));
}

test('[1.8-18] a link that was used says so, and another one can be had', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const email = 'linked@example.com';
  const link = await linkFor(page, email);
  await page.goto(link);
  await expectSignedIn(page);
  await signOut(page, 'apex');
  await page.goto(link);
  await followHere(page);
  await expect(page.getByRole('alert')).toContainText(word('magicLink.error.used'));
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome'));
  await askForAndFollow(page, email);
  await expect(page).toHaveURL(address('apex', '/home'));
  await expectSignedIn(page);
});

test('a link that was never sent from here says so', async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  await open(page, address('apex', '/login/magic-link?token=never-sent'));
  await followHere(page);
  await expect(page.getByRole('alert')).toContainText(word('magicLink.error.unknown'));
});

test('in a browser that asked for no link, as a mail scanner’s, a link is not spent before a press', async ({
  page,
  stranger,
}) => {
  const email = 'linked@example.com';
  // The end of a sentence comes along, as from a mail program that guesses where an address ends.
  const link = `${await linkFor(page, email)}.>`;
  await stranger.goto(link);
  await expect(stranger.getByText(word('magicLink.elsewhere', { brand: 'Apex' }))).toBeVisible();
  await stranger.waitForLoadState('networkidle');
  await page.goto(link);
  await expect(page, 'it signs in by itself where it was asked for').toHaveURL(
    address('apex', '/home'),
  );
  await expectSignedIn(page);
});

test('a link that a stranger asked for and passed on does not sign the viewer in by itself', async ({
  page,
  stranger,
}) => {
  const passedOn = await linkFor(stranger, 'second@example.com');
  await linkFor(page, 'linked@example.com');
  await page.goto(passedOn);
  await expect(page.getByText(word('magicLink.elsewhere', { brand: 'Apex' }))).toBeVisible();
  await expectSignedOut(page, 'apex');
});

test('on another device than the one that asked, a link signs in with one press', async ({
  page,
  stranger,
}) => {
  const email = 'linked@example.com';
  await stranger.goto(await linkFor(page, email));
  await followHere(stranger);
  await expectSignedIn(stranger);
});

test('an account that a stranger opened with the address is the owner’s after a link by email', async ({
  page,
  stranger: attacker,
  complaints,
}) => {
  complaints.allow(/status of 401/);
  const email = newAddress('victim');
  await openAccount(attacker, email);
  await newMail(email);

  await open(page, address('apex', '/login/magic-link?from=%2Fhome'));
  await askFor(page, email);
  await newMail(email, 1);
  await followTheLink(page, email);
  // Nothing of what the stranger wrote or agreed to counts: the owner is asked as for an account of their own.
  await giveWhatIsMissing(page);
  await expectSignedIn(page);

  await expectSignedOut(attacker, 'apex');
  await fillAndSubmit(attacker, { id: email, secret: newSecret });
  await expect(loginForm(attacker).alert).toContainText(word('login.error.failedAuthentication'));
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
  await expect(page.getByRole('alert')).toContainText(word('failure.offline'));
});
