import { describe, expect, it } from 'vitest';
import { durationInWords } from './duration-in-words';

describe('durationInWords', () => {
  it.each([
    [3720, 'en', '1 hour 2 minutes'],
    [7200, 'en', '2 hours'],
    [725, 'en', '12 minutes'],
    [59.9, 'en', '59 seconds'],
    [0, 'en', '0 seconds'],
    [-3, 'en', '0 seconds'],
    [3660, 'es', '1 hora 1 minuto'],
    [7260, 'pt', '2 horas 1 minuto'],
    [120, 'ar', 'دقيقتان'],
  ])('writes %d seconds in %s as %s', (seconds, locale, words) => {
    expect(durationInWords(seconds, locale)).toBe(words);
  });
});
