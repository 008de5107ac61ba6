import { readCalls } from '../journey/calls';
import { label } from '../journey/labels';
import { linkIn, newMail } from '../journey/mail';
import { expectGuest, expectSignedIn, fillAndSubmit, signOutByMenu } from '../journey/sign-in';
import { agree, fillIn, newAddress, newSecret, signUpForm } from '../journey/sign-up';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** An email address as people write it, and as DNS has it. */
function internationalAddress() {
  const at = newAddress('lea').split('@')[0];
  return { written: `${at}@münchen.example`, encoded: `${at}@xn--mnchen-3ya.example` };
}

test('an international address names one account in either form, and is shown as people write it', async ({
  page,
}) => {
  const { written, encoded } = internationalAddress();
  const signUps = await readCalls(page, /\/v2\/signup$/);
  const signIns = await readCalls(page, /\/v2\/login$/);
  await open(page, address('apex', '/signup?from=%2Fhome'));
  await fillIn(page, written);
  await signUpForm(page).submit.click();
  await agree(page);
  await expectSignedIn(page);
  await expect(
    page.getByText(label('signUp.created', { brand: 'Apex', email: written })),
  ).toBeVisible();
  expect(signUps.map(({ sent }) => sent?.id)).toEqual([encoded]);
  await signOutByMenu(page);
  await expectGuest(page);

  for (const typed of [encoded, written]) {
    await open(page, address('apex', '/login?from=%2Faccount'));
    await fillAndSubmit(page, { id: typed, secret: newSecret });
    await expectSignedIn(page);
    await page.getByRole('button', { name: label('account.details.confirm') }).click();
    await expect(page.getByText(label('account.details.sent', { email: written }))).toBeVisible();
    await signOutByMenu(page);
    await expectGuest(page);
  }
  expect(signIns.map(({ sent, status }) => [sent?.id, status])).toEqual([
    [encoded, 200],
    [encoded, 200],
  ]);
});

test('password, sign-in and confirmation pages show an international address as people write it', async ({
  page,
}) => {
  const { written, encoded } = internationalAddress();
  const asked = await readCalls(page, /\/(create|magic-email)$/);
  for (const typed of [written, encoded]) {
    await open(page, address('apex', '/login/request-password'));
    await page.getByRole('textbox', { name: label('recovery.email') }).fill(typed);
    await page.getByRole('button', { name: label('recovery.request') }).click();
    await expect(
      page.getByText(label('recovery.sent', { brand: 'Apex', email: written })),
    ).toBeVisible();

    await open(page, address('apex', '/login/magic-link'));
    await page.getByRole('textbox', { name: label('magicLink.email') }).fill(typed);
    await page.getByRole('button', { name: label('magicLink.send') }).click();
    await expect(
      page.getByText(label('magicLink.sent', { brand: 'Apex', email: written })),
    ).toBeVisible();
  }
  expect(new Set(asked.map(({ sent, query }) => sent?.id ?? query.email))).toEqual(
    new Set([encoded]),
  );
});

test('the email to an international address leads to a page that shows it as people write it', async ({
  page,
}) => {
  const { written, encoded } = internationalAddress();
  await open(page, address('apex', '/signup?from=%2Fhome'));
  await fillIn(page, encoded);
  await signUpForm(page).submit.click();
  await agree(page);
  await expectSignedIn(page);
  await page.goto(linkIn(await newMail(written)));
  await expect(
    page.getByText(label('confirmation.accepted', { brand: 'Apex', email: written })),
  ).toBeVisible();
});
