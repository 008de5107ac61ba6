import { expectSignedIn, fillAndSubmit, loginForm, signInLink, viewer } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';

test.afterEach(({ fragile }) => fragile.line.mend());

test('going back in the middle of a sign-in leaves a guest where they were', async ({
  page,
  fragile,
}) => {
  await open(page, address('apex', '/', fragile.sitePort));
  await signInLink(page).click();
  const release = fragile.line.spoil(/\/login$/, { kind: 'hold' });
  await fillAndSubmit(page, viewer);
  await page.goBack();
  await expect(page).toHaveURL(address('apex', '/', fragile.sitePort));
  release();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page).toHaveURL(address('apex', '/', fragile.sitePort));
});

test('reloading in the middle of a sign-in begins it again', async ({ page, fragile }) => {
  await open(page, address('apex', '/login', fragile.sitePort));
  const release = fragile.line.spoil(/\/login$/, { kind: 'hold' });
  await fillAndSubmit(page, viewer);
  await page.reload();
  await ready(page);
  await expect(loginForm(page).submit).toBeEnabled();
  release();
  fragile.line.mend();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
});

test('back after a sign-in does not lead into the form again', async ({ page }) => {
  await open(page, address('apex', '/'));
  await signInLink(page).click();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await page.goBack();
  await expectSignedIn(page);
  await expect(loginForm(page).form).toHaveCount(0);
});
