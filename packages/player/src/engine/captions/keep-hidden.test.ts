import { expect, it } from 'vitest';
import { keepHidden } from './keep-hidden';

type Track = Pick<TextTrack, 'kind' | 'mode'>;

/** Text tracks as a `video` has them. */
function tracksOf(...tracks: Track[]) {
  const list = Object.assign(new EventTarget(), { [Symbol.iterator]: () => tracks.values() });
  return {
    list,
    change: () => list.dispatchEvent(new Event('change')),
    modes: () => tracks.map(({ mode }) => mode),
  };
}

it('P5 a language that is chosen in the system’s list stays chosen, and the page draws it', () => {
  const { list, change, modes } = tracksOf(
    { kind: 'subtitles', mode: 'disabled' },
    { kind: 'captions', mode: 'showing' },
  );
  const stop = keepHidden(list, () => false);
  change();
  expect(modes()).toEqual(['disabled', 'hidden']);
  stop();
});

it('leaves captions to the browser where it is to draw them, as in picture in picture', () => {
  const { list, change, modes } = tracksOf({ kind: 'captions', mode: 'showing' });
  let isDrawn = true;
  const stop = keepHidden(list, () => isDrawn);
  change();
  expect(modes()).toEqual(['showing']);
  stop();
  isDrawn = false;
  change();
  expect(modes()).toEqual(['showing']);
});
