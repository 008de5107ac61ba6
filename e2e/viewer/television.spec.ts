import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { callOrigin, idIn } from '../journey/origin-calls';
import { fillAndSubmit, viewer } from '../journey/sign-in';
import { address, open, originPort, reload, warm } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { startTestServers } from '../test-servers/test-servers';

interface Codes {
  deviceCode: string;
  userCode: string;
  verificationUri: string;
  verificationUriComplete: string;
  interval: number;
}

/** `hasty` is a site whose codes expire after a second. */
const test = journey.extend<object, { hasty: { originPort: number; sitePort: number } }>({
  hasty: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const origin = await startTestServers({ only: 'origin', env: { DEVICE_CODE_SECONDS: '1' } });
      const site = await startTestServers({
        only: 'site',
        env: { ORIGIN_ADDRESS: `http://localhost:${origin.originPort}` },
      });
      await warm('apex', site.sitePort);
      await use({ originPort: origin.originPort, sitePort: site.sitePort });
      await site.stop();
      await origin.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Switches on a television, which shows a code and asks until the viewer has answered (RFC 8628). */
async function switchOn(realm: string, name = 'Living room', at = originPort()) {
  const site = address(realm, '').replace(/\/$/, '');
  const { body } = await callOrigin<Codes>(realm, '/device/code', {
    at,
    body: { name, kind: 'television', site },
  });
  const ask = () =>
    callOrigin<{ code?: string; authorisationToken?: string }>(realm, '/device/token', {
      at,
      body: { deviceCode: body.deviceCode },
    });
  return {
    ...body,
    ask: async () => (await ask()).body.code,
    /** Asks as often as it may, until it is signed in. */
    async token(): Promise<string> {
      let token = '';
      const ended = async () => {
        const answer = await ask();
        token = answer.body.authorisationToken ?? '';
        return answer.body.code ?? 'signed in';
      };
      // A first request that comes too soon makes it wait five seconds longer, as the origin told it.
      const intervals = [(body.interval + 5) * 1000 + 200];
      await expect.poll(ended, { intervals, timeout: 30_000 }).toBe('signed in');
      return token;
    },
  };
}

const codeField = (page: Page, language = 'en') =>
  page.getByRole('textbox', { name: label('device.code', {}, language) });
const title = (page: Page, key: string, language = 'en') =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(label(key, {}, language));
const press = (page: Page, key: string, language = 'en') =>
  page.getByRole('button', { name: label(key, {}, language), exact: true }).click();

async function signedInAt(page: Page, realm: string, path: string, language = 'en') {
  await open(page, address(realm, `/login?from=${encodeURIComponent(path)}`));
  await fillAndSubmit(page, viewer, language);
  await expect(page).toHaveURL(address(realm, path));
}

test('[1.2-063] a guest signs in, enters the code that the television shows, and allows it', async ({
  page,
}) => {
  const television = await switchOn('apex');
  expect(television.verificationUri).toBe(address('apex', '/tv-login'));
  expect(await television.ask()).toBe('AUTHORIZATION_PENDING');

  await open(page, television.verificationUri);
  await page
    .getByRole('main')
    .getByRole('link', { name: label('device.signIn') })
    .click();
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(television.verificationUri);
  await codeField(page).fill(television.userCode.toLowerCase());
  await title(page, 'device.foundTitle');
  await expect(page.getByText('Living room')).toBeVisible();
  await expect(page.getByText(television.userCode)).toBeVisible();
  await expect(page.getByText(label('device.sameNetwork'))).toBeVisible();
  await press(page, 'device.approve');
  await title(page, 'device.approvedTitle');

  const token = await television.token();
  const watched = await callOrigin('apex', '/event/upcoming', { token });
  expect(watched.status).toBe(200);
  const login = await callOrigin<{ authorisationToken: string }>('apex', '/login', {
    body: viewer,
  });
  expect(idIn(token), 'the viewer who approved').toBe(idIn(login.body.authorisationToken));
  expect(await television.ask(), 'once').toBe('INVALID_GRANT');
});

test('[1.2-004] a guest opens the link in the television’s QR code, signs in, and confirms the code without typing it', async ({
  page,
}) => {
  const television = await switchOn('apex');
  expect(television.verificationUriComplete).toBe(
    address('apex', `/activate/${television.userCode}`),
  );
  await open(page, television.verificationUriComplete);
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillAndSubmit(page, viewer);
  await title(page, 'device.foundTitle');
  await expect(page).toHaveURL(television.verificationUriComplete);
  expect(await television.ask(), 'nothing is answered by itself').toBe('AUTHORIZATION_PENDING');
  await press(page, 'device.approve');
  await title(page, 'device.approvedTitle');
  expect(await television.token()).not.toBe('');
});

test('a refused television is told so, and its code no longer works', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 409/);
  const television = await switchOn('apex', 'Somebody’s bedroom');
  await signedInAt(page, 'apex', `/activate/${television.userCode}`);
  await press(page, 'device.refuse');
  await title(page, 'device.refusedTitle');
  expect(await television.ask()).toBe('ACCESS_DENIED');
  await reload(page);
  await expect(page.getByRole('alert')).toContainText(label('device.error.used'));
  await expect(codeField(page)).toBeVisible();
});

test('a wrong television code is reported, and can be corrected', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const television = await switchOn('apex');
  await signedInAt(page, 'apex', '/tv-login');
  await codeField(page).fill('BBBB-BBBB');
  await expect(page.getByRole('alert')).toContainText(label('device.error.unknown'));
  await codeField(page).fill('BCD');
  await press(page, 'device.continue');
  await expect(page.getByText(label('device.codeShort'))).toBeVisible();
  await codeField(page).fill(television.userCode);
  await title(page, 'device.foundTitle');
});

test('a viewer allows a television with the keyboard alone, and Enter after the last character answers nothing yet', async ({
  page,
}) => {
  const television = await switchOn('apex');
  await signedInAt(page, 'apex', '/tv-login');
  await codeField(page).focus();
  await page.keyboard.type(television.userCode);
  await title(page, 'device.foundTitle');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: label('device.approve'), exact: true }),
  ).toBeFocused();
  expect(await television.ask()).toBe('AUTHORIZATION_PENDING');
  await page.keyboard.press('Enter');
  await title(page, 'device.approvedTitle');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('in Arabic the television code still reads from left to right', async ({ page }) => {
  const television = await switchOn('noor');
  await signedInAt(page, 'noor', '/tv-login', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const direction = codeField(page, 'ar').evaluate((field) => getComputedStyle(field).direction);
  expect(await direction).toBe('ltr');
  await codeField(page, 'ar').fill(television.userCode);
  await title(page, 'device.foundTitle', 'ar');
  await expect(page.getByText(television.userCode)).toHaveCSS('direction', 'ltr');
  await press(page, 'device.approve', 'ar');
  await title(page, 'device.approvedTitle', 'ar');
  expect(await television.token()).not.toBe('');
});

test('an expired television code is reported to the viewer and to the television', async ({
  page,
  hasty,
  complaints,
}) => {
  complaints.allow(/status of 410/);
  const television = await switchOn('apex', 'Kitchen', hasty.originPort);
  await open(page, address('apex', '/login?from=%2Ftv-login', hasty.sitePort));
  await fillAndSubmit(page, viewer);
  await expect.poll(() => television.ask()).toBe('EXPIRED_TOKEN');
  await codeField(page).fill(television.userCode);
  await expect(page.getByRole('alert')).toContainText(label('device.error.expired'));
});
