import type { Fault } from '../counterparts/faulty-line';
import { endOf, FAULTS, faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf, secondOf } from '../journey/player';
import { expect, test } from '../journey/test';

const STREAM = /\/stream\/vod\//;
/** Segments of a title after its first three minutes. */
const LATER = /^\/media\/.*\/(9|1\d)\d\.m4s/;
const SEGMENT = /^\/media\/.*\.m4s/;

/** Longer than a page waits for an answer, in milliseconds. */
const TOO_LONG = 11_000;

const instead = (status: number, body: string, headers?: Record<string, string>): Fault => ({
  kind: 'instead',
  status,
  body,
  headers,
});

/** What only another try can mend. */
const WRONG: readonly (readonly [what: string, fault: Fault])[] = [
  ['breaks', FAULTS.breaks],
  ['is closed for a while', instead(503, '{}', { 'retry-after': '60' })],
  ['is asked too often', instead(429, '{}', { 'retry-after': '60' })],
  ['answers a page of HTML', FAULTS['talks nonsense']],
  ['answers nothing', instead(200, '')],
  ['answers half of it', instead(200, '{"id":"walkouts","kind":"vo')],
  ['answers another shape', instead(200, '{"hello":"world"}')],
  ['refuses for a reason that is unknown', instead(403, '{"code":"MOON_PHASE"}')],
];

test.beforeEach(({ complaints }) => {
  complaints.allow(faultNoise);
  complaints.allow(/status of 4\d\d/);
});
test.afterEach(({ fragile }) => fragile.line.mend());

test('a stream call that goes wrong tells the viewer each time, and plays at the next try', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  const player = playerOf(page, name);
  const retry = player.getByRole('button', { name: label('player.retry') });
  let ask = () => playButton(page, name).click();
  for (const [what, fault] of WRONG) {
    const mend = line.spoil(STREAM, fault);
    const ended = endOf(page, STREAM);
    await ask();
    await ended;
    const told = player.getByRole('alert');
    await expect(told, `an origin that ${what}`).toContainText(label('player.failed.call.title'));
    await expect(told).toContainText(label('player.failed.call.text'));
    ask = () => retry.click();
    mend();
  }
  await retry.click();
  await expectMoving(page);
});

test('a stream call without an answer is told as that, and the title plays by itself once there is one', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  const told = playerOf(page, name).getByRole('alert');
  const mend = line.spoil(STREAM, FAULTS.disappears);
  await playButton(page, name).click();
  // The browser is online: nobody is told that they are not.
  await expect(told).toContainText(label('player.failed.network.title'));
  await expect(told).toContainText(label('player.failed.network.text'));
  await expect(told.getByRole('button', { name: label('player.retry') })).toBeVisible();
  mend();
  await expectMoving(page);
  await expect(told).toHaveCount(0);
});

test('a stream call that takes for ever ends in words, and the title plays by itself once it is answered', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  const told = playerOf(page, name).getByRole('alert');
  await page.clock.install();
  const mend = line.spoil(STREAM, FAULTS.hangs);
  const begun = page.waitForRequest((request) => STREAM.test(request.url()));
  await playButton(page, name).click();
  await begun;
  await page.clock.fastForward(TOO_LONG);
  await expect(told).toContainText(label('player.failed.network.title'));
  mend();
  await expectMoving(page);
});

test('addresses that expire are asked for anew, and a failure there loses no place', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  const renew = line.spoil(LATER, { kind: 'with', header: 'x-media-fault', value: 'expired=0' });
  // A fast connection would load all of a short title ahead, and nothing would have to be asked for.
  const hurry = line.spoil(SEGMENT, { kind: 'delay', ms: 800 });
  await playButton(page, name).click();
  await expectMoving(page);
  // Another one would be begun anew.
  await expect.poll(() => secondOf(page)).toBeGreaterThan(4);
  const before = await secondOf(page);
  const mend = line.spoil(STREAM, FAULTS.breaks);
  // To 30 %, which is not loaded yet.
  await playerOf(page, name).focus();
  await page.keyboard.press('3');
  const told = playerOf(page, name).getByRole('alert');
  await expect(told).toContainText(label('player.failed.call.title'));
  renew();
  hurry();
  mend();
  await told.getByRole('button', { name: label('player.retry') }).click();
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThan(before);
  expect(await secondOf(page)).toBeGreaterThan(180);
});
