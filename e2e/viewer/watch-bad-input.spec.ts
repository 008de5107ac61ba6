import type { Fault } from '../counterparts/faulty-line';
import { faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf } from '../journey/player';
import { address, open, source } from '../journey/site';
import { expect, test } from '../journey/test';

const STREAM = /\/stream\/vod\//;

test.beforeEach(({ complaints }) => {
  complaints.allow(faultNoise);
  complaints.allow(/status of 4\d\d/);
});
test.afterEach(({ fragile }) => fragile.line.mend());

/** An answer in which some fields say something else. */
const saying = (parts: object): Fault => ({
  kind: 'rewrite',
  change: (text) => JSON.stringify({ ...JSON.parse(text), ...parts }),
});

/** An answer of the catalogue in which every name of the title is another. */
const named = (name: string): Fault => ({
  kind: 'rewrite',
  change(text) {
    const { data, ...rest } = JSON.parse(text);
    return JSON.stringify({
      ...rest,
      data: data?.title ? { ...data, title: { ...data.title, name } } : data,
    });
  },
});

const NAMES: readonly (readonly [what: string, name: string])[] = [
  ['2,000 letters', 'Walkout'.repeat(300)],
  ['markup and script', '<img src=x onerror="document.title=\'taken\'"><script>alert(1)</script>'],
  ['emoji and right-to-left letters', '\u202e👩‍👩‍👧‍👦 نهائي البطولة 🥊'],
];

for (const [what, given] of NAMES) {
  test(`a title whose name is ${what} has a page that is whole, and plays`, async ({
    page,
    fragile: { line, sitePort },
  }) => {
    line.spoil(/^\/graphql/, named(given));
    const name = await openFreeTitle(page, sitePort);
    expect(name).toBe(given);
    await expect(page).not.toHaveTitle('taken');
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWide, 'the page is wider than its window').toBe(false);
    await page.getByRole('button', { name: label('player.playTitle', { title: given }) }).click();
    await expectMoving(page);
  });
}

const STREAMS: readonly (readonly [what: string, parts: object])[] = [
  ['tracks that are none', { audio: [null, {}], text: [{}, 'English', null] }],
  ['a place after the end', { resume: { position: 1e9, at: 'yesterday' } }],
  [
    'parts that are none',
    { resume: { position: -3 }, next: { id: 5 }, heartbeat: { interval: 0 }, live: null },
  ],
  ['thumbnails of another host', { thumbnails: 'https://elsewhere.example/a.vtt', expiresAt: 'x' }],
];

for (const [what, parts] of STREAMS) {
  test(`a stream whose answer has ${what} plays`, async ({ page, fragile: { line, sitePort } }) => {
    const name = await openFreeTitle(page, sitePort);
    line.spoil(STREAM, saying(parts));
    await playButton(page, name).click();
    await expectMoving(page);
    await expect(playerOf(page, name).getByRole('alert')).toHaveCount(0);
  });
}

test('a stream at an address that is none of the media is told, and plays once it is right', async ({
  page,
  fragile: { line, sitePort },
  complaints,
}) => {
  complaints.allow(/Content.Security.Policy|elsewhere\.example/);
  const name = await openFreeTitle(page, sitePort);
  const mend = line.spoil(STREAM, saying({ hls: 'https://elsewhere.example/main.m3u8' }));
  await playButton(page, name).click();
  const told = playerOf(page, name).getByRole('alert');
  await expect(told).toContainText(label('player.failed.network.title'));
  await expect(told.getByRole('button', { name: label('player.retry') })).toBeVisible();
  mend();
  await expectMoving(page);
});

const PATHS: readonly string[] = [
  `/video/${'x'.repeat(3000)}`,
  '/video/%ED%A0%80',
  '/video/%00',
  '/series/..%2f..%2fetc',
  '/playlist/%F0%9F%A5%8A',
  '/interstitial/%3Cscript%3E',
];

test('addresses of titles that cannot be are not found, and lead home', async ({ page }) => {
  for (const path of PATHS) {
    const { status, text } = await source('apex.localhost', path);
    expect([400, 404], `${path.slice(0, 40)} answers ${status}`).toContain(status);
    expect(text, path.slice(0, 40)).not.toContain('<script>alert');
  }
  await open(page, address('apex', '/video/%F0%9F%A5%8A'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/home$/);
});
