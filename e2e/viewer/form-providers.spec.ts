import { readCalls, SIGN_IN_ANSWER } from '../journey/calls';
import { continueWith } from '../journey/provider';
import { expectSignedIn, fillAndSubmit, loginForm, viewer } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

test('[1.1-35] [1.2-084] [1.7-17] [1.7-37] the form of Corral’s first provider is open on the login page, and signs in', {
  tag: '@gate',
}, async ({ page }) => {
  const calls = await readCalls(page, /\/login\/auth-provider\/pbr$/);
  await open(page, address('corral', '/login'));
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('corral', '/home'));
  await expectSignedIn(page);
  expect(calls).toMatchObject([{ method: 'POST', sent: viewer }]);
  expect(Object.keys(calls[0]?.answer ?? {})).toEqual(expect.arrayContaining(SIGN_IN_ANSWER));
});

test('[1.1-36] [1.2-092] [1.7-18] [1.7-37] Corral’s other form provider has a page of its own, with a way back', async ({
  page,
}) => {
  await open(page, address('corral', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, 'SPTV account').click();
  await expect(page).toHaveURL(address('corral', '/login/sptv?from=%2Fhome%3Frail%3D2'));
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  const calls = await readCalls(page, /\/login\/sptv$/);
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('corral', '/home?rail=2'));
  await expectSignedIn(page);
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([{ sent: viewer }]);
  expect(Object.keys(calls.at(-1)?.answer ?? {})).toEqual(expect.arrayContaining(SIGN_IN_ANSWER));
});

test('[1.2-091] the page of Corral’s first form provider can be opened by its address', async ({
  page,
}) => {
  await open(page, address('corral', '/login/pbr'));
  await expect(loginForm(page).submit).toBeVisible();
});
