import { label } from '../journey/labels';
import { linkIn, mailsTo, newMail } from '../journey/mail';
import { expectSignedIn, fillAndSubmit, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

test('the account page sends an email without asking for the current password, and its link asks for a new one', {
  tag: '@gate',
}, async ({ page }) => {
  const email = 'second@example.com';
  await open(page, address('corral', '/login/pbr?from=%2Fsaddle-pass'));
  await fillAndSubmit(page, { id: email, secret: viewer.secret });
  await expectSignedIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saddle Pass');
  await expect(page).toHaveTitle(/^Saddle Pass/);
  const password = page.getByRole('region', { name: label('account.secret.title'), exact: true });
  await expect(password).toContainText(label('account.secret.none'));
  const { length } = await mailsTo(email, 'Corral');
  await password.getByRole('button', { name: label('account.secret.letter') }).click();
  await expect(page.getByText(label('account.secret.letterSent', { email }))).toBeVisible();
  const link = linkIn(await newMail(email, length, 'Corral'));
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('login.newPasswordTitle'));
  await expect(page.locator('input[autocomplete="new-password"]')).toBeVisible();
});
