/** @import { Page } from 'playwright' */

const PATIENCE_MS = 30_000;

/** @typedef {{ id: string, look: import('./part.mjs').Look, still?: boolean }} Shown `still`: without its play function */

/**
 * An embedded story does not run its play function.
 * @param {string} origin
 * @param {Shown} shown
 */
const address = (origin, { id, look, still }) =>
  `${origin}/iframe.html?viewMode=story${still ? '&embed=true' : ''}&id=${id}&globals=a11y.manual:!true;${look.globals}`;

/**
 * Opens a story in a page of its own. Resolves when it is rendered and its play function has run
 * (unless it is `still`); see `endOf`.
 * @param {Page} page
 * @param {string} origin
 * @param {Shown} shown
 */
export async function openStory(page, origin, { id, look, still }) {
  const [width, height] = look.viewport;
  await page.setViewportSize({ width, height });
  await page.goto(address(origin, { id, look, still }));
  return endOf(page, id);
}

/**
 * Shows the next story in the open page, without reloading it: much quicker.
 * @param {Page} page
 * @param {{ id: string }} story
 */
export async function nextStory(page, { id }) {
  await page.evaluate((storyId) => {
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) throw new Error('The page shows no story yet.');
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return endOf(page, id);
}

/**
 * The problems of a story, by Storybook's own events: of its render, of its play function, or
 * during that.
 * @param {Page} page
 * @param {string} id
 * @returns {Promise<string[]>}
 */
async function endOf(page, id) {
  const said = await page.waitForFunction(
    (storyId) => {
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      /** @type {(event: 'playFunctionThrewException' | 'storyErrored' | 'storyThrewException') => StorybookFault | undefined} */
      const faultOf = (event) => channel?.last(event)?.[0];
      // a frame inside the story sends events on the same channel, and its own story may be missing
      const failed = document.body.matches('.sb-show-errordisplay,.sb-show-nopreview');
      if (failed && channel?.last('storyMissing')) return ['there is no such story'];
      const finished = channel?.last('storyFinished')?.[0];
      if (finished?.storyId !== storyId) return null;
      /** @param {StorybookFault} [fault] */
      const why = (fault) =>
        fault ? `${fault.message ?? fault.title ?? ''} ${fault.description ?? ''}` : '';
      // a play function may fail in a story that finishes well, since it was rendered
      const played = faultOf('playFunctionThrewException');
      if (finished.status === 'success' && !played) return [];
      return [
        played ? `play: ${why(played)}` : why(faultOf('storyThrewException')),
        why(faultOf('storyErrored')),
        ...(channel?.last('unhandledErrorsWhilePlaying')?.[0] ?? []).map(
          (error) => `while playing: ${why(error)}`,
        ),
      ].filter(Boolean);
    },
    id,
    { timeout: PATIENCE_MS, polling: 50 },
  );
  const problems = await said.jsonValue();
  await page.evaluate(() => document.fonts.ready);
  return problems ?? [];
}
