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
import { address, open } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { signInAtCompany } from '../journey/tv-provider';
import { startVariant } from '../test-servers/variant';

/** `at` is the port of a site of Plain with own ID and a TV provider. */
const test = journey.extend<object, { at: number }>({
  at: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const variant = await startVariant('plain', (file) => ({
        ...file,
        auth: {
          ...file.auth,
          providers: [
            { type: 'id' },
            {
              type: 'adobe',
              requestorId: 'PLAIN',
              resourceId: 'plain-tv',
              baseUri: '/adobe-pass',
            },
          ],
        },
      }));
      await use(variant.testServers.sitePort);
      await variant.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Unlinks the viewer, whom an earlier try that broke off may have left linked. */
async function unlink(body: typeof viewer): Promise<void> {
  const { body: tokens } = await callOrigin<{ authorisationToken: string }>('plain', '/login', {
    body,
  });
  const { status } = await callOrigin('plain', '/user/adobe?requestorId=PLAIN', {
    method: 'DELETE',
    token: tokens.authorisationToken,
  });
  expect(status).toBe(204);
}

test('[1.4-21] [1.4-22] [1.7-30] [1.7-34] [1.2-133] a viewer linked to a TV provider proves it again at sign-in, and can unlink it', async ({
  page,
  at,
}) => {
  const second = { ...viewer, id: 'second@example.com' };
  await unlink(second);
  const login = async (from: string) => {
    await open(page, address('plain', `/login?from=${encodeURIComponent(from)}`, at));
    await fillAndSubmit(page, second);
  };
  await login('/providers?from=/home');
  await page.getByRole('button', { name: 'Northlight' }).first().click();
  await signInAtCompany(page, 'northlight', 'linked@tv.example');
  await expect(page).toHaveURL(address('plain', '/home', at));
  await expect(page.getByText(label('tv.linked', { provider: 'Northlight' }))).toBeVisible();
  await signOutByMenu(page);
  await expectGuest(page);

  await login('/home?rail=2');
  await expect(page).toHaveURL(address('plain', '/providers?from=%2Fhome%3Frail%3D2', at));
  await expect(page.getByText(label('tv.textLinked', { provider: 'Northlight' }))).toBeVisible();
  await continueWith(page, 'Northlight').click();
  await signInAtCompany(page, 'northlight', 'linked@tv.example');
  await expect(page).toHaveURL(address('plain', '/home?rail=2', at));
  await expectSignedIn(page);

  await open(page, address('plain', '/providers', at));
  await expect(page.getByText(label('tv.textLinked', { provider: 'Northlight' }))).toBeVisible();
  await page.getByRole('button', { name: label('tv.unlink') }).click();
  const dialog = page.getByRole('dialog', { name: label('tv.unlinkTitle') });
  await dialog.getByRole('button', { name: label('tv.unlinkCancel') }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: label('tv.unlink') }).click();
  await dialog.getByRole('button', { name: label('tv.unlinkConfirm') }).click();
  await expect(page.getByText(label('tv.unlinked'))).toBeVisible();
  await expect(page.getByRole('button', { name: label('tv.unlink') })).toBeHidden();
  const focused = await page.evaluate(() => document.activeElement?.tagName);
  expect(focused, 'the focus is not lost with the button').not.toBe('BODY');
});

test('[1.4-23] [1.4-24] a viewer who is not linked to a TV provider signs in without one', async ({
  page,
  at,
}) => {
  await open(page, address('plain', '/login?from=%2Fhome%3Frail%3D2', at));
  await fillAndSubmit(page, viewer);
  await expect(page).toHaveURL(address('plain', '/home?rail=2', at));
  await expectSignedIn(page);
});

test('[1.1-31] a guest signs in with the TV provider alone', async ({ page, at }) => {
  await open(page, address('plain', '/login?from=%2Fhome', at));
  await page
    .getByRole('link', { name: label('login.continueWith', { provider: label('tv.name') }) })
    .click();
  await page.getByRole('button', { name: 'Copperline' }).click();
  await signInAtCompany(page, 'copperline', 'guest@tv.example');
  await expect(page).toHaveURL(address('plain', '/home', at));
  await expectSignedIn(page);
});
