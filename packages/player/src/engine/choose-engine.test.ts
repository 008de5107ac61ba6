import { expect, it } from 'vitest';
import { engineFor } from './choose-engine';

it.each([
  ['hls', { mediaSource: true, playlists: false }],
  ['hls', { mediaSource: true, playlists: true }],
  ['native', { mediaSource: false, playlists: true }],
  [null, { mediaSource: false, playlists: false }],
])('engineFor chooses %s for %o', (engine, abilities) => {
  expect(engineFor(abilities)).toBe(engine);
});
