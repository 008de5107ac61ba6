import { expect, it } from 'vitest';
import { preferencesOf } from './preferences-of';

it('[2.3-31] autoAdvance defaults to true, and [2.3-32] muted does', () => {
  expect(preferencesOf({})).toMatchObject({ autoAdvance: true, muted: true });
});

it('keeps what the viewer saved, also what is off, and no language that is null', () => {
  const saved = { autoAdvance: false, muted: false, language: null, audioLanguage: 'es' };
  expect(preferencesOf(saved)).toEqual({
    autoAdvance: false,
    muted: false,
    audioLanguage: 'es',
    videoBackgroundAutoPlay: true,
    videoBackgroundAutoPlayAudio: false,
    pluginAccessTokens: {},
  });
});
