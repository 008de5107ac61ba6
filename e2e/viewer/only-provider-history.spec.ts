import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { expectCounterpart, signOutAtCounterpart } from '../journey/provider';
import { answer, REDIRECT_SIGN_INS, wanted } from '../journey/redirect-sign-ins';
import { expectGuest, expectSignedIn, signInLink, signOutByMenu } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

/** Starts Unity with one of its providers alone. */
const unityWith = (clientName: string): Promise<Variant> =>
  startVariant('unity', (file) => ({
    ...file,
    auth: {
      ...file.auth,
      providers: file.auth.providers.filter((provider) => provider.clientName === clientName),
    },
  }));

async function backTo(page: Page, url: string): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(url);
  await ready(page);
  // A page that sends viewers on has done so by the time it listens.
  await expect(page).toHaveURL(url);
}

for (const [clientName, redirect] of [
  ['nations', REDIRECT_SIGN_INS.openid],
  ['volunteers', REDIRECT_SIGN_INS.oauth],
] as const) {
  test(`[1.2-103] ${redirect.label} as the only provider: the back button leads out of the sign-in for guests, for viewers who refused, and for signed-in viewers`, {
    tag: '@window',
  }, async ({ page }) => {
    const { testServers, stop } = await unityWith(clientName);
    try {
      const home = address('unity', wanted, testServers.sitePort);
      await open(page, home);
      await signInLink(page).click();
      await expectCounterpart(page, redirect.counterpart);
      await backTo(page, home);
      await expectGuest(page);

      await signInLink(page).click();
      await expectCounterpart(page, redirect.counterpart);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alert')).toHaveText(label('sso.error.denied'));
      await page.goBack();
      await expectCounterpart(page, redirect.counterpart);
      await backTo(page, home);
      await expectGuest(page);

      await signInLink(page).click();
      await answer(page, redirect, 'no-trap');
      await expect(page).toHaveURL(home);
      await expectSignedIn(page);
      await page.goBack();
      await expectCounterpart(page, redirect.counterpart);
      await backTo(page, home);
      await expectSignedIn(page);

      // The provider has a session by now, and sends the viewer back without a question.
      await signOutByMenu(page);
      if (redirect === REDIRECT_SIGN_INS.openid)
        await signOutAtCounterpart(page, redirect.counterpart, false);
      const start = address('unity', '/home', testServers.sitePort);
      await expect(page).toHaveURL(start);
      await signInLink(page).click();
      await expectSignedIn(page);
      await backTo(page, start);
      await expectSignedIn(page);
    } finally {
      await stop();
    }
  });
}
