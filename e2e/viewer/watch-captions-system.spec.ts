import { openBareEngine, sampleClip } from '../journey/bare-engine';
import { expect, test } from '../journey/test';
import { textStream } from '../journey/text-stream';

const said = (text: string) => `WEBVTT\n\n00:00:00.000 --> 00:00:24.000\n${text}\n`;

test('P5 a language that is chosen in the system’s list is the engine’s, and is left to the page to draw', async ({
  page,
}) => {
  await openBareEngine(
    page,
    textStream(await sampleClip('crowd/180'), [
      { name: 'English', files: [said('yes')] },
      { name: 'Spanish', files: [said('sí')] },
    ]),
  );
  await page.evaluate(() => window.bareEngine.engine.load('/main.m3u8', { from: 0 }));
  const chosen = () => page.evaluate(() => window.bareEngine.engine.tracks().text);
  const modes = () =>
    page.evaluate(() =>
      Object.fromEntries(
        [...window.bareEngine.video.textTracks]
          .filter(({ kind }) => kind === 'subtitles')
          .map(({ label, mode }) => [label, mode]),
      ),
    );
  await expect
    .poll(() => page.evaluate(() => window.bareEngine.engine.tracks().texts.length))
    .toBe(2);
  await page.evaluate(() => window.bareEngine.engine.choose('text', 'English'));
  await expect.poll(chosen).toBe('English');
  await expect.poll(modes).toEqual({ English: 'hidden', Spanish: 'disabled' });

  await page.evaluate(() => {
    for (const track of window.bareEngine.video.textTracks)
      track.mode = track.label === 'Spanish' ? 'showing' : 'disabled';
  });
  await expect.poll(chosen).toBe('Spanish');
  await expect.poll(modes).toEqual({ English: 'disabled', Spanish: 'hidden' });
});
