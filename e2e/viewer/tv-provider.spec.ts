import type { Page } from '@playwright/test';
import { clearStorageElsewhere } from '../journey/browser';
import { readCalls } from '../journey/calls';
import { label } from '../journey/labels';
import { counterpartPassword, expectCounterpart } from '../journey/provider';
import { expectGuest, expectSignedIn, signInLink, signOutByMenu } from '../journey/sign-in';
import { address, goBack, open, pass, reload, source } from '../journey/site';
import { expect, test } from '../journey/test';
import { choose, expectPicker, signInAtCompany } from '../journey/tv-provider';

const harbour = 'Harbour Cable';
const wanted = () => address('metro', '/home?rail=2');
const tokenCalls = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/adobe/token') && request.method() === 'POST') {
      calls.push(request.url());
    }
  });
  return calls;
};

test('[1.1-32] [1.2-103] [1.2-134] [1.2-135] [1.7-32] [1.7-33] a viewer with empty storage signs in with a TV provider, and signs out', {
  tag: '@gate',
}, async ({ page }) => {
  const addresses: string[] = [];
  const secrets: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  // Read on the way: the browser drops answers when the tab leaves the page.
  await page.route(/\/adobe\/(regcode|token)$/, async (route) => {
    const response = await route.fetch();
    const { accessToken, authorisationToken, refreshToken } = await response.json();
    secrets.push(...[accessToken, authorisationToken, refreshToken].filter(Boolean));
    await route.fulfill({ response });
  });
  await open(page, address('metro', '/home?rail=2'));
  await signInLink(page).click();
  await expectPicker(page);
  await expect(page).toHaveURL(/\/providers\?/);
  await page.getByRole('button', { name: harbour }).click();
  await signInAtCompany(page, 'harbour-cable', 'cold@tv.example');
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
  expect(secrets.length).toBeGreaterThan(2);
  for (const secret of secrets) {
    expect(addresses.join('\n'), 'no address has a token').not.toContain(secret);
  }
  await reload(page);
  await expectSignedIn(page);
  await signOutByMenu(page);
  await expectGuest(page);
  await expect(page).toHaveURL(address('metro', '/home'));
});

test('[1.7-35] the browser’s registration at the TV service goes to the origin with the sign-in, which answers tokens', async ({
  page,
}) => {
  const registrations = await readCalls(page, /\/o\/client\/register$/);
  const codes = await readCalls(page, /\/v3\/adobe\/regcode$/);
  const exchanges = await readCalls(page, /\/v3\/adobe\/token$/);
  await choose(page, harbour);
  await signInAtCompany(page, 'harbour-cable', 'tokens@tv.example');
  await expectSignedIn(page);
  expect(registrations).toHaveLength(1);
  expect(exchanges).toHaveLength(1);
  const { client_id: clientId, client_secret: clientSecret } = registrations[0]?.answer ?? {};
  expect(clientId).toEqual(expect.stringMatching(/./));
  expect(clientSecret).toEqual(expect.stringMatching(/./));
  expect(exchanges[0]).toMatchObject({
    method: 'POST',
    sent: {
      requestorId: 'METRO',
      clientId,
      clientSecret,
      accessToken: codes[0]?.answer.accessToken,
    },
  });
  expect(Object.keys(exchanges[0]?.answer ?? {})).toEqual(
    expect.arrayContaining(['authorisationToken', 'refreshToken']),
  );
});

const FEATURED = ['Harbour Cable', 'Northlight', 'Slowbridge Fibre', 'Echo Satellite'];

test('[1.2-132] the list has featured TV providers first, then a line, then the others', async ({
  page,
}) => {
  await open(page, address('metro', '/providers'));
  await expectPicker(page);
  const featured = page.getByRole('list', { name: label('tv.featured') });
  const cards = featured.getByRole('button');
  // Their logos show their names, so that no text repeats them.
  for (const [at, name] of FEATURED.entries())
    await expect(cards.nth(at)).toHaveAccessibleName(name);
  await expect(cards).toHaveCount(FEATURED.length);
  const box = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).boundingBox())?.y ?? 0;
  const line = (await page.getByRole('separator').boundingBox())?.y ?? 0;
  expect(await box('Echo Satellite')).toBeLessThan(line);
  expect(await box('Copperline')).toBeGreaterThan(line);
});

test('a viewer can search the list of TV providers', async ({ page }) => {
  await open(page, address('metro', '/providers'));
  await expectPicker(page);
  const field = page.getByRole('searchbox', { name: label('tv.search') });
  await field.fill('sao');
  await expect(page.getByRole('button', { name: 'São Bento TV' })).toBeVisible();
  await expect(page.getByRole('button', { name: harbour })).toBeHidden();
  await field.fill('nobody at all');
  await expect(page.getByText(label('tv.noneTitle'))).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('button', { name: harbour })).toBeVisible();
});

test('[1.4-25] a TV provider that says 412 at first is asked exactly once more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 412/);
  const calls = tokenCalls(page);
  await choose(page, 'Echo Satellite');
  await signInAtCompany(page, 'echo-satellite', 'twice@tv.example');
  // The site has led the viewer here by itself.
  await expect(page.getByLabel('Customer number or email')).toBeVisible();
  await signInAtCompany(page, 'echo-satellite', 'twice@tv.example');
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
  expect(calls).toHaveLength(2);
});

test('[1.4-26] [1.8-25] [1.8-26] a second failure at a TV provider is reported with codes for the support desk and a way home', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 412/);
  const calls = tokenCalls(page);
  await choose(page, harbour);
  await expectCounterpart(page, 'harbour-cable');
  // Returns twice without a sign-in at the provider.
  await pass(page, address('metro', '/providers/success?from=%2Fhome%3Frail%3D2'));
  await expectCounterpart(page, 'harbour-cable');
  await pass(page, address('metro', '/providers/success?from=%2Fhome%3Frail%3D2'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(label('tv.error.notProved'));
  await expect(alert).toContainText(new RegExp(`${label('failure.request')} [\\w-]{8,}`));
  await expect(alert).toContainText(new RegExp(`${label('tv.account')} guest-[\\w-]{8,}`));
  expect(calls).toHaveLength(2);
  await page.getByRole('link', { name: label('tv.home'), exact: true }).click();
  await expect(page).toHaveURL(address('metro', '/home'));
  await expectGuest(page);
});

test('[1.8-23] a viewer whom a TV provider refuses is told why, and can choose another one', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  await choose(page, 'Granite TV');
  await signInAtCompany(page, 'granite-tv', 'radio@tv.example');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('alert')).toContainText(
    label('tv.error.refused', { brand: 'Metro' }),
  );
  await page.getByRole('button', { name: label('tv.chooseAgain') }).click();
  await expectPicker(page);
  await page.getByRole('button', { name: harbour }).click();
  await signInAtCompany(page, 'harbour-cable', 'second-choice@tv.example');
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
});

test('a viewer who cancels at a TV provider is told that nothing happened', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/);
  await choose(page, harbour);
  await expectCounterpart(page, 'harbour-cable');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText(label('tv.error.declined'));
});

test('while a TV provider is slow the page shows that it waits', async ({ page }) => {
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/adobe/token', async (route) => {
    await seen;
    await route.continue();
  });
  await choose(page, 'Slowbridge Fibre');
  await signInAtCompany(page, 'slowbridge', 'patient@tv.example');
  await expect(page.getByText(label('tv.linking'))).toBeVisible();
  release();
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
});

test('a viewer signs in with a TV provider with the keyboard alone', async ({ page }) => {
  await open(page, address('metro', '/home'));
  await signInLink(page).focus();
  await page.keyboard.press('Enter');
  await expectPicker(page);
  const tile = page.getByRole('button', { name: harbour });
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await tile.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(tile).toBeFocused();
  await page.keyboard.press('Enter');
  await expectCounterpart(page, 'harbour-cable');
  await page.getByLabel('Customer number or email').focus();
  await page.keyboard.type('keys@tv.example');
  await page.keyboard.press('Enter');
  await page.getByLabel('Password').focus();
  await page.keyboard.type(counterpartPassword);
  await page.keyboard.press('Enter');
  await expectSignedIn(page);
});

test('going back and reloading at each step of a TV provider’s sign-in lose nothing', async ({
  page,
}) => {
  await choose(page, harbour);
  await expectCounterpart(page, 'harbour-cable');
  await goBack(page);
  await expectPicker(page);
  await reload(page);
  await expectPicker(page);
  await page.getByRole('button', { name: 'Northlight' }).click();
  await expectCounterpart(page, 'northlight');
  await page.reload();
  await page.getByLabel('Customer number or email').fill('steps@tv.example');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Waits for the page: a browser reloads only a page that is there.
  await expect(page.getByLabel('Password')).toBeVisible();
  await page.reload();
  await page.getByLabel('Password').fill(counterpartPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
  // The return is used: a viewer who opens it again is sent on.
  await open(page, address('metro', '/providers/success?from=%2Fhome%3Frail%3D2'));
  await expect(page).toHaveURL(wanted());
});

test('[1.4-28] a viewer who leaves the TV provider’s page leaves nothing in storage', async ({
  page,
}) => {
  await choose(page, harbour);
  await expectCounterpart(page, 'harbour-cable');
  await goBack(page);
  await expectPicker(page);
  const kept = () => page.evaluate(() => localStorage.getItem('metro.tvSignIn'));
  expect(await kept()).toContain('metro-tv');
  await page.getByRole('link', { name: label('tv.home'), exact: true }).click();
  await expectGuest(page);
  expect(await kept()).toBeNull();
});

test('a browser that has lost its storage at a TV provider begins again, and still ends at the right page', async ({
  page,
}) => {
  await choose(page, harbour);
  await expectCounterpart(page, 'harbour-cable');
  await clearStorageElsewhere(page, 'metro');
  await signInAtCompany(page, 'harbour-cable', 'forgetful@tv.example');
  await expect(page.getByRole('alert')).toContainText(label('tv.error.interrupted'));
  await page.getByRole('button', { name: label('tv.chooseAgain') }).click();
  await page.getByRole('button', { name: harbour }).click();
  await signInAtCompany(page, 'harbour-cable', 'forgetful@tv.example');
  await expect(page).toHaveURL(wanted());
  await expectSignedIn(page);
});

test('[1.4-27] a registration that the TV service no longer has is made again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  await open(page, address('metro', '/providers'));
  await expectPicker(page);
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('metro.tvClient') ?? '{}');
    stored.client.clientId = 'long-ago';
    localStorage.setItem('metro.tvClient', JSON.stringify(stored));
  });
  await reload(page);
  await expectPicker(page);
  expect(await page.evaluate(() => localStorage.getItem('metro.tvClient'))).not.toContain(
    'long-ago',
  );
});

test('a viewer without a connection on return from a TV provider is told so, and can begin again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/);
  await choose(page, harbour);
  await page.route('**/adobe/token', (route) => route.abort());
  await signInAtCompany(page, 'harbour-cable', 'offline@tv.example');
  await expect(page.getByRole('alert')).toContainText(label('failure.offline'));
  await page.unroute('**/adobe/token');
  await page.getByRole('button', { name: label('tv.chooseAgain') }).click();
  await expectPicker(page);
});

test('a viewer who leaves for a TV provider in Portuguese returns in Portuguese', async ({
  page,
}) => {
  await open(page, address('metro', '/pt/operadoras?from=%2Fpt%2Finicio'));
  await expectPicker(page, 'pt');
  await page.getByRole('button', { name: harbour }).click();
  await signInAtCompany(page, 'harbour-cable', 'pt@tv.example');
  await expect(page).toHaveURL(address('metro', '/pt/inicio'));
  await expectSignedIn(page, 'pt');
});

test('[1.2-137] the page of TV providers tells of a device that waits elsewhere', async ({
  page,
}) => {
  await open(page, address('metro', '/providers/success/living-room'));
  await expect(page.getByText(label('tv.deviceText'))).toBeVisible();
});

test('a realm without TV providers has no page for choosing one', async () => {
  expect((await source('plain.localhost', '/providers')).status).toBe(404);
  expect((await source('metro.localhost', '/providers')).status).toBe(200);
});
