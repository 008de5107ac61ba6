import { readCalls, SIGN_IN_ANSWER } from '../journey/calls';
import { label } from '../journey/labels';
import { continueWith, expectCounterpart, signInAtCounterpart } from '../journey/provider';
import { expectGuest, expectSignedIn, expectSignedOut, signOutByMenu } from '../journey/sign-in';
import { address, open, pass } from '../journey/site';
import { expect, test } from '../journey/test';

const portal = 'Volunteer Portal';

test('[1.1-29] [1.2-044] [1.4-14] [1.4-15] [1.4-16] [1.4-17] [1.7-24] a viewer signs in through an OAuth server, and signs out', {
  tag: '@gate',
}, async ({ page }) => {
  await open(page, address('unity', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, portal).click();
  await expectCounterpart(page, 'volunteers');
  await signInAtCounterpart(page, 'journey@volunteers.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2'));
  await expectSignedIn(page);

  const told = page.waitForRequest((request) =>
    request.url().endsWith('/generic-oauth/volunteers/logout'),
  );
  await signOutByMenu(page);
  expect((await (await told).response())?.status()).toBe(204);
  await expectGuest(page);
});

test('[1.7-22] [1.7-23] the site asks for the OAuth server’s address with the realm’s parameters, and sends the code without a token', async ({
  page,
}) => {
  const addresses = await readCalls(page, /\/generic-oauth\/volunteers\/auth-uri$/);
  const exchanges = await readCalls(page, /\/generic-oauth\/volunteers\/token$/);
  await pass(page, address('unity', '/oauth/volunteers'));
  await expectCounterpart(page, 'volunteers');
  expect(addresses[0]?.query).not.toHaveProperty('extraParams');

  const extraParams = JSON.stringify({ ui_locales: 'es' });
  await pass(
    page,
    address('unity', `/oauth/volunteers?extraParams=${encodeURIComponent(extraParams)}`),
  );
  await expectCounterpart(page, 'volunteers');
  expect(addresses[1]).toMatchObject({
    method: 'GET',
    query: { extraParams },
    answer: { authorisationUri: expect.stringContaining('http://volunteers.localhost:') },
  });

  let code: string | null = null;
  page.on('request', (request) => {
    code ??= new URL(request.url()).searchParams.get('code');
  });
  await signInAtCounterpart(page, 'exchange@volunteers.example');
  await expectSignedIn(page);
  expect(exchanges).toHaveLength(1);
  expect(exchanges[0]).toMatchObject({ method: 'POST', bearer: false, status: 200 });
  expect(exchanges[0]?.sent?.authorisationCode).toBe(code);
  expect(Object.keys(exchanges[0]?.answer ?? {})).toEqual(expect.arrayContaining(SIGN_IN_ANSWER));
});

test('[1.2-098] [1.9-21] the realm’s campaign code goes to the OAuth server, by what the viewer is about to do', async ({
  page,
}) => {
  const campaigns: (string | null)[] = [];
  page.on('request', (request) => {
    const { hostname, pathname, searchParams } = new URL(request.url());
    if (hostname === 'volunteers.localhost' && pathname === '/auth')
      campaigns.push(searchParams.get('campaign'));
  });
  for (const query of ['', '?type=signup', '?entryPage=purchase', '?showPurchase=true']) {
    await pass(page, address('unity', `/oauth/volunteers${query}`));
    await expectCounterpart(page, 'volunteers');
  }
  expect(campaigns).toEqual(['games-login', 'games-signup', 'games-purchase', 'games-purchase']);
});

test('[1.2-045] [1.4-18] an app that waits for the OAuth code gets it by its own scheme, and the site does not exchange it', async ({
  page,
  complaints,
}) => {
  complaints.allow(/unitytv:/);
  const exchanges: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/token')) exchanges.push(request.url());
  });
  await pass(page, address('unity', '/oauth/volunteers/example.unity.tv'));
  await expectCounterpart(page, 'volunteers');
  await signInAtCounterpart(page, 'app@volunteers.example');
  const link = page.getByRole('link', { name: label('sso.openApp') });
  await expect(link).toHaveAttribute('href', /^unitytv:\/\/oauth\/volunteers\?code=[^&]+&state=/);
  expect(exchanges).toEqual([]);
});

test('[1.2-098] [1.4-13] an OpenID sign-in that an app began, by bundle_id, returns to the app, and the site does not exchange the code', async ({
  page,
  complaints,
}) => {
  complaints.allow(/unitytv:/);
  const exchanges = await readCalls(page, /\/openid\/nations\/token$/);
  await pass(page, address('unity', '/login/openid/nations?bundle_id=example.unity.tv'));
  await expectCounterpart(page, 'nations-id');
  await signInAtCounterpart(page, 'app@nations.example');
  const link = page.getByRole('link', { name: label('sso.openApp') });
  await expect(link).toHaveAttribute('href', /^unitytv:\/\/openid\/nations\?code=[^&]+&state=/);
  expect(exchanges).toEqual([]);
  await expectSignedOut(page, 'unity');
});

test('[1.4-19] [1.8-20] a failed OAuth return shows only the error, and is reported to analytics', async ({
  page,
}) => {
  const event = page.waitForRequest(/\/analytics\/events$/);
  await open(page, address('unity', '/oauth/volunteers?error=server_error&state=x'));
  expect((await event).postDataJSON()).toMatchObject({
    name: 'login_failed',
    user: { role: 'GUEST', isGuest: true, userType: 'GUEST' },
    provider: 'oauth/volunteers',
    error: 'sso.error.unknown',
  });
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.unknown'));
  await expect(continueWith(page, portal)).toBeVisible();
  await expectSignedOut(page, 'unity');
});

test('[1.7-21] signing out goes by the OpenID provider, which ends its session as well', async ({
  page,
}) => {
  await open(page, address('unity', '/login'));
  await continueWith(page, 'Harbour ID').click();
  await signInAtCounterpart(page, 'leaving@harbour.example');
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectCounterpart(page, 'harbour-id');
  await page
    .getByRole('button', { name: /sign.?out|yes/i })
    .first()
    .click();
  await expect(page).toHaveURL(address('unity', '/home'));
  await expectGuest(page);
});
