import type { Page } from '@playwright/test';
import { type Cut, cutLastSegments } from '../journey/cut-segments';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { begin, openFreeTitle, playButton, playerOf } from '../journey/player';
import { sitePort } from '../journey/site';
import { expect, test, withMotion } from '../journey/test';
import { openOneOf } from '../journey/titles';

test.use(withMotion);

/** Of two seconds, so that 0.8 are missing. */
const EARLY = 0.6;

const CUTS: readonly (readonly [what: string, cut: Cut])[] = [
  ['the picture ends 0.8 s early', { of: /\/(180|360)\//, keeps: EARLY }],
  ['the sound ends 0.8 s early', { of: /\/main\//, keeps: EARLY }],
  ['the last segment has 0.032 s', { of: /./, keeps: 0, said: '0.032' }],
];

/** How often the page's player has ended, and how far it is from there. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const video = document.querySelector('video');
    return { ends: window.ends ?? 0, left: video ? video.duration - video.currentTime : null };
  });

declare global {
  interface Window {
    ends?: number;
  }
}

/** Seeks as the browser's own controls do. */
const seek = (page: Page, fromEnd: number) =>
  page.evaluate((seconds) => {
    const video = document.querySelector('video');
    if (video) video.currentTime = video.duration - seconds;
  }, fromEnd);

for (const [what, cut] of CUTS) {
  for (const [how, fromEnd] of [
    ['played from 10 s before its end', 10],
    ['sought to its end', 0],
  ] as const) {
    test(`P1 a title of which ${what}, ${how}, ends once, without a ring, and can be played again`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        document.addEventListener(
          'ended',
          () => {
            window.ends = (window.ends ?? 0) + 1;
          },
          true,
        );
      });
      const cuts = await cutLastSegments(page, cut);
      const name = await openFreeTitle(page, sitePort());
      await playButton(page, name).click();
      await expectMoving(page);
      await seek(page, fromEnd);
      const player = playerOf(page, name);
      await expect(player.getByRole('button', { name: label('player.again') })).toBeVisible();
      expect(cuts()).toBeGreaterThan(0);
      const { ends, left } = await stateOf(page);
      expect(ends).toBe(1);
      expect(left).toBeLessThan(1);
      await expect(player.getByText(label('player.waiting'))).toHaveCount(0);
      await player.getByRole('button', { name: label('player.again') }).click();
      await expectMoving(page);
      expect((await stateOf(page)).ends).toBe(1);
    });
  }
}

test('at 360 px what is offered at the end of an episode lies above the controls, and can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const episode = await openOneOf(page, 'apex', 'episode', 'FREE');
  const name = episode?.name ?? '';
  await begin(page, 'apex', name);
  await expectMoving(page);
  await seek(page, 1);
  const card = page.locator('[data-ui="next-card"]');
  await card.getByRole('button', { name: label('player.next.cancel'), exact: true }).click();
  const player = playerOf(page, name);
  const again = player.getByRole('button', { name: label('player.again'), exact: true });
  await expect(again).toBeVisible();
  await expect(player.getByRole('slider', { name: label('player.position') })).toBeVisible();
  // A press reaches what lies in front.
  await again.click({ timeout: 5000 });
  await expectMoving(page);
});
