import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { linkIn, newMail } from '../journey/mail';
import { mainButton, pinField, setFirstPin } from '../journey/pin';
import { playButton } from '../journey/player';
import { expectSignedIn, fillAndSubmit } from '../journey/sign-in';
import { newAccount } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

async function signIn(page: Page) {
  const account = await newAccount('plain');
  await open(page, address('plain', '/login'));
  await fillAndSubmit(page, account);
  await expectSignedIn(page);
  return account;
}

/** Sets the first PIN of the account, which restricts it. */
async function setPin(page: Page, digits: string): Promise<void> {
  await open(page, address('plain', '/account'));
  await setFirstPin(page, digits);
}

test('[2.1-12] [2.3-33] [2.3-34] [2.7-34] a child’s profile is left with the PIN alone, and titles for grown-ups ask for it', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  // The browser logs refused calls.
  complaints.allow(/40[234]|423/);
  test.setTimeout(60_000);
  await signIn(page);
  await setPin(page, '2947');

  await open(page, address('plain', '/video/two-chairs/two-chairs'));
  await playButton(
    page,
    (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
  ).click();
  await expect(pinField(page, 'pin.label')).toBeVisible();
  await pinField(page, 'pin.label').fill('2948');
  await expect(page.getByText(label('pin.wrongLeft_other', { count: '4' }))).toBeVisible();
  await pinField(page, 'pin.label').fill('2947');
  await expect(pinField(page, 'pin.label')).toHaveCount(0);

  await open(page, address('plain', '/profiles'));
  await page.getByRole('button', { name: label('profiles.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label('profiles.name')).fill('Bo');
  await dialog.getByRole('switch', { name: label('profiles.isChild') }).click();
  await dialog.getByRole('button', { name: label('profiles.save'), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Bo ${label('profiles.child')}` }).click();
  await expect(page).toHaveURL(address('plain', '/home'));
  await open(page, address('plain', '/profiles'));
  await expect(page.getByText(label('profiles.childNow'))).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Kim Okafor' }).click();
  await pinField(page, 'pin.label').fill('2946');
  await expect(page.getByText(/tr(y|ies) left/)).toBeVisible();
  await pinField(page, 'pin.label').fill('2947');
  await expect(page).toHaveURL(address('plain', '/home'));
  await open(page, address('plain', '/profiles'));
  await expect(page.getByRole('main').getByRole('button', { name: 'Kim Okafor' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('[2.7-35] a PIN that is forgotten is set anew by an email, whose link works once', {
  tag: '@gate',
}, async ({ page, complaints }) => {
  complaints.allow(/40[39]|410/);
  const account = await signIn(page);
  await setPin(page, '2947');
  await mainButton(page, 'pin.change').click();
  await mainButton(page, 'pin.forgot').click();
  await expect(page.getByText(label('pin.sent'))).toBeVisible();
  const link = linkIn(await newMail(account.id));
  expect(link).toContain('/confirm-reset/');
  await open(page, link);
  await pinField(page, 'pin.new').fill('8351');
  await mainButton(page, 'pin.set').click();
  await expect(page.getByText(label('pin.changed'))).toBeVisible();
  expect(page.url(), 'the code is not in the address').toMatch(/\/confirm-reset\/-$/);

  await open(page, link);
  await pinField(page, 'pin.new').fill('7420');
  await mainButton(page, 'pin.set').click();
  await expect(page.getByText(label('pin.codeUnknown'))).toBeVisible();
});
