import { afterEach, describe, expect, it, vi } from 'vitest';
import { OriginError } from './origin-error';
import { readAnswer, readEach } from './read-answer';

afterEach(() => vi.restoreAllMocks());

interface Named {
  name: { text: string };
}

/** Items as an origin may answer them that breaks the contract. */
const items = (json: string): Named[] => JSON.parse(json);
const textOf = ({ name }: Named) => name.text.toUpperCase();
const bug = () => {
  throw new Error('A bug of ours.');
};

describe('readEach', () => {
  it.each([
    ['null', 'null'],
    ['an item without a field', '{}'],
    ['a field of another type', '{"name":{"text":7}}'],
  ])('leaves out %s, says so in the console, and reads the others', (_what, bad) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const list = items(`[{"name":{"text":"a"}},${bad},{"name":{"text":"b"}}]`);
    expect(readEach(list, textOf)).toEqual(['A', 'B']);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('leaves out an item whose time is none', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(readEach(['soon', '2026-11-27'], (text) => new Date(text).toISOString())).toEqual([
      '2026-11-27T00:00:00.000Z',
    ]);
  });

  it('hides no other error', () => {
    expect(() => readEach([1], bug)).toThrow('A bug of ours.');
  });
});

describe('readAnswer', () => {
  it('gives what was read', () => expect(readAnswer(() => 7)).toBe(7));

  it('makes a malformed answer of one that lacks a part further in', () => {
    const [bad] = items('[{}]');
    const read = () => readAnswer(() => bad && textOf(bad));
    expect(read).toThrow(OriginError);
    expect(read).toThrow(expect.objectContaining({ kind: 'malformed', code: 'MALFORMED' }));
  });

  it('hides no other error', () => expect(() => readAnswer(bug)).toThrow('A bug of ours.'));
});
