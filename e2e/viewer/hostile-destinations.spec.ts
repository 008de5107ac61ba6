import type { Page } from '@playwright/test';
import { answer, REDIRECT_SIGN_INS } from '../journey/redirect-sign-ins';
import { expectSignedIn } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { signInAtCompany } from '../journey/tv-provider';

/** A handful of the rule's hundred (`hostile-redirects.ts`), which here travel to a provider and back. */
const hostile = [
  '//evil.example',
  'https:evil.example',
  '\\\\evil.example',
  'javascript:alert(document.domain)',
  '/%2F/evil.example',
  '%2F%2Fevil.example',
];

/** Each way is tried with two of them, other ones than the next way's; a full run tries all. */
const triedOn = (way: number) =>
  process.env.FULL
    ? hostile
    : [0, 1].map((one) => String(hostile[(2 * way + one) % hostile.length]));

/** Every place that a tab leaves for beyond this machine, also one that it does not reach, and every window that opens. */
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

/** The site knows nobody any more; what a provider knows stays. */
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

interface Way {
  realm: string;
  path: string;
  /** From the address to the way back; `first`: nobody has signed in at the provider before. */
  pass: (page: Page, first: boolean) => Promise<void>;
}

const ways: Record<string, Way> = {
  openid: {
    ...REDIRECT_SIGN_INS.openid,
    // Where the provider knows the viewer, it asks nothing.
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

for (const [way, [name, { realm, path, pass }]] of Object.entries(ways).entries()) {
  test(`${name}: whatever hostile destination a trip begins with, it ends at home`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const departures = watchDepartures(page);
    const home = address(realm, '/home');
    await open(page, home);
    for (const [index, value] of triedOn(way).entries()) {
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
