import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

const ten = (random: ReturnType<typeof createRandom>) =>
  Array.from({ length: 10 }, () => random.next());

describe('createRandom', () => {
  it('repeats itself for the same parts', () => {
    expect(ten(createRandom('apex', 'apex-64', 7))).toEqual(
      ten(createRandom('apex', 'apex-64', 7)),
    );
  });

  it('gives other numbers for parts that differ in one letter', () => {
    const one = ten(createRandom('apex', 'apex-64', 7));
    const other = ten(createRandom('apex', 'apex-65', 7));
    expect(one.filter((value, index) => value === other[index])).toEqual([]);
  });

  it('forks without moving the stream it came from', () => {
    const plain = createRandom('noor');
    const forked = createRandom('noor');
    ten(forked.fork('scene'));
    expect(ten(forked)).toEqual(ten(plain));
    expect(ten(createRandom('noor').fork('a'))).not.toEqual(ten(createRandom('noor').fork('b')));
  });

  it('stays within its bounds and reaches both ends', () => {
    const random = createRandom('bounds');
    const drawn = Array.from({ length: 400 }, () => random.whole(2, 5));
    expect(new Set(drawn)).toEqual(new Set([2, 3, 4, 5]));
    expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
  });
});
