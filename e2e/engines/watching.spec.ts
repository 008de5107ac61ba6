import { frameNumberOf } from '@marquee/artwork/clips';
import { readSquares, stripOf } from '../journey/frames';
import { label } from '../journey/labels';
import { viewer } from '../journey/sign-in';
import type { Tab } from './engine';
import { focused, path, places, shows, textOf } from './pages';
import { expect, open, ready, test } from './test';

const en = places('en');

/** The number of the frame that the page's player shows, read from its pixels. */
async function shownFrame(tab: Tab): Promise<number | null> {
  const squares = await tab.evaluate(readSquares, stripOf());
  return (squares && frameNumberOf(squares)?.frame) ?? null;
}

async function expectMoving(tab: Tab): Promise<void> {
  const seen = new Set<number>();
  const different = async () => {
    const frame = await shownFrame(tab);
    if (frame !== null) seen.add(frame);
    return seen.size;
  };
  await expect.poll(different, 'different frames').toBeGreaterThan(2);
}

/** Whether this engine decodes the sample clips, as it says itself. */
const decodes = (tab: Tab) =>
  tab.evaluate(() => {
    const kind = 'video/mp4; codecs="avc1.42E01E,mp4a.40.2"';
    return window.MediaSource?.isTypeSupported(kind) === true;
  });

const alert = (title: string) => ({
  css: `section[aria-label="${label('player.name', { title })}"] [role="alert"]`,
});

test('a viewer goes from a card to its page, plays, pauses and goes back', async ({ tab, at }) => {
  await open(tab, at('apex', '/login'));
  await tab.type(en.identifier, viewer.id);
  await tab.type(en.secret, viewer.secret);
  await tab.click(en.submit);
  await expect.poll(() => path(tab)).toBe('/home');
  const card = 'main li a[href^="/video/"]';
  await expect.poll(() => shows(tab, { css: card })).toBe(true);
  const title = (await textOf(tab, { css: card })).trim();
  await tab.click({ css: card, name: title });
  await expect.poll(() => textOf(tab, { css: 'main h1' })).toBe(title);

  await tab.click({ css: 'main button', name: label('player.playTitle', { title }) });
  if (!(await decodes(tab))) {
    await expect
      .poll(() => textOf(tab, alert(title)))
      .toContain(label('player.failed.unsupported.title'));
    return;
  }
  await expectMoving(tab);
  // The button that was pressed is gone; the focus is in the player, whose keys work.
  await expect.poll(() => focused(tab)).toBe(label('player.name', { title }));
  await tab.press('Space');
  const play = { css: 'main [role="group"] button', name: label('player.play') };
  await expect.poll(() => shows(tab, play)).toBe(true);
  expect(await tab.evaluate(() => document.querySelector('video')?.paused)).toBe(true);
  await tab.click(play);
  await expectMoving(tab);
  await tab.press('Space');
  await expect.poll(() => shows(tab, play)).toBe(true);

  await tab.evaluate(() => history.back());
  await expect.poll(() => path(tab)).toBe('/home');
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('video').length)).toBe(0);
});

test('an engine that decodes nothing is told so, on a page that stays whole', async ({
  tab,
  at,
  slow,
}) => {
  const release = slow.spoil(/^\/code\//, { kind: 'hold' });
  await tab.open(at('apex', '/video/walkouts'));
  await tab.evaluate(() => {
    Reflect.deleteProperty(window, 'MediaSource');
    Reflect.deleteProperty(window, 'ManagedMediaSource');
    HTMLVideoElement.prototype.canPlayType = () => '';
  });
  release();
  await ready(tab);
  const title = await textOf(tab, { css: 'main h1' });
  await tab.click({ css: 'main button', name: label('player.playTitle', { title }) });
  await expect
    .poll(() => textOf(tab, alert(title)))
    .toContain(label('player.failed.unsupported.title'));
  expect(await textOf(tab, alert(title))).toContain(label('player.failed.unsupported.text'));
  await tab.click({ css: 'header a[href="/home"]' });
  await expect.poll(() => path(tab)).toBe('/home');
});
