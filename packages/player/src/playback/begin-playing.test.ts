import { describe, expect, it } from 'vitest';
import { beginPlaying } from './begin-playing';

/** A `video` whose browser answers each call of `play` in turn: with an error's name, or by playing. */
function video(...answers: (string | null)[]) {
  return {
    muted: false,
    async play() {
      const name = answers.shift();
      if (name) throw new DOMException('refused', name);
    },
  };
}

describe('beginPlaying', () => {
  it.each([
    ['plays with sound', [null], 'playing', false],
    ['plays without sound where it may not have any', ['NotAllowedError', null], 'muted', true],
    [
      'waits for a press when that is refused too',
      ['NotAllowedError', 'NotAllowedError'],
      'refused',
      false,
    ],
    ['says that nothing can be played', ['NotSupportedError'], 'unsupported', false],
    ['does nothing when something else began', ['AbortError'], 'given up', false],
  ])('%s', async (_what, answers, begun, muted) => {
    const one = video(...answers);
    expect(await beginPlaying(one)).toBe(begun);
    expect(one.muted).toBe(muted);
  });

  it('hides no other error', async () => {
    await expect(beginPlaying(video('SyntaxError'))).rejects.toThrow('refused');
  });
});
