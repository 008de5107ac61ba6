import { expect, it } from 'vitest';
import { adjacent } from './adjacent';

it.each([
  [0, 5, '', 'bcdef'],
  [1, 5, 'a', 'cdef'],
  [3, 5, 'bc', 'efg'],
  [6, 5, 'cdef', 'h'],
  [7, 5, 'cdefg', ''],
  [3, 1, '', 'e'],
  [7, 1, 'g', ''],
  [3, 25, 'abc', 'efgh'],
])(
  '[2.9-03] adjacent to the item %s, %s at a time: %s before it, %s behind it',
  (index, size, before, after) => {
    const around = adjacent([...'abcdefgh'], index, size);
    expect([around.before.join(''), around.after.join('')]).toEqual([before, after]);
  },
);
