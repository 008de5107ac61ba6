import type { Page } from '@playwright/test';
import { problems } from '../journey/axe';
import { FAULTS, faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { barButton, begin, openFreeTitle, playButton, playerOf } from '../journey/player';
import { realmFile } from '../journey/realms';
import { expect, test } from '../journey/test';
import { openOneOf } from '../journey/titles';

const RUNS = [
  { realm: 'apex', width: 1280, height: 800, media: {} },
  { realm: 'noor', width: 360, height: 740, media: { reducedMotion: 'reduce' } },
] as const;

/** Opens a menu of the bar, and has it judged; an action in it opens a panel, which is judged as well. */
async function judgeMenu(page: Page, language: string, menu: string, action: string) {
  const bar = page.locator('[data-ui="player-controls"]');
  const text = (key: string) => label(key, {}, language);
  const opener = bar.getByRole('button', { name: text(menu), exact: true });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(await problems(page), `the menu ${menu}`).toEqual([]);
  await page.getByRole('button', { name: text(action), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await problems(page), `the panel ${action}`).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);
}

/** A caption for the whole of a title, so that there is one whenever axe looks. */
async function captionThroughout(page: Page): Promise<void> {
  await page.route(/\.vtt(\?|$)/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).trimEnd();
    const body = `${text}\n\n00:00:00.000 --> 02:00:00.000\n[crowd roars]\n`;
    await route.fulfill({ response: answer, body });
  });
}

for (const { realm, width, height, media } of RUNS) {
  const how = Object.entries(media).flat().join(' ');
  test(`${realm} at ${width} px ${how}: axe finds nothing on a title before it plays, while it plays with captions, in a pause, in its menus and panels, and in the small player`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const language = realmFile(realm).locales.default;
    await page.setViewportSize({ width, height });
    await page.emulateMedia(media);
    await captionThroughout(page);
    const title = await openOneOf(page, realm, 'video', 'FREE');
    expect(await problems(page), 'before it plays').toEqual([]);
    await begin(page, realm, title?.name ?? '');
    await expectMoving(page);
    // The focus of a keyboard keeps the controls.
    await page.keyboard.press('c');
    const captions = page.locator('[data-ui="captions"]');
    await expect(captions).toContainText('[crowd roars]');
    await expect(barButton(page, 'pause', language)).toBeVisible();
    expect(await problems(page), 'while it plays, with captions and controls').toEqual([]);
    await barButton(page, 'pause', language).click();
    await expect(barButton(page, 'play', language)).toBeVisible();
    expect(await problems(page), 'in a pause').toEqual([]);
    await judgeMenu(page, language, 'player.captions', 'player.captionsSettings');
    await judgeMenu(page, language, 'player.more', 'player.keys');
    await barButton(page, 'play', language).click();
    await expectMoving(page);
    await page.getByRole('banner').getByRole('link').first().click();
    const close = label('player.floating.close', {}, language);
    await expect(page.getByRole('button', { name: close, exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await problems(page), 'in the small player').toEqual([]);
    await page.getByRole('button', { name: close, exact: true }).click();
    await expect(page.locator('video')).toHaveCount(0);
  });
}

/** Plays a title from a second before its end. */
const playTheEnd = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 1;
  });

test('axe finds nothing at the end of an episode, while the next one is near and once it is put off, nor at the end of a title without one', async ({
  page,
}) => {
  const episode = await openOneOf(page, 'apex', 'episode', 'FREE');
  await begin(page, 'apex', episode?.name ?? '');
  await expectMoving(page);
  await playTheEnd(page);
  const card = page.locator('[data-ui="next-card"]');
  // A card under the pointer waits.
  await card.hover();
  expect(await problems(page), 'the card of the next title').toEqual([]);
  await card.getByRole('button', { name: label('player.next.cancel'), exact: true }).click();
  await expect(card).toHaveCount(0);
  const player = playerOf(page, episode?.name ?? '');
  const again = player.getByRole('button', { name: label('player.again'), exact: true });
  await expect(again).toBeVisible();
  expect(await problems(page), 'the offer of the next title').toEqual([]);

  const title = await openOneOf(page, 'apex', 'video', 'FREE');
  await begin(page, 'apex', title?.name ?? '');
  await expectMoving(page);
  await playTheEnd(page);
  await expect(
    playerOf(page, title?.name ?? '').getByRole('button', {
      name: label('player.again'),
      exact: true,
    }),
  ).toBeVisible();
  expect(await problems(page), 'the end').toEqual([]);
});

/** What the origin refuses a title with, and what it says more. */
const REFUSALS: readonly (readonly [status: number, code: string, details?: object])[] = [
  [401, 'SIGN_IN'],
  [402, 'LICENCE_NEEDED', { licences: [] }],
  [403, 'OUTSIDE_REGION'],
  [403, 'VPN_BLOCKED'],
  [403, 'PIN_REQUIRED'],
  [403, 'AGE_RESTRICTED'],
  [
    403,
    'CONCURRENCY',
    {
      most: 2,
      watching: ['Television', 'Phone'].map((device, at) => ({
        device,
        title: 'Walkouts',
        lease: `lease-${at}`,
        since: '2026-01-01T20:00:00Z',
      })),
    },
  ],
  [404, 'UNKNOWN_TITLE'],
  [409, 'NOT_STARTED'],
  [410, 'OVER'],
];

const STREAM = /\/stream\/vod\//;
const MEDIA = /^\/media\//;

/** Longer than a player waits without words, in milliseconds. */
const TOO_LONG = 15_000;

/** Opens a title over a line that fails, and presses Play; resolves to its player. */
async function playWith(page: Page, sitePort: number) {
  const name = await openFreeTitle(page, sitePort);
  await playButton(page, name).click();
  return playerOf(page, name);
}

test.describe('over a line that fails', () => {
  test.beforeEach(({ complaints }) => {
    complaints.allow(faultNoise);
    complaints.allow(/status of 4\d\d/);
  });
  test.afterEach(({ fragile }) => fragile.line.mend());

  test('axe finds nothing on any refusal of a title', async ({
    page,
    fragile: { line, sitePort },
  }) => {
    test.setTimeout(180_000);
    for (const [status, code, details] of REFUSALS) {
      await test.step(code, async () => {
        const body = JSON.stringify({ code, ...details });
        const mend = line.spoil(STREAM, { kind: 'instead', status, body });
        const player = await playWith(page, sitePort);
        const words = code === 'NOT_STARTED' ? 'UNTIMED' : code;
        await expect(player).toContainText(label(`player.refused.${words}.title`));
        expect(await problems(page)).toEqual([]);
        mend();
      });
    }
  });

  test('axe finds nothing on what is told of a stream that fails, and of one that takes long', async ({
    page,
    fragile: { line, sitePort },
  }) => {
    const told = [
      ['player.failed.call.title', STREAM, FAULTS.breaks],
      ['player.failed.network.title', STREAM, FAULTS.disappears],
      ['player.waitsLong.title', MEDIA, FAULTS.hangs],
    ] as const;
    for (const [words, call, fault] of told) {
      await test.step(words, async () => {
        const mend = line.spoil(call, fault);
        const player = await playWith(page, sitePort);
        await expect(player).toContainText(label(words), { timeout: TOO_LONG });
        expect(await problems(page)).toEqual([]);
        mend();
      });
    }
  });
});
