import { label } from '../journey/labels';
import {
  continueWith,
  expectCounterpart,
  signInAtCounterpart,
  signOutAtCounterpart,
} from '../journey/provider';
import { expectGuest, expectSignedIn, signInLink, signOutByMenu } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test as journey } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

/** Unity with Nations ID alone. */
const test = journey.extend<object, { variant: Variant }>({
  variant: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const variant = await startVariant('unity', (file) => ({
        ...file,
        auth: {
          ...file.auth,
          providers: file.auth.providers.filter(({ clientName }) => clientName === 'nations'),
        },
      }));
      await use(variant);
      await variant.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('[1.2-103] the login page goes to a realm’s only provider at once, and the viewer ends at the page that they came for', async ({
  page,
  variant: { testServers },
}) => {
  await open(page, address('unity', '/home?rail=2', testServers.sitePort));
  await signInLink(page).click();
  await expectCounterpart(page, 'nations-id');
  await signInAtCounterpart(page, 'only@nations.example');
  await expect(page).toHaveURL(address('unity', '/home?rail=2', testServers.sitePort));
  await expectSignedIn(page);
  await signOutByMenu(page);
  await signOutAtCounterpart(page, 'nations-id');
  await expect(page).toHaveURL(address('unity', '/home', testServers.sitePort));
  await expectGuest(page);
});

test('a viewer who refuses at a realm’s only provider is not sent there again at once, and can go on or home', async ({
  page,
  variant: { testServers },
}) => {
  await open(page, address('unity', '/home', testServers.sitePort));
  await signInLink(page).click();
  await expectCounterpart(page, 'nations-id');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toHaveText(label('sso.error.denied'));
  await expect(continueWith(page, 'Nations ID')).toBeVisible();
  await page.getByRole('link', { name: label('sso.home'), exact: true }).click();
  await expectGuest(page);
});
