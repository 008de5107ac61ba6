import type { Page } from '@playwright/test';
import { storageOf } from '../journey/browser';
import { giveWhatIsMissing } from '../journey/completion';
import { answerAsNew, windowOf } from '../journey/firebase';
import { label } from '../journey/labels';
import { callOrigin } from '../journey/origin-calls';
import { continueWith } from '../journey/provider';
import {
  expectGuest,
  expectSignedIn,
  fillAndSubmit,
  signOutByMenu,
  viewer,
} from '../journey/sign-in';
import { address, counterpartsPort, open, reload } from '../journey/site';
import { expect, test } from '../journey/test';

interface SignIn {
  realm: string;
  home: string;
  signIn: (page: Page) => Promise<void>;
}

/** Plugs in Chromium's virtual device that makes and stores passkeys, and answers at once. */
async function plugIn(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** A sample viewer whose passkeys and emails no other journey uses. */
const email = 'tv@example.com';

async function signInWithPasskey(page: Page): Promise<void> {
  await plugIn(page);
  await open(page, address('apex', '/login?from=%2Faccount'));
  await fillAndSubmit(page, { ...viewer, id: email });
  const add = page.getByRole('button', { name: label('passkey.account.add') });
  await expect(add).toBeVisible();
  const rows = page
    .getByRole('region', { name: label('passkey.account.title') })
    .getByRole('listitem');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().getByRole('button').last().click();
    const remove = { name: label('passkey.account.remove') };
    await page.getByRole('dialog').getByRole('button', remove).click();
    await expect(rows).toHaveCount(left - 1);
  }
  await add.click();
  await expect(rows).toHaveCount(1);
  await signOutByMenu(page);
  await expectGuest(page);
  await open(page, address('apex', '/login/passkey'));
  await page.getByRole('button', { name: label('passkey.start') }).click();
}

async function signInByMail(page: Page): Promise<void> {
  await open(page, address('apex', '/login/magic-link'));
  await page.getByRole('textbox', { name: label('magicLink.email') }).fill(email);
  await page.getByRole('button', { name: label('magicLink.send') }).click();
  await expect(page.getByText(label('magicLink.sent', { brand: 'Apex', email }))).toBeVisible();
  const mail = page.getByRole('paragraph').filter({ hasText: email }).first();
  await expect(async () => {
    await page.goto(`http://mail.localhost:${counterpartsPort()}/`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await mail.getByRole('link').click();
  await page.getByRole('link', { name: 'Sign in' }).click();
}

const signInByFirebase = (vendor: string) => async (page: Page) => {
  await open(page, address('noor', '/en/login'));
  const name = `leaving-${vendor.toLowerCase()}.${Date.now().toString(36)}@firebase.example`;
  await answerAsNew(await windowOf(page, vendor), name);
  await giveWhatIsMissing(page);
};

const signIns: Record<string, SignIn> = {
  pbr: {
    realm: 'corral',
    home: '/home',
    async signIn(page) {
      await open(page, address('corral', '/login'));
      await fillAndSubmit(page, viewer);
    },
  },
  sptv: {
    realm: 'corral',
    home: '/home',
    async signIn(page) {
      await open(page, address('corral', '/login'));
      await continueWith(page, 'SPTV account').click();
      await expect(page).toHaveURL(/\/login\/sptv/);
      await fillAndSubmit(page, viewer);
    },
  },
  'a link by email': { realm: 'apex', home: '/home', signIn: signInByMail },
  'a passkey': { realm: 'apex', home: '/home', signIn: signInWithPasskey },
  'Facebook of a Firebase project': {
    realm: 'noor',
    home: '/en/home',
    signIn: signInByFirebase('Facebook'),
  },
  'Apple of a Firebase project': {
    realm: 'noor',
    home: '/en/home',
    signIn: signInByFirebase('Apple'),
  },
};

for (const [name, { realm, home, signIn }] of Object.entries(signIns)) {
  test(`[1.4-35] [1.4-36] a viewer who signed in with ${name} and signs out stays signed out, here, in another tab, after a reload, and at the origin`, async ({
    page,
    context,
  }) => {
    await signIn(page);
    await expect(page).toHaveURL(address(realm, home));
    await expectSignedIn(page);
    const other = await context.newPage();
    await open(other, address(realm, home));
    await expectSignedIn(other);

    const told = page.waitForResponse('**/api/v2/logout');
    await signOutByMenu(page);
    const answered = await told;
    const { refreshToken } = answered.request().postDataJSON();
    expect(answered.ok()).toBe(true);
    await expectGuest(page);
    const tabs = [page, other];
    for (const tab of tabs) await expectGuest(tab);
    for (const tab of tabs) {
      await reload(tab);
      await expectGuest(tab);
      expect(await storageOf(tab), 'nothing is left to be read').not.toContain(refreshToken);
    }
    const again = await callOrigin(realm, '/token/refresh', { body: { refreshToken } });
    expect(again.status, 'a signed-out session is not renewed').toBe(401);
  });
}
