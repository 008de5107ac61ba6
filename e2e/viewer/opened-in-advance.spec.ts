import type { Page } from '@playwright/test';
import { expectGuest, expectSignedIn, signIn } from '../journey/sign-in';
import { address, open, ready } from '../journey/site';
import { test } from '../journey/test';

/** Makes the next pages of the tab believe that the browser opens them in advance. */
const openInAdvance = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });

/** Shows the page to the viewer. */
const show = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });

test('a page for signing out that the browser opens in advance ends no session until it is shown', async ({
  page,
  context,
}) => {
  await signIn(page, 'apex');
  const ahead = await context.newPage();
  await openInAdvance(ahead);
  const code = ahead.waitForResponse((response) => response.url().includes('/code/'));
  await ahead.goto(address('apex', '/logout'), { waitUntil: 'load' });
  await code;
  await open(page, address('apex', '/'));
  await expectSignedIn(page);
  await show(ahead);
  await ready(ahead);
  await expectGuest(ahead);
  await open(page, address('apex', '/'));
  await expectGuest(page);
});
