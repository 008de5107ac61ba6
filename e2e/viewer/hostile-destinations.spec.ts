import type { Page } from '@playwright/test';
import { answer, REDIRECT_SIGN_INS } from '../journey/redirect-sign-ins';
import { expectSignedIn } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { signInAtCompany } from '../journey/tv-provider';

/** A few of the rule's hundred values (`hostile-redirects.ts`), taken here to a provider and back. */
const hostile = [
  '//evil.example',
  'https:evil.example',
  '\\\\evil.example',
  'javascript:alert(document.domain)',
  '/%2F/evil.example',
  '%2F%2Fevil.example',
];

/** The hostile values for a sign-in, by its number: two of its own. */
const triedOn = (number: number) =>
  [0, 1].map((one) => String(hostile[(2 * number + one) % hostile.length]));

/** Collects every navigation to a host other than localhost, also a failed one, and every window that opens. */
function watchDepartures(page: Page): string[] {
  const departures: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    if (!/(^|\.)localhost$/.test(new URL(request.url()).hostname)) departures.push(request.url());
  });
  page.on('popup', (popup) => departures.push(`popup ${popup.url()}`));
  page.on('dialog', (dialog) => {
    departures.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return departures;
}

/** Clears what the site has stored; the provider's session stays. */
async function forgetSession(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb,local_storage',
  });
  await client.detach();
}

const asking = (path: string, value: string) =>
  `${path}?${new URLSearchParams({ from: value, redirectTo: value, entryPage: value })}`;

interface SignIn {
  realm: string;
  path: string;
  /** Signs in, up to the return to the site. `first`: no session at the provider yet. */
  pass: (page: Page, first: boolean) => Promise<void>;
}

const signIns: Record<string, SignIn> = {
  openid: {
    ...REDIRECT_SIGN_INS.openid,
    // A provider with a session asks nothing.
    pass: async (page, first) =>
      void (first && (await answer(page, REDIRECT_SIGN_INS.openid, 'hostile'))),
  },
  oauth: {
    ...REDIRECT_SIGN_INS.oauth,
    pass: async (page, first) =>
      void (first && (await answer(page, REDIRECT_SIGN_INS.oauth, 'hostile'))),
  },
  opin: {
    ...REDIRECT_SIGN_INS.opin,
    pass: (page) => answer(page, REDIRECT_SIGN_INS.opin, 'hostile'),
  },
  'a TV provider': {
    realm: 'metro',
    path: '/providers',
    async pass(page) {
      await page.getByRole('button', { name: 'Harbour Cable' }).click();
      await signInAtCompany(page, 'harbour-cable', 'hostile@tv.example');
    },
  },
};

for (const [number, [name, { realm, path, pass }]] of Object.entries(signIns).entries()) {
  test(`a sign-in with ${name} ends at home whatever hostile destination it begins with`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const departures = watchDepartures(page);
    const home = address(realm, '/home');
    await open(page, home);
    for (const [index, value] of triedOn(number).entries()) {
      await test.step(value, async () => {
        await page.goto(address(realm, asking(path, value)), { waitUntil: 'commit' });
        await pass(page, index === 0);
        await page.waitForURL(home);
        await expectSignedIn(page);
        await forgetSession(page);
      });
    }
    expect(departures).toEqual([]);
  });
}
