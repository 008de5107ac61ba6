import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { continueWith, signOutAtCounterpart } from '../journey/provider';
import {
  answer,
  depart,
  REDIRECT_SIGN_INS,
  type RedirectSignIn,
  wanted,
  watchExchanges,
  watchReturns,
} from '../journey/redirect-sign-ins';
import { expectGuest, expectSignedIn, signOutByMenu } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { choose, expectPicker, signInAtCompany } from '../journey/tv-provider';

// Each journey goes to a provider and back, and most of them do so twice.
test.describe.configure({ timeout: 90_000 });

test.afterEach(async ({ fragile, context }) => {
  fragile.line.mend();
  await context.setOffline(false);
});

const RETURNS = [
  ['OpenID', REDIRECT_SIGN_INS.openid],
  ['OAuth', REDIRECT_SIGN_INS.oauth],
] as const;

for (const [name, redirect] of RETURNS) {
  test(`a return from ${name} opened in two tabs at once is exchanged once and signs both in; opened again it signs no viewer in`, async ({
    page,
    context,
    fragile: { line, sitePort },
  }) => {
    const held = line.spoil(redirect.exchange, { kind: 'hold' });
    const before = line.asked.length;
    const returns = watchReturns(page);
    await depart(page, redirect, sitePort);
    const exchange = page.waitForRequest(redirect.exchange);
    await answer(page, redirect, 'twice');
    await exchange;
    const [first = ''] = returns;
    const second = await context.newPage();
    await open(second, first);
    await expect(second.getByRole('alert')).toHaveText(label('sso.error.unknown'));
    held();
    for (const tab of [page, second]) {
      await expect(tab).toHaveURL(address(redirect.realm, wanted, sitePort));
      await expectSignedIn(tab);
    }
    const exchanged = () =>
      line.asked.slice(before).filter(({ path }) => redirect.exchange.test(path)).length;
    expect(exchanged()).toBe(1);

    await signOutByMenu(page);
    if (redirect === REDIRECT_SIGN_INS.openid)
      await signOutAtCounterpart(page, redirect.counterpart, false);
    await expect(page).toHaveURL(address(redirect.realm, '/home', sitePort));
    await expectGuest(page);
    await open(page, first);
    await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
    expect(exchanged(), 'not even tried').toBe(1);
    await continueWith(page, redirect.label).click();
    await expect(page).toHaveURL(address(redirect.realm, wanted, sitePort));
    await expectSignedIn(page);
  });
}

for (const [name, redirect] of RETURNS) {
  test(`when the connection breaks on return from ${name} the viewer is told, and the button works once it is back`, async ({
    page,
    context,
    complaints,
    fragile: { line, sitePort },
  }) => {
    complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    // Holds the preflight of the exchange, so that the code is still unused when the connection breaks.
    const held = line.spoil(redirect.exchange, { kind: 'hold' });
    await depart(page, redirect, sitePort);
    const exchange = page.waitForRequest(redirect.exchange);
    await answer(page, redirect, 'tunnel');
    await exchange;
    await context.setOffline(true);
    held();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText(label('failure.offline'), { timeout: 20_000 });
    await expect(page.getByText(label('shell.offline'))).toBeVisible();

    const tried = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('/auth-uri'),
    );
    await continueWith(page, redirect.label).click();
    await tried;
    await expect(alert).toHaveText(label('failure.offline'), { timeout: 20_000 });

    await context.setOffline(false);
    await expect(page.getByText(label('shell.offline'))).toBeHidden();
    await continueWith(page, redirect.label).click();
    await expect(page).toHaveURL(address(redirect.realm, wanted, sitePort));
    await expectSignedIn(page);
  });
}

/** Changes or clears what the site has stored in this browser while the viewer is at the provider. */
async function meanwhile(
  page: Page,
  realm: string,
  change: { key: string; olderByMinutes: number } | 'forget',
): Promise<void> {
  const site = await page.context().newPage();
  await open(site, address(realm, '/home'));
  await site.evaluate((asked) => {
    if (asked === 'forget') return localStorage.clear();
    const { key, olderByMinutes } = asked;
    const older = (kept: { begun: number }) => ({
      ...kept,
      begun: kept.begun - olderByMinutes * 60_000,
    });
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.setItem(key, JSON.stringify(Array.isArray(kept) ? kept.map(older) : older(kept)));
  }, change);
  await site.close();
}

async function expectNotTaken(page: Page, redirect: RedirectSignIn, name: string, message: string) {
  const exchanges = watchExchanges(page, redirect);
  await answer(page, redirect, name);
  await expect(page.getByRole('alert')).toHaveText(label(message));
  expect(exchanges, 'not even tried').toEqual([]);
  expect(page.url()).not.toMatch(/[?&#](code|state|opinAuthToken)=/);
}

async function expectToGoOn(page: Page, redirect: RedirectSignIn, name: string): Promise<void> {
  await continueWith(page, redirect.label).click();
  // The partner network keeps no session; the others do.
  if (redirect === REDIRECT_SIGN_INS.opin) await answer(page, redirect, name);
  await expect(page).toHaveURL(address(redirect.realm, wanted));
  await expectSignedIn(page);
}

for (const [name, redirect] of Object.entries(REDIRECT_SIGN_INS)) {
  test(`a viewer who returns from ${name} after a quarter of an hour is told that it took too long, and can go on`, async ({
    page,
  }) => {
    await depart(page, redirect);
    await meanwhile(page, redirect.realm, { key: `${redirect.realm}.signIns`, olderByMinutes: 16 });
    await expectNotTaken(page, redirect, 'late', 'sso.error.late');
    await expectToGoOn(page, redirect, 'late');
  });
}

test('a browser that has lost its storage at an OAuth server begins again, and still ends at the right page', async ({
  page,
}) => {
  const redirect = REDIRECT_SIGN_INS.oauth;
  await depart(page, redirect);
  await meanwhile(page, redirect.realm, 'forget');
  await expectNotTaken(page, redirect, 'forgetful', 'sso.error.unknown');
  await expectToGoOn(page, redirect, 'forgetful');
});

test('a viewer who returns from a TV provider after half an hour is told that it took too long, and chooses again', async ({
  page,
}) => {
  await choose(page, 'Harbour Cable');
  await expect(page).toHaveURL(/harbour-cable/);
  await meanwhile(page, 'metro', { key: 'metro.tvSignIn', olderByMinutes: 31 });
  await signInAtCompany(page, 'harbour-cable', 'late@tv.example');
  await expect(page.getByRole('alert')).toContainText(label('tv.error.late'));
  await page.getByRole('button', { name: label('tv.chooseAgain') }).click();
  await expectPicker(page);
  await page.getByRole('button', { name: 'Harbour Cable' }).click();
  await signInAtCompany(page, 'harbour-cable', 'late@tv.example');
  await expect(page).toHaveURL(address('metro', wanted));
  await expectSignedIn(page);
});
