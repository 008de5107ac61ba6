import { describe, expect, it } from 'vitest';
import { type BarReading, barWords, type Words } from './time-words';

const write = (seconds: number) => `${seconds} s`;

describe('barWords', () => {
  it.each<[string, BarReading, Words]>([
    [
      'the position and the length of a title on demand',
      { of: 'vod', position: 3720, length: 7200 },
      { key: 'player.time.of', values: { position: '3720 s', length: '7200 s' } },
    ],
    [
      'the chapter, too, where there is one',
      { of: 'vod', position: 3720, length: 7200, chapter: 'The opening' },
      {
        key: 'player.time.ofIn',
        values: { position: '3720 s', length: '7200 s', chapter: 'The opening' },
      },
    ],
    [
      'no position after the end',
      { of: 'vod', position: 7201, length: 7200 },
      { key: 'player.time.of', values: { position: '7200 s', length: '7200 s' } },
    ],
    [
      'that it is live',
      { of: 'live', isLive: true, behind: 7 },
      { key: 'player.time.live', values: {} },
    ],
    [
      'how far it is behind',
      { of: 'live', isLive: false, behind: 720 },
      { key: 'player.time.behind', values: { behind: '720 s' } },
    ],
  ])('says %s', (_what, reading, words) => {
    expect(barWords(reading, write)).toEqual(words);
  });
});
