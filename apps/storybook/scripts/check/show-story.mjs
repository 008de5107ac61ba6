const PATIENCE_MS = 30_000;

/** An embedded story does not play. */
const address = (origin, { id, look, still }) =>
  `${origin}/iframe.html?viewMode=story${still ? '&embed=true' : ''}&id=${id}&globals=a11y.manual:!true;${look.globals}`;

/** Opens a story in a page of its own. Resolves when it is drawn and has played (unless it is `still`); see `endOf`. */
export async function openStory(page, origin, { id, look, still }) {
  const [width, height] = look.viewport;
  await page.setViewportSize({ width, height });
  await page.goto(address(origin, { id, look, still }));
  return endOf(page, id);
}

/** The next story in the page that is open, without loading anything again: much quicker. */
export async function nextStory(page, { id }) {
  await page.evaluate((storyId) => {
    scrollTo(0, 0);
    localStorage.clear();
    sessionStorage.clear();
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, id);
  return endOf(page, id);
}

/** What went wrong, by Storybook's own events: in drawing it, in its play function, or while that played. */
async function endOf(page, id) {
  const said = await page.waitForFunction(
    (storyId) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const last = (event) => channel?.last(event)?.[0];
      // a frame inside the story speaks on the same channel: what is missing may be missing there
      const failed = document.body.matches('.sb-show-errordisplay,.sb-show-nopreview');
      if (failed && channel?.last('storyMissing')) return ['there is no such story'];
      const finished = last('storyFinished');
      if (finished?.storyId !== storyId) return null;
      const why = (error) =>
        error && `${error.message ?? error.title ?? ''} ${error.description ?? ''}`;
      // a play function may fail in a story that finishes well: it is drawn, after all
      const played = last('playFunctionThrewException');
      if (finished.status === 'success' && !played) return [];
      return [
        played ? `play: ${why(played)}` : why(last('storyThrewException')),
        why(last('storyErrored')),
        ...(last('unhandledErrorsWhilePlaying') ?? []).map(
          (error) => `while playing: ${why(error)}`,
        ),
      ].filter(Boolean);
    },
    id,
    { timeout: PATIENCE_MS, polling: 50 },
  );
  const problems = await said.jsonValue();
  await page.evaluate(() => document.fonts.ready);
  return problems;
}
