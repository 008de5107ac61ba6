import type { Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, begin, playerOf, secondOf } from '../journey/player';
import { type RealmId, realmFile } from '../journey/realms';
import { expect, test } from '../journey/test';
import { openOneOf } from '../journey/titles';

/** Two lines that are as long as captions are made, for as long as the journey takes; one more at the top, as a file may have it. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ['We were three points behind then,\nand the hall no longer believed.', '[crowd roars]'],
  ar: ['كنّا متأخرين بثلاث نقاط حينها،\nولم يصدّق أحد في القاعة ذلك.', '[هتاف الجمهور]'],
};

const SCREENS = [
  { name: '1280 px', width: 1280, height: 800, text: '' },
  { name: '1280 px with text at 200 %', width: 1280, height: 800, text: '200%' },
  { name: '1280 px at 200 %', width: 640, height: 400, text: '' },
  { name: '360 px', width: 360, height: 740, text: '' },
  { name: '360 px with text at 200 %', width: 360, height: 740, text: '200%' },
  { name: '320 px', width: 320, height: 640, text: '' },
];

/** Has these cues in every file of captions, and lets a viewer come who has chosen the largest letters. */
async function prepare(page: Page, realm: RealmId, language: string) {
  const [words = '', above = ''] = WORDS[language] ?? [];
  await page.route(/\.vtt(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const cue = (text: string, settings = '') =>
      `\n\n00:00:00.000 --> 00:20:00.000${settings}\n${text}`;
    const [head = 'WEBVTT'] = (await answer.text()).split('\n\n');
    const body = `${head}${cue(words)}${cue(above, ' line:0')}\n`;
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    `${realm}.player`,
    JSON.stringify({
      captionsLook: { size: 300 },
      muted: true,
    }),
  ] as const);
}

/** What is wrong with the captions that are shown: a letter outside the picture, under the controls, cut off or under another caption, or a word on two lines. */
const flawsOf = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('[data-ui="captions"]');
    const picture = layer?.closest('section')?.getBoundingClientRect();
    const controls = document.querySelector('[data-ui="player-controls"]');
    if (!layer || !picture || !controls) return ['there is no player with captions'];
    const top = controls.matches('[inert]') ? picture.bottom : controls.getBoundingClientRect().top;
    const spans = [...layer.querySelectorAll('span')].filter((one) => one.textContent);
    if (spans.length === 0) return ['there are no captions'];
    const boxes = [...layer.querySelectorAll(':scope > * > div')];
    const [over, below] = boxes
      .map((box) => box.getBoundingClientRect())
      .sort((one, other) => one.top - other.top);
    if (!over || !below || over.bottom > below.top + 1) return ['one caption lies over the other'];
    return spans.flatMap((span) => {
      const text = span.textContent?.slice(0, 12);
      const range = document.createRange();
      range.selectNodeContents(span);
      const rects = [...range.getClientRects()];
      const box = span.parentElement?.parentElement;
      const flaws = [];
      if (rects.some(({ left, right }) => left < picture.left - 1 || right > picture.right + 1))
        flaws.push(`${text} reaches over a side`);
      if (rects.some((rect) => rect.top < picture.top - 1)) flaws.push(`${text} is above`);
      if (rects.some((rect) => rect.bottom > top + 1)) flaws.push(`${text} is under the controls`);
      if (box && box.scrollHeight > box.clientHeight + 1) flaws.push(`${text} is cut off`);
      const texts = document.createTreeWalker(span, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = new Set([...range.getClientRects()].map((rect) => Math.round(rect.top)));
          if (tops.size > 1) flaws.push(`${word} is broken`);
        }
      }
      return flaws;
    });
  });

for (const realm of ['apex', 'noor'] as const) {
  test(`${realm}: captions at their largest stay whole in the picture and above the controls, on every screen`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const language = realmFile(realm).locales.default;
    await prepare(page, realm, language);
    const title = await openOneOf(page, realm, 'video', 'FREE');
    await begin(page, realm, title?.name ?? '');
    await expectMoving(page);
    const group = page.locator('[data-ui="player-controls"]');
    await playerOf(page, title?.name ?? '', language).hover();
    const captions = label('player.captions', {}, language);
    await expect(group.getByRole('button', { name: captions, exact: true })).toBeVisible();
    await page.keyboard.press('c');

    // The bar stays while a keyboard has the focus in it, and so do the captions above it.
    await barButton(page, 'pause', language).click();
    await barButton(page, 'play', language).click();
    await page.keyboard.press('Tab');
    const since = await secondOf(page);
    await expect.poll(() => secondOf(page)).toBeGreaterThan(since + 4);
    await expect.poll(() => flawsOf(page), 'the controls keep the focus').toEqual([]);

    for (const { name, width, height, text } of SCREENS) {
      await test.step(name, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        await page.locator('[data-ui="captions"]').locator('..').hover();
        await barButton(page, 'pause', language).click();
        await expect(barButton(page, 'play', language)).toBeVisible();
        await expect.poll(() => flawsOf(page), 'with controls').toEqual([]);
        await barButton(page, 'play', language).click();
        await expect(group, 'the controls hide').toHaveAttribute('inert');
        await expect.poll(() => flawsOf(page), 'without controls').toEqual([]);
      });
    }
  });
}
