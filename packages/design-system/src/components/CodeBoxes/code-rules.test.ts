import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsUnreadable } from '../../digits';
import { boxAfterKey, boxAt, boxesOf, boxUnder, writeCode } from './code-rules';

const sizes = fc
  .integer({ min: 1, max: 8 })
  .chain((length) => fc.record({ length: fc.constant(length), filled: fc.nat(length) }));

describe('writeCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['G-123456', '123456'],
    ['Your code: 12 34 56.', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['1234567', '123456'],
    ['12', '12'],
    ['none', ''],
  ])('reads "%s" as "%s"', (raw, code) => {
    expect(writeCode(raw, 6)).toBe(code);
  });

  it.each([
    ['12 34-56.', undefined, false],
    ['١٢३４', undefined, false],
    ['\u200f12\u200e', undefined, false],
    ['12a', undefined, true],
    ['12①', undefined, true],
    ['12😀', undefined, true],
    ['bcd-f', 'BCDF', false],
    ['ｂc', 'BCDF', false],
    ['bce', 'BCDF', true],
    ['bc1', 'BCDF', true],
    ['bc١', 'BC1', false],
  ])('finds unreadable characters: "%s" in letters %s: %s', (text, letters, found) => {
    expect(holdsUnreadable(text, letters)).toBe(found);
  });

  it('keeps digits, never more than there are boxes', () => {
    fc.assert(
      fc.property(fc.string(), sizes, (raw, { length }) => {
        expect(writeCode(raw, length)).toMatch(new RegExp(`^\\d{0,${length}}$`));
      }),
    );
  });
});

describe('the caret of code boxes', () => {
  it('is in one box: on its digit, or in the first empty one', () => {
    expect(boxAt(0, 0, 4)).toEqual({ from: 0, to: 0 });
    expect(boxAt(1, 3, 4)).toEqual({ from: 1, to: 2 });
    expect(boxAt(3, 3, 4)).toEqual({ from: 3, to: 3 });
    expect(boxAt(4, 4, 4)).toEqual({ from: 3, to: 4 });
    expect(boxAt(9, 2, 4)).toEqual({ from: 2, to: 2 });
  });

  it('always leaves exactly one box active', () => {
    fc.assert(
      fc.property(sizes, fc.integer({ min: -3, max: 12 }), ({ length, filled }, at) => {
        const range = boxAt(at, filled, length);
        const boxes = boxesOf('123456789'.slice(0, filled), length, range);
        expect(boxes.filter(({ active }) => active)).toHaveLength(1);
      }),
    );
  });

  it('moves on and back by one, and never past the first empty box', () => {
    fc.assert(
      fc.property(sizes, fc.nat(8), ({ length, filled }, at) => {
        const { from } = boxAt(at, filled, length);
        const right = boxAfterKey('ArrowRight', from, filled, length)?.from ?? -1;
        expect(right).toBe(Math.min(from + 1, filled, length - 1));
        if (right > from) expect(boxAfterKey('ArrowLeft', right, filled, length)?.from).toBe(from);
      }),
    );
  });

  it.each([
    ['Home', 0],
    ['ArrowUp', 0],
    ['End', 3],
    ['ArrowDown', 3],
  ])('moves on %s to box %i', (key, from) => {
    expect(boxAfterKey(key, 2, 3, 6)?.from).toBe(from);
  });

  it('leaves other keys to the browser', () => {
    expect(boxAfterKey('Backspace', 2, 3, 6)).toBeNull();
    expect(boxAfterKey('5', 2, 3, 6)).toBeNull();
  });

  it('moves to the box that is pressed, or the first empty one', () => {
    expect(boxUnder(0.5, 6, 6)).toEqual({ from: 3, to: 4 });
    expect(boxUnder(0.99, 2, 6)).toEqual({ from: 2, to: 2 });
    expect(boxUnder(0, 2, 6)).toEqual({ from: 0, to: 1 });
  });
});

describe('boxesOf', () => {
  it('shows a whole selection', () => {
    const active = boxesOf('1234', 6, { from: 0, to: 4 }).map((box) => box.active);
    expect(active).toEqual([true, true, true, true, false, false]);
  });

  it('shows no caret without focus', () => {
    expect(boxesOf('12', 4, null).some(({ active }) => active)).toBe(false);
  });
});
