import { describe, expect, it } from 'vitest';
import { daysOf } from './event-days';

interface Sample {
  id: string;
  day: string;
  date: string;
}

const sample = (id: string, date: string, day = date): Sample => ({ id, day, date });
const days = (...events: Sample[]) =>
  daysOf(events, ({ day, date }) => ({ day, date })).map(({ day, note, events: own }) => [
    day,
    note,
    own.map(({ id }) => id).join(' '),
  ]);

describe('daysOf', () => {
  it('puts events of one date below one heading, in their order', () => {
    const found = days(
      sample('a', 'Sat 28 Nov'),
      sample('b', 'Sat 28 Nov'),
      sample('c', 'Sun 29 Nov'),
    );
    expect(found).toEqual([
      ['Sat 28 Nov', undefined, 'a b'],
      ['Sun 29 Nov', undefined, 'c'],
    ]);
  });

  it('names the date beside a day that has a name of its own', () => {
    expect(days(sample('a', 'Thu 26 Nov', 'Today'))).toEqual([['Today', 'Thu 26 Nov', 'a']]);
  });

  it('has no day for no event', () => {
    expect(days()).toEqual([]);
  });
});
