import type { Page, Request } from '@playwright/test';
import { readCalls, SIGN_IN_ANSWER } from '../journey/calls';
import { giveWhatIsMissing } from '../journey/completion';
import { label } from '../journey/labels';
import { expectGuest, expectSignedIn, signOutByMenu } from '../journey/sign-in';
import { newAddress } from '../journey/sign-up';
import { address, open, source } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import {
  chooseAccount,
  goToVendor,
  sayNo,
  VENDORS,
  vendorButton,
  vendorLabel,
  vendorWindow,
} from '../journey/vendor';
import { startVariant, type Variant } from '../test-servers/variant';

/** `arabic` is Apex with Arabic among its languages. */
const test = journey.extend<object, { arabic: Variant }>({
  arabic: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const variant = await startVariant('apex', (file) => ({
        ...file,
        locales: { default: 'en', supported: ['en', 'ar'] },
      }));
      await use(variant);
      await variant.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const EXCHANGES = {
  google: '/login/social/google',
  apple: '/login/apple-id',
  facebook: '/login/social/facebook',
};
const from = '?from=%2Fhome%3Frail%3D2';
const alert = (page: Page) => page.getByRole('alert');

for (const vendor of VENDORS) {
  test(`[1.1-2${{ apple: 6, google: 7, facebook: 8 }[vendor]}] [1.4-05] [1.4-07] [1.7-37] a viewer signs in in the window of ${vendor}, is back where they came from, and signs out`, {
    tag: vendor === 'google' ? '@gate' : [],
  }, async ({ page }) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    const logins = await readCalls(page, new RegExp(`${EXCHANGES[vendor]}$`));
    await goToVendor(page, vendor, from);
    await expect(page).toHaveURL(address('apex', `/login/${vendor}${from}`));
    const others = VENDORS.filter((one) => one !== vendor);
    await expect(vendorButton(page, vendor)).toBeVisible();
    const scripts = asked.filter((request) => request.url().includes(`/vendors/${vendor}/`));
    expect(scripts.length, 'the vendor is asked on its own page').toBeGreaterThan(0);

    await chooseAccount(await vendorWindow(page, vendorButton(page, vendor)), newAddress(vendor));
    await expect(page).toHaveURL(address('apex', '/home?rail=2'));
    await expectSignedIn(page);
    await giveWhatIsMissing(page);

    for (const other of others) {
      const strangers = asked.filter((request) => request.url().includes(`/vendors/${other}/`));
      expect(strangers, 'no other vendor hears of the viewer').toEqual([]);
    }
    const exchange = asked.filter((request) => request.url().endsWith(EXCHANGES[vendor]));
    expect(logins.map(({ method }) => method)).toEqual(['POST']);
    expect(Object.keys(logins[0]?.answer ?? {})).toEqual(expect.arrayContaining(SIGN_IN_ANSWER));
    const proofs = Object.entries(exchange.at(-1)?.postDataJSON() as Record<string, string>)
      .filter(([name]) => name !== 'callbackUri')
      .map(([, value]) => value);
    expect(proofs.length).toBeGreaterThan(0);
    for (const request of asked) {
      for (const proof of proofs) {
        expect(request.url(), 'no address has it').not.toContain(proof);
        expect(request.headers().referer ?? '').not.toContain(proof);
      }
    }

    await signOutByMenu(page);
    await expectGuest(page);
  });
}

for (const vendor of VENDORS) {
  test(`the login page with a button of ${vendor} sends no request to the vendor`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, address('apex', '/login'));
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes(`/vendors/${vendor}/`))).toEqual([]);
  });
}

for (const vendor of VENDORS) {
  test(`a viewer who refuses at ${vendor}, or closes the window, can go on`, async ({ page }) => {
    await goToVendor(page, vendor, from);
    await sayNo(await vendorWindow(page, vendorButton(page, vendor)));
    // Google does not report it to the page: its button is still there.
    if (vendor !== 'google')
      await expect(alert(page)).toHaveText(
        label('social.error.refused', { provider: vendorLabel(vendor) }),
      );
    await (await vendorWindow(page, vendorButton(page, vendor))).close();
    if (vendor !== 'google')
      await expect(alert(page)).toHaveText(
        label('social.error.closed', { provider: vendorLabel(vendor) }),
      );
    await chooseAccount(
      await vendorWindow(page, vendorButton(page, vendor)),
      `second-thought@${vendor}.example`,
    );
    await expect(page).toHaveURL(address('apex', '/home?rail=2'));
    await expectSignedIn(page);
  });
}

for (const vendor of VENDORS) {
  test(`when the browser blocks the script of ${vendor} the page says so, and loads it again`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await page.route(`**/vendors/${vendor}/**`, (route) => route.abort());
    await goToVendor(page, vendor, from);
    await expect(alert(page)).toHaveText(
      label('social.error.unavailable', { provider: vendorLabel(vendor) }),
    );
    const others = page.getByRole('link', { name: label('sso.others') });
    await expect(others, 'there is another way').toHaveAttribute('href', `/login${from}`);
    await page.unroute(`**/vendors/${vendor}/**`);
    await page.getByRole('button', { name: label('failure.retry') }).click();
    await chooseAccount(
      await vendorWindow(page, vendorButton(page, vendor)),
      `late@${vendor}.example`,
    );
    await expectSignedIn(page);
  });
}

for (const vendor of VENDORS) {
  test(`while the script of ${vendor} is slow the page says that it waits`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/vendors/${vendor}/**`, async (route) => {
      await held;
      await route.continue();
    });
    await goToVendor(page, vendor);
    await expect(
      page.getByText(label('social.preparing', { provider: vendorLabel(vendor) })),
    ).toBeVisible();
    release();
    await expect(vendorButton(page, vendor)).toBeVisible();
  });
}

for (const vendor of VENDORS) {
  test(`[1.4-08] a sign-in with ${vendor} does not take over an account that has the address already`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 409/);
    await goToVendor(page, vendor, from);
    await chooseAccount(await vendorWindow(page, vendorButton(page, vendor)), 'viewer@example.com');
    await expect(alert(page)).toContainText(label('sso.error.conflict', { brand: 'Apex' }));
    await expect(page.getByRole('link', { name: label('sso.conflict.logOut') })).toBeVisible();
    await page.getByRole('link', { name: label('sso.conflict.continue') }).click();
    await expect(page).toHaveURL(address('apex', `/login${from}`));
    await expectGuestForm(page);
  });
}

for (const vendor of VENDORS) {
  test(`[1.4-06] a sign-up with ${vendor} asks before an account is opened`, async ({ page }) => {
    const exchanges: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(EXCHANGES[vendor])) exchanges.push(request.method());
    });
    await open(page, address('apex', `/login/${vendor}?type=signup&from=%2Fhome`));
    await chooseAccount(
      await vendorWindow(page, vendorButton(page, vendor)),
      `new@${vendor}.example`,
    );
    const go = page.getByRole('button', { name: label('social.continue'), exact: true });
    await expect(go).toBeVisible();
    await expect(go, 'the focus is with what comes next').toBeFocused();
    expect(exchanges).toEqual([]);
    await go.click();
    await expectSignedIn(page);
  });
}

for (const vendor of VENDORS) {
  test(`when a viewer of ${vendor} is offline on return the page says so, and the button is there again`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/ERR_FAILED/);
    await goToVendor(page, vendor, from);
    await page.route(`**${EXCHANGES[vendor]}`, (route) => route.abort());
    await chooseAccount(
      await vendorWindow(page, vendorButton(page, vendor)),
      `offline@${vendor}.example`,
    );
    await expect(alert(page)).toHaveText(label('failure.offline'));
    await page.unroute(`**${EXCHANGES[vendor]}`);
    await chooseAccount(
      await vendorWindow(page, vendorButton(page, vendor)),
      `offline@${vendor}.example`,
    );
    await expectSignedIn(page);
  });
}

for (const vendor of ['apple', 'facebook'] as const) {
  test(`when the browser blocks the window of ${vendor} the page says so`, async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await goToVendor(page, vendor, from);
    await vendorButton(page, vendor).click();
    await expect(alert(page)).toHaveText(
      label('social.error.blocked', { provider: vendorLabel(vendor) }),
    );
    await expect(vendorButton(page, vendor)).toBeVisible();
  });
}

test('a token of Google signs in once', async ({ page }) => {
  await goToVendor(page, 'google', from);
  const exchange = page.waitForRequest(
    (request) => request.url().endsWith(EXCHANGES.google) && request.method() === 'POST',
  );
  await chooseAccount(
    await vendorWindow(page, vendorButton(page, 'google')),
    'replay@google.example',
  );
  const sent = await exchange;
  await expectSignedIn(page);
  const again = await page.request.post(sent.url(), {
    headers: { 'x-api-key': 'apex-public-key' },
    data: sent.postDataJSON(),
  });
  expect(again.status()).toBe(401);
  expect((await again.json()).code).toBe('CODE_REFUSED');
});

test('a viewer signs in with a vendor with the keyboard alone', async ({ page }) => {
  await goToVendor(page, 'apple', from);
  await expect(vendorButton(page, 'apple')).toBeVisible();
  await vendorButton(page, 'apple').focus();
  const opening = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const opened = await opening;
  const closed = opened.waitForEvent('close');
  await opened.getByRole('button', { name: 'robin@vendor.example' }).focus();
  // The window may be gone before the key is released.
  await opened.keyboard.down('Enter');
  await closed;
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);
});

test('[1.9-20] Google’s button is 400 px wide, and as wide as its place on a phone', async ({
  page,
}) => {
  await open(page, address('apex', '/login/google'));
  const frame = page.locator('iframe[title="Sign in with Google Button"]');
  await expect(frame).toHaveAttribute('width', '400');
  await expect(frame, 'the focus is where the viewer goes on').toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, address('apex', '/login/google'));
  await expect(frame).toBeVisible();
  const width = Number(await frame.getAttribute('width'));
  expect(width).toBeLessThanOrEqual(360);
  expect(width).toBeGreaterThanOrEqual(200);
});

test('in Arabic, the page and Google’s button speak Arabic', async ({ page, arabic }) => {
  const at = (path: string) => address('apex', path, arabic.testServers.sitePort);
  await open(page, at('/ar/login/google'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(vendorButton(page, 'google')).toHaveText('المتابعة باستخدام Google');
  await open(page, at('/ar/login/apple'));
  await sayNo(await vendorWindow(page, vendorButton(page, 'apple', 'ar')));
  await expect(alert(page)).toHaveText(
    label('social.error.refused', { provider: vendorLabel('apple', 'ar') }, 'ar'),
  );
  await chooseAccount(
    await vendorWindow(page, vendorButton(page, 'apple', 'ar')),
    'arabic@apple.example',
  );
  await expectSignedIn(page, 'ar');
});

test('a realm with own ID alone loads no vendor’s script', async () => {
  const policyOf = async (realm: string) =>
    String((await source(`${realm}.localhost`, '/login')).headers['content-security-policy']);
  const policy = await policyOf('plain');
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toContain('frame-src');
  expect(await policyOf('apex'), 'a realm with vendors does').toContain('frame-src');
});

async function expectGuestForm(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: label('login.form') })).toBeVisible();
}
