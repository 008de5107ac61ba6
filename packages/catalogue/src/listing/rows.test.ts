import { describe, expect, it } from 'vitest';
import { joinRows, newRows, type Rows } from './rows';

const page = (ids: string, after: string | null = null): Rows<{ id: string }> => ({
  rows: ids.split(' ').map((id) => ({ id })),
  after,
});

describe('joinRows', () => {
  it('gives the first page where nothing was loaded after it', () => {
    const first = page('a b', 'b');
    expect(joinRows(first, undefined)).toBe(first);
  });

  it('adds what was loaded later, and goes on after that', () => {
    expect(joinRows(page('a b', 'b'), page('c d', 'd'))).toEqual(page('a b c d', 'd'));
  });

  it('shows a row once that has moved into the first page', () => {
    expect(joinRows(page('a c', 'c'), page('c d'))).toEqual(page('a c d'));
  });
});

describe('newRows', () => {
  it('leaves out what the list has', () => {
    expect(newRows(page('a b').rows, page('b c').rows)).toEqual([{ id: 'c' }]);
  });
});
