import { describe, expect, it } from 'vitest';
import { type Arrival, beginsByItself } from './begins-by-itself';

const byLink: Arrival = {
  autoplay: 'muted',
  navigation: 'PUSH',
  reducedMotion: false,
  saveData: false,
};

describe('beginsByItself', () => {
  it.each<[string, Partial<Arrival>, boolean]>([
    ['by a link of the site', {}, true],
    ['with sound where the realm has it so', { autoplay: 'sound' }, true],
    ['not where the realm has it off', { autoplay: 'off' }, false],
    ['not on a first page, nor on the way back', { navigation: 'POP' }, false],
    ['not where the site itself sent the viewer on', { navigation: 'REPLACE' }, false],
    ['not where less motion is asked for', { reducedMotion: true }, false],
    ['not where data is saved', { saveData: true }, false],
  ])('a title begins %s', (_, change, begins) => {
    expect(beginsByItself({ ...byLink, ...change })).toBe(begins);
  });
});
