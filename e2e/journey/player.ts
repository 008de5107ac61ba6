import type { Locator, Page } from '@playwright/test';
import { label } from './labels';
import { type RealmId, realmFile } from './realms';
import { address, open } from './site';
import { expect } from './test';

/** The player of a title, whether it plays or says why it does not. */
export const playerOf = (page: Page, title: string, language = 'en'): Locator =>
  page.getByRole('region', { name: label('player.name', { title }, language), exact: true });

/** The one button that a title's page has before it plays. */
export const playButton = (page: Page, title: string, language = 'en'): Locator => {
  const button = (key: string) =>
    page.getByRole('button', { name: label(key, { title }, language), exact: true });
  // A viewer who has seen a part of it goes on with it.
  return button('player.playTitle').or(button('player.resumeTitle'));
};

/** A button of the player's bar, which has to be shown. */
export const barButton = (page: Page, key: 'play' | 'pause', language = 'en'): Locator =>
  page
    .getByRole('group', { name: label('player.controls', {}, language) })
    .getByRole('button', { name: label(`player.${key}`, {}, language), exact: true });

/**
 * Begins a title whose page was opened by a link: by Play, unless the realm's titles begin by themselves, which they do not for a
 * viewer who prefers less motion.
 */
export async function begin(page: Page, realm: RealmId, title: string): Promise<void> {
  const { locales, player } = realmFile(realm);
  const prefersLess = await page.evaluate(
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  if (prefersLess || (player?.autoplay ?? 'off') === 'off')
    await playButton(page, title, locales.default).click();
}

/** The second of the title at which the picture is, by the browser's own count. */
export const secondOf = (page: Page): Promise<number> =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime);

/** Goes home by the brand's mark, and closes what plays on there: its screen no longer counts among the viewer's. */
export async function stopWatching(page: Page): Promise<void> {
  const ended = page.waitForResponse(
    (response) =>
      response.url().includes('/multiviewHeartbeat') && response.request().method() !== 'OPTIONS',
  );
  const language = (await page.locator('html').getAttribute('lang')) ?? 'en';
  const plays = await page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
  await page.getByRole('banner').getByRole('link').first().click();
  if (plays) {
    const close = label('player.floating.close', {}, language.split('-')[0]);
    await page.getByRole('button', { name: close, exact: true }).click();
  }
  await ended;
  // A hero of the home page may move, which is no title that plays.
  await expect(page.locator('video:not([data-ui="hero-motion"] video)')).toHaveCount(0);
}

/** Opens a title that is free for guests, on a site that is reached at a port; resolves to its name. */
export async function openFreeTitle(page: Page, sitePort: number): Promise<string> {
  await open(page, address('apex', '/video/walkouts', sitePort));
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
}
