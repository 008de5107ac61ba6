import type { Locator, Page } from '@playwright/test';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf } from '../journey/player';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

/** What a browser tells assistive technology of a slider. */
interface Told {
  role: unknown;
  name: unknown;
  now: number;
  min: number;
  max: number;
  isFocusable: boolean;
}

/** Reads the one slider at a selector as assistive technology does: from the browser's own tree. */
async function told(page: Page, selector: string): Promise<Told> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const property = (name: string) =>
    node?.properties?.find((one) => one.name === name)?.value.value;
  return {
    role: node?.role?.value,
    name: node?.name?.value,
    now: Number(node?.value?.value),
    min: Number(property('valuemin')),
    max: Number(property('valuemax')),
    isFocusable: property('focusable') === true,
  };
}

interface SliderCase {
  selector: string;
  /** The label of its name. */
  name: string;
  max: (seconds: number) => number;
  /** How far an arrow leads, and a page key. */
  step: number;
  page: (max: number) => number;
  /** The words of its last value. */
  text: Readonly<Record<'en' | 'ar', string | RegExp>>;
  /** Whether its arrow keys follow the time also where text runs from right to left; others are mirrored with it. */
  followsTime: boolean;
}

const SLIDERS: readonly SliderCase[] = [
  {
    selector: '[data-ui="seek-bar"] input',
    name: 'player.position',
    max: (seconds) => seconds,
    step: 10,
    page: (max) => max / 10,
    text: {
      en: '9 minutes of 9 minutes, What comes next',
      ar: /^.*5.* من .*5.*، ما الذي يأتي بعد$/,
    },
    followsTime: true,
  },
  {
    selector: '[data-ui="player-controls"] span > input[type="range"]',
    name: 'player.volume',
    max: () => 1,
    step: 0.05,
    page: () => 0.1,
    text: { en: '100%', ar: /^(100|١٠٠)٪$/ },
    followsTime: false,
  },
];

const PAGES = [
  { realm: 'apex', path: '/video/thirty-seconds', language: 'en', seconds: 570 },
  { realm: 'noor', path: '/video/photo-finish', language: 'ar', seconds: 318 },
] as const;

/** Plays a title by the keyboard, and pauses it. */
async function paused(
  page: Page,
  { realm, path, language }: (typeof PAGES)[number],
): Promise<Locator> {
  await open(page, address(realm, path));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await playButton(page, title, language).press('Enter');
  await expectMoving(page);
  await page.keyboard.press('k');
  const player = playerOf(page, title, language);
  const play = label('player.play', {}, language);
  await expect(player.getByRole('button', { name: play, exact: true })).toBeVisible();
  return player;
}

// The cases of the slider of a medium in the suite of the ARIA Authoring Practices (w3c/aria-practices, slider-seek): nine of
// attributes, eight of keys. Where text runs from right to left they have no case; here the keys follow what is seen.
for (const title of PAGES) {
  for (const slider of SLIDERS) {
    test(`the slider “${slider.name}” of ${title.realm} tells and does what the pattern of sliders asks`, async ({
      page,
    }) => {
      const player = await paused(page, title);
      const name = label(slider.name, {}, title.language);
      const input = player.getByRole('slider', { name, exact: true });
      const now = async () => (await told(page, slider.selector)).now;
      const expectNow = (value: number, after: string) =>
        expect
          .poll(async () => Math.abs((await now()) - value), { message: `${value} after ${after}` })
          .toBeLessThan(slider.step / 10);

      await test.step('1–2: nothing of its drawing is told', async () => {
        const drawn = player.locator('[data-ui="seek-bar"] svg, span:has(> input) > progress');
        for (const part of await drawn.all())
          await expect(part).toHaveAttribute('aria-hidden', 'true');
        expect(await drawn.count()).toBeGreaterThan(1);
      });
      await test.step('3–4: it is a slider, and a stop of Tab', async () => {
        const { role, isFocusable } = await told(page, slider.selector);
        expect([role, isFocusable]).toEqual(['slider', true]);
        const isFocused = () => input.evaluate((element) => element === document.activeElement);
        for (let presses = 0; presses < 8 && !(await isFocused()); presses += 1)
          await page.keyboard.press('Tab');
        await expect(input).toBeFocused();
      });
      const { max, min } = await test.step('5–6: it tells its ends', async () => {
        const ends = await told(page, slider.selector);
        expect(ends.min).toBe(0);
        expect(Math.abs(ends.max - slider.max(title.seconds))).toBeLessThan(slider.max(1) + 1);
        return ends;
      });
      await test.step('7–8: it tells its value, and in words', async () => {
        await page.keyboard.press('End');
        await expectNow(max, 'End');
        await expect(input).toHaveAttribute('aria-valuetext', slider.text[title.language]);
      });
      await test.step('9: it has a name', async () => {
        expect((await told(page, slider.selector)).name).toBe(name);
      });

      const isMirrored = title.language === 'ar' && !slider.followsTime;
      const [back, forward] = isMirrored
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
      const leap = slider.page(max);
      const cases: readonly [string, string, number, number][] = [
        ['10', forward, min, slider.step],
        ['11', 'ArrowUp', min, slider.step],
        ['12', 'PageUp', min, leap],
        ['14', back, max, -slider.step],
        ['15', 'ArrowDown', max, -slider.step],
        ['16', 'PageDown', max, -leap],
      ];
      for (const [number, key, from, by] of cases) {
        await test.step(`${number}: ${key}, and five times more`, async () => {
          await page.keyboard.press(from === min ? 'Home' : 'End');
          await expectNow(from, 'an end');
          await page.keyboard.press(key);
          await expectNow(from + by, key);
          for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press(key);
          await expectNow(from + 6 * by, `six times ${key}`);
        });
      }
      await test.step('13, 17: End and Home', async () => {
        await page.keyboard.press('End');
        await expectNow(max, 'End');
        await page.keyboard.press('Home');
        await expectNow(min, 'Home');
        // And no further.
        await page.keyboard.press(back);
        await expectNow(min, 'a step before the beginning');
      });
    });
  }
}
