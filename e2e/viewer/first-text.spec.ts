import type { Page } from '@playwright/test';
import { openBareEngine, sampleClip } from '../journey/bare-engine';
import { expect, test } from '../journey/test';
import { type TextRendition, textStream } from '../journey/text-stream';

const words = (text: string) => `WEBVTT\n\n00:00.000 --> 00:10.000\n${text}\n`;

const NO_WORDS = 'WEBVTT\n\n';

const english: TextRendition = { name: 'English', files: [words('Good evening'), NO_WORDS] };
const spanish: TextRendition = { name: 'Spanish', files: [words('Buenas noches'), NO_WORDS] };

/** Loads a stream and chooses a text in the same moment, as a title begins; resolves once its tracks are known. */
async function begin(page: Page, texts: readonly TextRendition[], id: string | null) {
  await openBareEngine(page, textStream(await sampleClip('crowd/180'), texts));
  await page.evaluate((text) => {
    window.bareEngine.engine.load('/main.m3u8', { from: 0 });
    window.bareEngine.engine.choose('text', text);
  }, id);
  const known = () => page.evaluate(() => window.bareEngine.engine.tracks().texts.length);
  await expect.poll(known, 'the tracks are known').toBe(texts.length);
  const isReady = () => page.evaluate(() => window.bareEngine.video.readyState > 1);
  await expect.poll(isReady, 'the first frame is there').toBe(true);
}

const chosen = (page: Page) => page.evaluate(() => window.bareEngine.engine.tracks().text);

/** The text of the cues that the page has, of tracks that are on. */
const cuesOn = (page: Page) =>
  page.evaluate(() =>
    [...window.bareEngine.video.textTracks]
      .filter(({ mode }) => mode !== 'disabled')
      .flatMap(({ cues }) => [...(cues ?? [])])
      .map((cue) => (cue instanceof VTTCue ? cue.text : '')),
  );

for (const isDefault of [false, true]) {
  test(`a text that is chosen as the stream is loaded is shown, ${isDefault ? 'in place of' : 'without'} one that the playlist prefers`, async ({
    page,
  }) => {
    await begin(page, [{ ...english, isDefault }, spanish], 'Spanish');
    await expect.poll(() => cuesOn(page)).toEqual(['Buenas noches']);
    expect(await chosen(page)).toBe('Spanish');
  });
}

test('no text is shown where none is chosen, also when the playlist prefers one', async ({
  page,
}) => {
  await begin(page, [{ ...english, isDefault: true }, spanish], null);
  expect(await chosen(page)).toBeNull();
  expect(await cuesOn(page)).toEqual([]);
});
