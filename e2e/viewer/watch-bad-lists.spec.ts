import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf, secondOf } from '../journey/player';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

const clock = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

/** A list in WebVTT whose texts follow one another, a second each. */
const listOf = (texts: readonly string[]) =>
  ['WEBVTT', ...texts.map((text, at) => `${clock(at)} --> ${clock(at + 1)}\n${text}`)].join('\n\n');

/** Answers for the origin with a list of its own. */
const answer = (page: Page, file: string, body: string) =>
  page.route(`**/${file}`, (route) =>
    route.fulfill({
      body,
      contentType: 'text/vtt; charset=utf-8',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );

const CHAPTERS = [
  `Long ${'long '.repeat(2000)}`,
  '<script>document.title = "bad"</script> <b>Open <i>tags',
  'AT&amp;T \u{1f94a} \u202eforwards',
  'نقطة التحوّل',
  ...Array.from({ length: 496 }, (_, at) => `Bout ${at + 5}`),
];
const PICTURES = [
  'https://elsewhere.example/sprite.webp#xywh=0,0,160,90',
  '//elsewhere.example/sprite.webp#xywh=0,0,160,90',
  'javascript:alert(1)#xywh=0,0,160,90',
  'sprite.webp',
  'sprite.webp#xywh=percent:0,0,25,25',
];

test('a player goes on with five hundred chapters, names that are too long or hold code, and pictures at another host, of which it loads none', async ({
  page,
}) => {
  await answer(page, 'chapters.vtt', listOf(CHAPTERS));
  await answer(
    page,
    'thumbnails.vtt',
    listOf(Array.from({ length: 570 }, (_, at) => PICTURES[at % PICTURES.length] ?? '')),
  );
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) elsewhere.push(request.url());
  });
  await open(page, address('apex', '/video/thirty-seconds'));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await playButton(page, title).press('Enter');
  await expectMoving(page);
  const player = playerOf(page, title);
  const slider = player.getByRole('slider', { name: label('player.position') });
  await expect(player.locator('[data-ui="seek-bar"] rect[width="2"]')).toHaveCount(499);

  const box = await slider.boundingBox();
  if (!box) throw new Error('The bar is not shown.');
  const preview = player.locator('[data-ui="seek-preview"]');
  const pictures = page.waitForResponse('**/thumbnails.vtt');
  await page.mouse.move(box.x + 8, box.y - 20);
  await page.mouse.move(box.x + 8, box.y + box.height / 2, { steps: 4 });
  await pictures;
  await expect(preview).toContainText('Long long');
  for (const share of [0.01, 0.2, 0.6]) {
    await page.mouse.move(box.x + box.width * share, box.y + box.height / 2, { steps: 4 });
    const [shown, frame] = [await preview.boundingBox(), await player.boundingBox()];
    if (!shown || !frame) throw new Error('The preview is not shown.');
    expect(shown.x).toBeGreaterThanOrEqual(frame.x);
    expect(shown.x + shown.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(shown.y).toBeGreaterThanOrEqual(frame.y);
    await expect(preview.locator('svg')).toHaveCount(0);
  }

  await player.getByRole('button', { name: label('player.chapters'), exact: true }).click();
  const listed = page.getByRole('group', { name: label('player.chapters') }).getByRole('radio');
  await expect(listed).toHaveCount(500);
  await expect(listed.nth(1)).toHaveAccessibleName(/document\.title = "bad" Open tags/);
  await expect(listed.nth(2)).toHaveAccessibleName(/AT&T/);
  const sideways = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await sideways(), 'the page does not scroll sideways').toBeLessThanOrEqual(0);
  await listed.nth(400).locator('xpath=..').click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(399);
  expect(await page.title()).not.toBe('bad');
  expect(elsewhere).toEqual([]);
});
