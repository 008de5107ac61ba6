/** @import { BrowserContextOptions, Page } from 'playwright' */
/** @import { Picture } from '../check/part.mjs' */
import { pictureFormats } from '@marquee/test-browser/compare';
import { openStory } from '../check/show-story.mjs';

/** Saturday evening, for every picture. */
const NOW = new Date('2026-11-21T20:00:00+01:00');
/** No sheet is higher; this limits a page that grows without end. */
const TALLEST = 9000;

/** @type {BrowserContextOptions} */
export const pageOptions = { timezoneId: 'Europe/Madrid', colorScheme: 'light' };

/**
 * Takes the picture of a story in the form in which it is stored. The encoder is deterministic, so
 * two pictures are equal exactly when their files are.
 * @param {Page} page
 * @param {string} address
 * @param {Picture} picture
 */
export async function shoot(page, address, picture) {
  await page.clock.setFixedTime(NOW);
  await page.mouse.move(0, 0);
  await forget(page);
  const problems = await openStory(page, address, picture);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return take(page, picture);
}

/**
 * Clears what the story before has stored.
 * @param {Page} page
 */
async function forget(page) {
  if (page.url() === 'about:blank') return;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/**
 * Takes the picture of an open story.
 * @param {Page} page
 * @param {Picture} picture
 */
async function take(page, picture) {
  const [width, height] = picture.look.viewport;
  const content = await page.evaluate(measure, picture.look.above);
  const tall = Math.min(
    TALLEST,
    picture.look.whole ? content.page : Math.max(content.page, height),
  );
  // the whole page is in the window, so that content that loads or animates in view does so now
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
 * The scale of a picture: sheets are large, and stored smaller.
 * @param {Picture} picture
 */
const keptAs = ({ look }) => (look.whole ? pictureFormats.small : pictureFormats.exact);

/**
 * The name of the file of a picture.
 * @param {Picture} picture
 */
export const fileOf = (picture) => `${picture.file}.${keptAs(picture).extension}`;

/**
 * The height of a story, or of its part above an element; and whether an overlay covers the page.
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
 * Waits for fonts, pictures and inner frames, and for two frames rendered after them.
 * @param {Page} page
 */
async function settle(page) {
  const { origin } = new URL(page.url());
  for (const frame of page.frames()) {
    // the frame of a story may show another site's page, which has no stories
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
        // lazy pictures are wanted as well
        image.loading = 'eager';
        if (image.complete) return undefined;
        return new Promise((done) => {
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
        });
      };
      const images = [...document.images];
      await Promise.all(images.map(come));
      // a picture that cannot be decoded is visible as such
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      await drawn();
    });
  }
}
