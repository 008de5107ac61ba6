import { describe, expect, it } from 'vitest';
import { shownTranscript, transcriptsOf } from './transcripts';

const english = { id: 'English', language: 'en', kind: 'captions', file: '/en.vtt' } as const;
const spanish = { id: 'Español', language: 'es', kind: 'subtitles', file: '/es.vtt' } as const;

describe('transcriptsOf', () => {
  it('has captions and subtitles that are there as a whole', () => {
    expect(transcriptsOf([english, spanish])).toEqual([english, spanish]);
  });

  it.each([
    ['none in a file', { ...english, file: undefined }],
    ['an address of no letters', { ...english, file: '' }],
    ['what is forced', { ...english, kind: 'forced' as const }],
  ])('leaves out %s', (_, text) => {
    expect(transcriptsOf([text, spanish])).toEqual([spanish]);
  });
});

describe('shownTranscript', () => {
  it.each([
    ['the one that the viewer wants', 'Español', 'en', spanish],
    ['one in the language of the page', null, 'es-MX', spanish],
    ['that, where what is wanted is not there', 'Deutsch', 'es', spanish],
    ['the first, where none is in that language', null, 'ar', english],
  ] as const)('is %s', (_, wanted, locale, shown) => {
    expect(shownTranscript([english, spanish], wanted, locale)).toBe(shown);
  });

  it('is none where there is none', () => {
    expect(shownTranscript([], null, 'en')).toBeUndefined();
  });
});
