import type { Page } from '@playwright/test';
import { historyOf } from '../journey/browser';
import { giveWhatIsMissing } from '../journey/completion';
import { label } from '../journey/labels';
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

/** Follows the link in the newest email from a page, as from a mail site. */
async function followTheLink(page: Page, email: string): Promise<void> {
  await page.goto(`http://mail.localhost:${counterpartsPort()}/`);
  await page.getByRole('paragraph').filter({ hasText: email }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

/** Presses the button with which a link from another browser, or a used one, signs in. */
const followHere = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: label('magicLink.follow'), exact: true })
    .click();

async function askFor(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: label('magicLink.email') }).fill(email);
  await page.getByRole('button', { name: label('magicLink.send') }).click();
  await expect(page.getByText(label('magicLink.sent', { brand: 'Apex', email }))).toBeVisible();
}

/** Asks for a link and follows it, not the used link of an earlier journey: emails take their time. */
async function askForAndFollow(page: Page, email: string): Promise<void> {
  const { length } = await mailsTo(email, 'Apex');
  await askFor(page, email);
  await newMail(email, length, 'Apex');
  await followTheLink(page, email);
}

test('[1.2-034] [1.2-120] [1.2-121] [1.7-11] [1.7-12] a link by email signs in without a press, and leads back', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, label('magicLink.name')).click();
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome%3Frail%3D2'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('login.magicLinkTitle'));
  await expect(page.getByText(label('magicLink.text'))).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.headers().referer ?? ''));
  await askForAndFollow(page, 'second@example.com');
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);
  expect(asked.join('\n'), 'no page tells another of the token').not.toContain('token=');
  expect(await historyOf(page), 'nor does the history').not.toContain('token=');
});

/** Asks for a link in this browser; resolves to it. */
async function linkFor(page: Page, email: string): Promise<string> {
  await open(page, address('apex', '/login/magic-link?from=%2Fhome'));
  const { length } = await mailsTo(email, 'Apex');
  await askFor(page, email);
  return linkIn(await newMail(email, length, 'Apex'));
}

test('[1.8-18] a used sign-in link says so, and another one can be asked for', async ({
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
  await expect(page.getByRole('alert')).toContainText(label('magicLink.error.used'));
  await expect(page).toHaveURL(address('apex', '/login/magic-link?from=%2Fhome'));
  await askForAndFollow(page, email);
  await expect(page).toHaveURL(address('apex', '/home'));
  await expectSignedIn(page);
});

test('a sign-in link that was never sent says so', async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  await open(page, address('apex', '/login/magic-link?token=never-sent'));
  await followHere(page);
  await expect(page.getByRole('alert')).toContainText(label('magicLink.error.unknown'));
});

test('in a browser that asked for no sign-in link, as a mail scanner’s, a link is not used up before a press', async ({
  page,
  stranger,
}) => {
  const email = 'linked@example.com';
  // With the end of the sentence, as from a mail program that guesses where an address ends.
  const link = `${await linkFor(page, email)}.>`;
  await stranger.goto(link);
  await expect(stranger.getByText(label('magicLink.elsewhere', { brand: 'Apex' }))).toBeVisible();
  await stranger.waitForLoadState('networkidle');
  await page.goto(link);
  await expect(page, 'it signs in by itself where it was asked for').toHaveURL(
    address('apex', '/home'),
  );
  await expectSignedIn(page);
});

test('a sign-in link that a stranger asked for and passed on does not sign the viewer in without a press', async ({
  page,
  stranger,
}) => {
  const passedOn = await linkFor(stranger, 'second@example.com');
  await linkFor(page, 'linked@example.com');
  await page.goto(passedOn);
  await expect(page.getByText(label('magicLink.elsewhere', { brand: 'Apex' }))).toBeVisible();
  await expectSignedOut(page, 'apex');
});

test('on a device other than the one that asked, a sign-in link works with one press', async ({
  page,
  stranger,
}) => {
  const email = 'linked@example.com';
  await stranger.goto(await linkFor(page, email));
  await followHere(stranger);
  await expectSignedIn(stranger);
});

test('an account that a stranger opened with an address is its owner’s after a sign-in link', async ({
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
  // What the stranger wrote or accepted does not count: the owner is asked as for a new account.
  await giveWhatIsMissing(page);
  await expectSignedIn(page);

  await expectSignedOut(attacker, 'apex');
  await fillAndSubmit(attacker, { id: email, secret: newSecret });
  await expect(loginForm(attacker).alert).toContainText(label('login.error.failedAuthentication'));
});

test('[1.5-13] [1.5-14] an invalid address is reported at its field before a sign-in link is asked for', async ({
  page,
}) => {
  await open(page, address('apex', '/login/magic-link'));
  await page.getByRole('textbox', { name: label('magicLink.email') }).fill('viewer@');
  await page.getByRole('button', { name: label('magicLink.send') }).click();
  await expect(page.getByText(label('form.email.invalid'))).toBeVisible();
});

test('asking for a sign-in link reads the same for an address that no account has', async ({
  page,
}) => {
  await open(page, address('apex', '/login/magic-link'));
  await askFor(page, 'nobody@example.com');
  await open(page, address('apex', '/home'));
  await expectGuest(page);
});

test('without a connection the page of the sign-in link says so, and the form stays', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await open(page, address('apex', '/login/magic-link'));
  await page.route('**/token/alt/magic-email*', (route) => route.abort());
  await page.getByRole('textbox', { name: label('magicLink.email') }).fill('viewer@example.com');
  await page.getByRole('button', { name: label('magicLink.send') }).click();
  await expect(page.getByRole('alert')).toContainText(label('failure.offline'));
});
