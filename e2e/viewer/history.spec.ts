import { expectSignedIn, fillAndSubmit, loginForm, signInLink, viewer } from '../journey/sign-in';
import { address, goBack, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

test.afterEach(({ fragile }) => fragile.line.mend());

test('going back during a sign-in does not cancel it: its answer signs in, and the viewer stays on the page', async ({
  page,
  fragile,
}) => {
  await open(page, address('apex', '/', fragile.sitePort));
  await page.clock.install();
  await signInLink(page).click();
  const release = fragile.line.spoil(/\/login$/, { kind: 'hold' });
  await fillAndSubmit(page, viewer);
  // However long a slow machine takes to go back: the page waits ten seconds for an answer.
  await page.clock.pauseAt(Date.now() + 1000);
  await goBack(page);
  await expect(page).toHaveURL(address('apex', '/', fragile.sitePort));
  const answered = page.waitForResponse((response) => response.url().endsWith('/login'));
  release();
  await page.clock.resume();
  expect((await answered).status()).toBe(200);
  await expectSignedIn(page);
  await expect(page).toHaveURL(address('apex', '/', fragile.sitePort));
});

test('a reload during a sign-in leaves the form to sign in again', async ({ page, fragile }) => {
  await open(page, address('apex', '/login', fragile.sitePort));
  const release = fragile.line.spoil(/\/login$/, { kind: 'hold' });
  await fillAndSubmit(page, viewer);
  await reload(page);
  await expect(loginForm(page).submit).toBeEnabled();
  release();
  fragile.line.mend();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
});

test('going back after a sign-in does not lead to the form', async ({ page }) => {
  await open(page, address('apex', '/'));
  await signInLink(page).click();
  await fillAndSubmit(page, viewer);
  await expectSignedIn(page);
  await goBack(page);
  await expectSignedIn(page);
  await expect(loginForm(page).form).toHaveCount(0);
});
