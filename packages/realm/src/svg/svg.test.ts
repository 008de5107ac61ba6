import { describe, expect, it } from 'vitest';
import { HARMLESS } from './corpus/harmless';
import { hostilePictures } from './corpus/hostile';
import { readSvg } from './read-svg';

const aims = { elsewhere: 'http://evil.example', code: 'ran()' };
const pictures = hostilePictures(aims);

describe('the corpus of hostile pictures', () => {
  it('has at least 150 pictures, each with its own name', () => {
    const names = pictures.map(({ kind, name }) => `${kind}: ${name}`);
    expect(pictures.length).toBeGreaterThanOrEqual(150);
    expect(new Set(names).size).toBe(pictures.length);
  });

  it.each(pictures)('has a picture that readSvg refuses, of $kind: $name', ({ bytes }) => {
    expect(readSvg(bytes)).toEqual({ problem: expect.any(String), unsafe: true });
  });
});

describe('the corpus of harmless pictures', () => {
  it('has at least 30 pictures', () => {
    expect(HARMLESS.length).toBeGreaterThanOrEqual(30);
  });

  it.each(HARMLESS)('has a picture that readSvg accepts: %s', (_, text) => {
    expect(readSvg(new TextEncoder().encode(text))).toMatchObject({
      width: expect.any(Number),
      height: expect.any(Number),
    });
  });
});
