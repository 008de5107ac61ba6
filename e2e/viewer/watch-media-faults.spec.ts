import type { Fault } from '../counterparts/faulty-line';
import { FAULTS, faultNoise } from '../journey/faults';
import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { openFreeTitle, playButton, playerOf, secondOf } from '../journey/player';
import { expect, test } from '../journey/test';

const gone: Fault = { kind: 'instead', status: 404, body: '{"code":"NOT_FOUND"}' };
const sandbox = (value: string): Fault => ({ kind: 'with', header: 'x-media-fault', value });

test.beforeEach(({ complaints }) => {
  complaints.allow(faultNoise);
  complaints.allow(/status of 4\d\d/);
});
test.afterEach(({ fragile }) => fragile.line.mend());

test('segments that are missing for ever are gone over, and a viewer who hears the player is told', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  // From the second 4 to the second 8, of every picture and sound.
  line.spoil(/\/[23]\.m4s$/, gone);
  await playButton(page, name).click();
  const player = playerOf(page, name);
  await expect(player.getByRole('status')).toContainText(
    label('player.status.skipped', { length: '4 seconds' }),
    { timeout: 40_000 },
  );
  await expectMoving(page);
  expect(await secondOf(page)).toBeGreaterThan(7.9);
  await expect(player.getByRole('alert')).toHaveCount(0);
});

test('a main playlist that is none is told, and the title plays by itself once it is there', async ({
  page,
  fragile: { line, sitePort },
}) => {
  const name = await openFreeTitle(page, sitePort);
  const mend = line.spoil(/\/main\.m3u8$/, FAULTS['talks nonsense']);
  await playButton(page, name).click();
  const told = playerOf(page, name).getByRole('alert');
  await expect(told).toContainText(label('player.failed.network.title'));
  await expect(told.getByRole('button', { name: label('player.retry') })).toBeVisible();
  mend();
  await expectMoving(page);
});

/** What a viewer does not notice. */
const UNSEEN: readonly (readonly [what: string, path: RegExp, fault: Fault])[] = [
  ['a picture size is gone', /^\/media\//, sandbox('without=360')],
  ['a segment breaks off in its middle once', /\/2\.m4s$/, { kind: 'lose', sent: 'half' }],
  ['segments come as another type than they are', /^\/media\//, sandbox('type')],
  ['playlists of captions are gone', /\/(text|forced)-\w+\/list\.m3u8$/, gone],
  ['captions and thumbnails are gone', /\.vtt$|\/sprite\.webp$/, gone],
];

for (const [what, path, fault] of UNSEEN) {
  test(`a title plays on where ${what}`, async ({ page, fragile: { line, sitePort } }) => {
    const name = await openFreeTitle(page, sitePort);
    line.spoil(path, fault);
    await playButton(page, name).click();
    await expectMoving(page);
    await expect.poll(() => secondOf(page), { timeout: 20_000 }).toBeGreaterThan(6);
    await expect(playerOf(page, name).getByRole('alert')).toHaveCount(0);
  });
}
