import { describe, expect, it } from 'vitest';
import { isFrom, mediaHosts } from './media-hosts';

describe('mediaHosts', () => {
  it('has the origin’s own host and those that the realm names', () => {
    const origin = { address: 'https://origin.example', media: ['https://media.example'] };
    expect(mediaHosts(origin)).toEqual(['https://origin.example', 'https://media.example']);
    expect(mediaHosts({ address: 'https://origin.example' })).toEqual(['https://origin.example']);
  });
});

describe('isFrom', () => {
  const hosts = ['https://origin.example', 'https://media.example:8443'];

  it.each([
    ['https://origin.example/text-en.vtt', true],
    ['https://media.example:8443/a/b.vtt?c', true],
    ['https://media.example/a/b.vtt', false],
    ['http://origin.example/text-en.vtt', false],
    ['https://origin.example.elsewhere.example/', false],
    ['text-en.vtt', false],
    ['', false],
  ])('%j: %s', (address, is) => {
    expect(isFrom(address, hosts)).toBe(is);
  });

  it('is of no host where there is none, or one that cannot be read', () => {
    expect(isFrom('https://origin.example/', [])).toBe(false);
    expect(isFrom('origin', ['origin'])).toBe(false);
    expect(isFrom('https://origin.example/', ['origin', 'https://origin.example'])).toBe(true);
  });
});
