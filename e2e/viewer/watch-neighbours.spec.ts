import { expectMoving } from '../journey/frames';
import { label } from '../journey/labels';
import { playButton, playerOf, stopWatching } from '../journey/player';
import { HOLDER, signInAs } from '../journey/sample-viewers';
import { address, open } from '../journey/site';
import { expect, test } from '../journey/test';

test('P8 Next and Previous lead from episode to episode, which play on with the same picture', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'apex', HOLDER);
  await open(page, address('apex', '/series/countdown'));
  const heading = page.getByRole('heading', { level: 1 });
  const series = (await heading.textContent()) ?? '';
  await page.getByRole('main').locator('a[href^="/video/"]').first().click();
  await page.waitForURL(/\/video\//);
  await expect(heading).not.toHaveText(series);
  const first = { name: (await heading.textContent()) ?? '', url: page.url() };
  await playButton(page, first.name).click();
  await expectMoving(page);
  await page.locator('video').evaluate((video) => video.setAttribute('data-kept', ''));
  const press = async (name: string, key: string) => {
    await playerOf(page, name).hover();
    await playerOf(page, name)
      .getByRole('button', { name: label(key), exact: true })
      .first()
      .click();
  };
  const previous = playerOf(page, first.name).getByRole('button', {
    name: label('player.previous'),
    exact: true,
  });
  await expect(previous, 'nothing is before the first episode').toHaveCount(0);

  await press(first.name, 'player.next');
  await page.waitForURL((url) => url.href !== first.url);
  await expect(heading).not.toHaveText(first.name);
  const second = (await heading.textContent()) ?? '';
  await expectMoving(page);
  await expect(page.locator('video[data-kept]')).toHaveCount(1);

  await press(second, 'player.previous');
  await page.waitForURL(first.url);
  await expect(heading).toHaveText(first.name);
  await expectMoving(page);
  await expect(page.locator('video[data-kept]')).toHaveCount(1);
  await stopWatching(page);
});
