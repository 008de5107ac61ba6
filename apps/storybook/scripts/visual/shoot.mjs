/** @import { BrowserContextOptions, Page } from 'playwright' */
/** @import { Picture } from '../check/part.mjs' */
import { pictureFormats } from '@marquee/test-browser/compare';
import { openStory } from '../check/show-story.mjs';

/** Saturday evening, for every picture. */
export const NOW = new Date('2026-11-21T20:00:00+01:00');
/** Nothing on a sheet needs more; a page that has no end must not make a picture without one. */
const TALLEST = 9000;

/** @type {BrowserContextOptions} */
export const pageOptions = { timezoneId: 'Europe/Madrid', colorScheme: 'light' };

/**
 * A story's picture as it is kept. The encoder always does the same with the same picture, so two pictures are equal exactly
 * when their files are.
 * @param {Page} page
 * @param {string} address
 * @param {Picture} picture
 */
export async function shoot(page, address, picture) {
  await page.clock.setFixedTime(NOW);
  await page.mouse.move(0, 0);
  const problems = await openStory(page, address, picture);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return take(page, picture);
}

/**
 * The picture of a story that is open.
 * @param {Page} page
 * @param {Picture} picture
 */
export async function take(page, picture) {
  const [width, height] = picture.look.viewport;
  const content = await page.evaluate(measure, picture.look.above);
  const tall = Math.min(
    TALLEST,
    picture.look.whole ? content.page : Math.max(content.page, height),
  );
  // all is in sight: what loads or draws itself only when it is seen, does so now
  await page.setViewportSize({ width, height: tall });
  await settle(page);
  const clip = {
    x: 0,
    y: 0,
    width,
    height: picture.look.whole || content.covered ? tall : Math.min(tall, content.end),
  };
  const shot = await page.screenshot({ clip, animations: 'disabled' });
  return keptAs(picture).encode(shot);
}

/**
 * Sheets are large, and are kept smaller.
 * @param {Picture} picture
 */
const keptAs = ({ look }) => (look.whole ? pictureFormats.small : pictureFormats.exact);

/**
 * The name of the file that a picture is kept in.
 * @param {Picture} picture
 */
export const fileOf = (picture) => `${picture.file}.${keptAs(picture).extension}`;

/**
 * How far down a story reaches, or what of it stands above an element; and whether something covers the page it stands on.
 * @param {string} [above]
 */
function measure(above) {
  const root = document.querySelector('#storybook-root');
  const { bottom } = root?.getBoundingClientRect() ?? { bottom: 0 };
  const covered = [
    ...document.querySelectorAll(
      'dialog[open],:popover-open,[data-radix-popper-content-wrapper],[role=dialog],[role=status]',
    ),
  ].some(
    (element) => element.checkVisibility() && !element.closest('#storybook-root > * [role=status]'),
  );
  const padding = Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd);
  return {
    page: document.documentElement.scrollHeight,
    end: above
      ? Math.floor(document.querySelector(above)?.getBoundingClientRect().top ?? bottom)
      : Math.ceil(bottom + padding),
    covered:
      covered ||
      [...document.querySelectorAll('#storybook-root *')].some(
        (element) => getComputedStyle(element).position === 'fixed',
      ),
  };
}

/**
 * Fonts, pictures and inner frames are there, and two frames have been drawn since.
 * @param {Page} page
 */
async function settle(page) {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    // a story's own frame may hold somebody else's page, which says nothing of stories
    if (frame !== page.mainFrame() && frame.url().startsWith(`${origin}/`)) {
      await frame.waitForFunction(
        () => window.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished'),
        null,
        { timeout: 30_000 },
      );
    }
    await frame.evaluate(async () => {
      const drawn = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await drawn();
      await document.fonts.ready;
      /** @param {HTMLImageElement} image */
      const come = (image) => {
        // what waits to be scrolled to is wanted as well
        image.loading = 'eager';
        if (image.complete) return undefined;
        return new Promise((done) => {
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
        });
      };
      const images = [...document.images];
      await Promise.all(images.map(come));
      // one that cannot be decoded is seen as such in the picture
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await drawn();
    });
  }
}
