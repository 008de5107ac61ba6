import type { Page } from '@playwright/test';
import { label } from '../journey/labels';
import { realmFile } from '../journey/realms';
import { signInLink } from '../journey/sign-in';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';
import { picture } from './look';
import { flawsAllTheWay } from './look-all-the-way';

const realms = ['apex', 'noor', 'corral'] as const;

/** How viewers enlarge a page: 400 % of 1280 px is 320 px (WCAG 1.4.10), and text alone at 200 % (1.4.4). */
const enlargements = [
  { name: 'zoom-400', width: 320, height: 256, text: '' },
  { name: 'text-200', width: 1280, height: 800, text: '200%' },
  { name: 'text-200-phone', width: 412, height: 823, text: '200%' },
] as const;

async function enlargeText(page: Page, size: string): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Opens an error page: leaves home without a connection, so that the code of the next page cannot load. */
async function openFault(page: Page, realm: (typeof realms)[number]): Promise<void> {
  const language = realmFile(realm).locales.default;
  await open(page, address(realm, '/'));
  // The code of the error page is loaded at a viewer's first action.
  await page.mouse.wheel(0, 100);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('PageError')),
  );
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await signInLink(page, language).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    label('failure.offlineTitle', {}, language),
  );
}

const pages = {
  home: (page: Page, realm: string) => open(page, address(realm, '/')),
  login: (page: Page, realm: string) => open(page, address(realm, '/login')),
  'not-found': (page: Page, realm: string) => open(page, address(realm, '/nowhere')),
  fault: openFault,
};

for (const realm of realms) {
  for (const { name, width, height, text } of enlargements) {
    test(`${realm}, ${name}: nothing is cut off, overlaps or scrolls sideways`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/status of 404|ERR_INTERNET_DISCONNECTED|dynamically imported module/);
      await page.setViewportSize({ width, height });
      for (const [what, go] of Object.entries(pages)) {
        await page.context().setOffline(false);
        await go(page, realm);
        if (text) await enlargeText(page, text);
        expect.soft(await flawsAllTheWay(page), what).toEqual([]);
        await picture(page, `${realm}-${what}-${name}`, { whole: true });
      }
    });
  }
}
