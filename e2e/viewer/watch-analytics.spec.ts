import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton } from '../journey/player';
import { reload } from '../journey/site';
import { expect, test } from '../journey/test';
import { startVariant, type Variant } from '../test-servers/variant';

let apex: Variant;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  apex = await startVariant('apex', (file) => ({
    ...file,
    analytics: { sinks: ['origin', 'dataLayer'] },
    cookieConsent: { version: '1' },
  }));
});
test.afterAll(() => apex.stop());

/** What the page has pushed for a tag manager. */
const pushed = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => Reflect.get(window, 'dataLayer') ?? []);

/** Plays a title until its picture moves. */
async function play(page: Page, title: string) {
  await playButton(page, title).click();
  await expectMoving(page);
}

/** Lets a title that plays go on with its last second, and waits until it has ended. */
async function toEnd(page: Page) {
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = element.duration - 1;
  });
  await expect(video).toHaveJSProperty('ended', true);
}

test('[2.3-37] the analytics video has id, title, type and accessLevel, when a title is viewed and at its end, and nothing of it is sent before the viewer accepts', async ({
  page,
}) => {
  const sent: { body: unknown; status: Promise<number | undefined> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().includes('/analytics/')) return;
    const status = request.response().then((response) => response?.status());
    sent.push({ body: request.postDataJSON(), status });
  });
  const title = await openFreeTitle(page, apex.testServers.sitePort);
  const question = page.getByRole('region', { name: label('cookies.title') });
  await expect(question).toBeVisible();
  await play(page, title);
  await toEnd(page);
  expect(sent).toEqual([]);
  expect(await pushed(page)).toEqual([]);

  await question.getByRole('button', { name: label('cookies.accept'), exact: true }).click();
  await reload(page);
  await play(page, title);
  const video = {
    id: 'walkouts',
    title,
    type: 'vod',
    accessLevel: 'FREE',
  };
  const user = expect.objectContaining({ isGuest: true, userType: 'GUEST', environment: 'test' });
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ name: 'video_viewed', user, video }]);
  await toEnd(page);
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([
      { name: 'video_viewed', user, video },
      { name: 'video_completed', user, video },
    ]);
  expect(await Promise.all(sent.map(({ status }) => status))).toEqual([204, 204]);
  expect(await pushed(page)).toEqual([
    { event: 'video_viewed', user, video },
    { event: 'video_completed', user, video },
  ]);
});
