import type { CDPSession, Page } from '@playwright/test';
import { label } from '../journey/labels';
import { continueWith } from '../journey/provider';
import {
  expectGuest,
  expectSignedIn,
  expectSignedOut,
  fillAndSubmit,
  loginForm,
  openAccountMenu,
  signOutByMenu,
  viewer,
} from '../journey/sign-in';
import { address, open, pass, ready, reload } from '../journey/site';
import { expect, test } from '../journey/test';

// The account names a passkey by the browser and the system that made it.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

/** Chromium's virtual device that makes and stores passkeys. */
interface Device {
  client: CDPSession;
  id: string;
}

async function plugIn(page: Page, { verifies = true } = {}): Promise<Device> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId: id } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return { client, id };
}

/** Switches the device on or off. Off, suggestions wait as for a viewer who has not chosen one. */
const answers = ({ client, id }: Device, enabled: boolean) =>
  client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: id, enabled });

const kept = async ({ client, id }: Device) =>
  (await client.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;

const addButton = (page: Page) => page.getByRole('button', { name: label('passkey.account.add') });

/** Signs in with own ID, from the address of the account page. */
async function toAccount(page: Page, id = viewer.id): Promise<void> {
  await open(page, address('apex', '/login?from=%2Faccount'));
  await fillAndSubmit(page, { ...viewer, id });
  await expect(page).toHaveURL(address('apex', '/account'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(label('account.title'));
  await removeAll(page);
}

async function addPasskey(page: Page): Promise<void> {
  await addButton(page).click();
  await expect(
    page.getByText(label('passkey.account.added', { name: 'Chrome on Linux' })),
  ).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await signOutByMenu(page);
  await expectGuest(page);
}

/** Removes all passkeys of the viewer: journeys share the sample viewers, and the database stays between runs. */
async function removeAll(page: Page): Promise<void> {
  await expect(addButton(page)).toBeVisible();
  const passkeys = page.getByRole('region', { name: label('passkey.account.title') });
  const rows = passkeys.getByRole('listitem');
  for (let left = await rows.count(); left > 0; left -= 1) {
    await rows.first().getByRole('button').last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: label('passkey.account.remove') }).click();
    await expect(rows).toHaveCount(left - 1);
  }
}

test('a viewer adds a passkey, signs in with it from its page, renames and removes it', {
  tag: '@gate',
}, async ({ page }) => {
  const device = await plugIn(page);
  await toAccount(page);
  await expect(page.getByText(label('passkey.account.none'))).toBeVisible();
  await addPasskey(page);
  const [credential] = await kept(device);
  expect(credential).toMatchObject({ rpId: 'apex.localhost', isResidentCredential: true });
  await signOut(page);

  await answers(device, false);
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await continueWith(page, label('passkey.name')).click();
  await expect(page).toHaveURL(address('apex', '/login/passkey?from=%2Fhome%3Frail%3D2'));
  await answers(device, true);
  await page.getByRole('button', { name: label('passkey.start') }).click();
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);

  const menu = await openAccountMenu(page);
  await menu.getByRole('link', { name: label('shell.accountPage') }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Chrome on Linux' });
  await expect(row).toContainText('Last used on');
  await row
    .getByRole('button', {
      name: label('passkey.account.renameTitle', { name: 'Chrome on Linux' }),
    })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Kitchen');
  await dialog.getByRole('button', { name: label('passkey.account.save') }).click();
  await expect(page.getByText(label('passkey.account.renamed', { name: 'Kitchen' }))).toBeVisible();
  await reload(page);
  await page
    .getByRole('button', { name: label('passkey.account.removeOf', { name: 'Kitchen' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('passkey.account.keep') })
    .click();
  await expect(page.getByText('Kitchen')).toBeVisible();
  await page
    .getByRole('button', { name: label('passkey.account.removeOf', { name: 'Kitchen' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: label('passkey.account.remove') })
    .click();
  await expect(page.getByText(label('passkey.account.none'))).toBeVisible();
  await expect(page.getByRole('heading', { name: label('passkey.account.title') })).toBeFocused();
});

test('a passkey that the first field suggests signs in', async ({ page }) => {
  const device = await plugIn(page);
  await toAccount(page, 'second@example.com');
  await addPasskey(page);
  await signOut(page);
  // Chromium's virtual device accepts a suggestion as soon as it is on.
  await open(page, address('apex', '/login?from=%2Fhome%3Frail%3D2'));
  await expect(page).toHaveURL(address('apex', '/home?rail=2'));
  await expectSignedIn(page);
  await open(page, address('apex', '/account'));
  await removeAll(page);
  expect(await kept(device), 'the browser was told, and has deleted its own').toEqual([]);
});

test('a removed passkey is refused, with a way forward', async ({ page, complaints }) => {
  complaints.allow(/status of 401/);
  const device = await plugIn(page);
  await toAccount(page, 'linked@example.com');
  await addPasskey(page);
  const [credential] = await kept(device);
  await removeAll(page);
  await signOut(page);
  expect(credential).toBeDefined();
  // As on a device that still has the passkey.
  const { client, id } = device;
  if (credential && (await kept(device)).length === 0)
    await client.send('WebAuthn.addCredential', { authenticatorId: id, credential });
  await answers(device, false);
  await open(page, address('apex', '/login/passkey?from=%2Fhome'));
  await answers(device, true);
  await page.getByRole('button', { name: label('passkey.start') }).click();
  await expect(page.getByRole('alert')).toContainText(
    label('passkey.error.unknown', { brand: 'Apex' }),
  );
  await answers(device, false);
  await page.getByRole('link', { name: label('sso.others') }).click();
  await expect(page).toHaveURL(address('apex', '/login?from=%2Fhome'));
});

test('a device that has not verified its holder signs no viewer in', async ({ page }) => {
  await plugIn(page, { verifies: false });
  await open(page, address('apex', '/login/passkey'));
  await page.getByRole('button', { name: label('passkey.start') }).click();
  await expect(page.getByRole('alert')).toContainText(
    label('passkey.error.none', { brand: 'Apex' }),
  );
  await expectSignedOut(page, 'apex');
});

test('a second passkey on one device is refused with a message', async ({ page }) => {
  await plugIn(page);
  await toAccount(page, 'partition@example.com');
  await addPasskey(page);
  await addButton(page).click();
  await expect(page.getByRole('alert')).toContainText(label('passkey.account.error.known'));
  await removeAll(page);
});

test('a guest who opens the account page signs in first, and is back at it', async ({ page }) => {
  await pass(page, address('apex', '/account'));
  await expect(page).toHaveURL(address('apex', '/login?from=%2Faccount'));
  await ready(page);
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('apex', '/account'));
});

test('only a realm with passkeys suggests them in its first field', async ({ page }) => {
  await open(page, address('plain', '/login'));
  const { identifier } = loginForm(page);
  await expect(identifier).toHaveAttribute('autocomplete', 'username');
  await open(page, address('apex', '/login'));
  await expect(identifier).toHaveAttribute('autocomplete', 'username webauthn');
});
