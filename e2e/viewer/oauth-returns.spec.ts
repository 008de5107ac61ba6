import type { Browser, Page, Request } from '@playwright/test';
import { label } from '../journey/labels';
import { callOrigin } from '../journey/origin-calls';
import { continueWith, expectCounterpart } from '../journey/provider';
import {
  answer,
  depart,
  REDIRECT_SIGN_INS,
  wanted,
  watchExchanges,
  watchReturns,
} from '../journey/redirect-sign-ins';
import { expectSignedIn } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';

const redirect = REDIRECT_SIGN_INS.oauth;
const wantedAddress = () => address('unity', wanted);

/** The addresses in the tab's history, with those that the viewer typed. */
async function historyOf(page: Page): Promise<string> {
  const client = await page.context().newCDPSession(page);
  const { entries } = await client.send('Page.getNavigationHistory');
  return entries.map(({ url, userTypedURL }) => `${url}\n${userTypedURL}`).join('\n');
}

/** Collects every Referer header as it is sent, from now on. */
async function watchReferers(page: Page): Promise<string[]> {
  const referers: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSentExtraInfo', ({ headers }) => {
    const { Referer = '', referer = Referer } = headers;
    if (referer) referers.push(referer);
  });
  return referers;
}

test('[1.4-15] [1.4-17] an OAuth sign-in keeps from, exchanges the code once, and leaves it in no history, Referer or storage', async ({
  page,
}) => {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  const referers = await watchReferers(page);
  await open(page, address('unity', wanted));
  await depart(page, redirect);
  await answer(page, redirect, 'code');
  await expect(page).toHaveURL(wantedAddress());
  await expectSignedIn(page);

  const [exchange, ...more] = asked.filter((request) => redirect.exchange.test(request.url()));
  expect(more, 'exchanged once').toEqual([]);
  const code = String(exchange?.postDataJSON().authorisationCode);
  expect(code.length).toBeGreaterThan(20);
  const named = asked.filter(
    (request) => request.url().includes(code) || request.postData()?.includes(code),
  );
  expect(named, 'told to the page that it comes back to and to the exchange alone').toHaveLength(2);
  expect(referers.length, 'the browser does say where it comes from').toBeGreaterThan(0);
  expect(referers.join('\n')).not.toContain(code);
  const history = await historyOf(page);
  expect(history).toContain(wantedAddress());
  expect(history).not.toContain(code);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(code);
});

test('[1.4-19] [1.8-20] a viewer who refuses at the OAuth server is told so, also after a reload, and may go on', async ({
  page,
}) => {
  await depart(page, redirect);
  const event = page.waitForRequest(/\/analytics\/events$/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.denied'));
  expect((await event).postDataJSON()).toMatchObject({
    name: 'login_failed',
    user: { role: 'GUEST', isGuest: true, userType: 'GUEST' },
    provider: 'oauth/volunteers',
    error: 'sso.error.denied',
  });
  expect(page.url()).not.toContain('state=');
  await page.reload();
  await ready(page);
  // The page does not go to the provider again by itself: the viewer chooses.
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
  await continueWith(page, redirect.label).click();
  await answer(page, redirect, 'second-thought');
  await expect(page).toHaveURL(wantedAddress());
  await expectSignedIn(page);
});

/**
 * Makes a return address with an unused code of the attacker's, whose browser runs none of our scripts. Its state says where
 * the victim should end.
 */
async function returnOfAttacker(browser: Browser, from: string): Promise<string> {
  const carried = Buffer.from(JSON.stringify({ from })).toString('base64url');
  const query = new URLSearchParams({
    state: `attacker-${Date.now()}-chose-this-one.${carried}`,
    redirectUri: address('unity', redirect.path),
  });
  const { body } = await callOrigin<{ authorisationUri: string }>(
    'unity',
    `/generic-oauth/volunteers/auth-uri?${query}`,
  );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(body.authorisationUri);
  await answer(page, redirect, 'attacker');
  await page.waitForURL(/[?&]code=/, { waitUntil: 'commit' });
  const returned = page.url();
  await context.close();
  return returned;
}

test('an OAuth return that this browser did not begin signs no viewer in, and leads to no other site', async ({
  page,
  browser,
}) => {
  const returned = await returnOfAttacker(browser, '//evil.example/');
  // And while a sign-in of the victim's own is under way.
  await depart(page, redirect);
  const exchanges = watchExchanges(page, redirect);
  await open(page, returned);
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  expect(exchanges, 'the code is not even tried').toEqual([]);
  expect(page.url()).not.toMatch(/[?&](code|state)=/);
  await continueWith(page, redirect.label).click();
  await answer(page, redirect, 'victim');
  await expect(page).toHaveURL(address('unity', '/home'));
  await expectSignedIn(page);
});

test('going back after an OAuth return leads past the provider to where the viewer was, without a second exchange', {
  tag: '@window',
}, async ({ page }) => {
  await open(page, address('unity', wanted));
  await depart(page, redirect);
  await answer(page, redirect, 'back');
  await expect(page).toHaveURL(wantedAddress());
  await expectSignedIn(page);
  const exchanges = watchExchanges(page, redirect);
  const returns = watchReturns(page);
  await page.goBack();
  await expectCounterpart(page, redirect.counterpart);
  await page.goBack();
  await expect(page, 'the sign-in page sends a viewer on').toHaveURL(wantedAddress());
  await expectSignedIn(page);
  await page.goBack();
  await expect(page).toHaveURL(wantedAddress());
  await expectSignedIn(page);
  await page.goBack();
  await expect(page, 'and out of the site').toHaveURL('about:blank');
  expect([...returns, ...exchanges]).toEqual([]);
});

test('[1.4-16] a reload at any step of an OAuth sign-in loses nothing', async ({
  page,
  fragile,
}) => {
  await depart(page, redirect, fragile.sitePort);
  await page.reload();
  const release = fragile.line.spoil(redirect.exchange, { kind: 'hold' });
  const exchange = page.waitForRequest(redirect.exchange);
  await answer(page, redirect, 'reload');
  await exchange;
  expect(new URL(page.url()).searchParams.get('PAGE_READY')).toBe('true');
  await page.reload();
  await ready(page);
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.interrupted'));
  release();
  await continueWith(page, redirect.label).click();
  await expect(page).toHaveURL(address('unity', wanted, fragile.sitePort));
  await expectSignedIn(page);
});
