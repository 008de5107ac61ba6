import { describe, expect, it } from 'vitest';
import {
  cleared,
  gridFilter,
  isFiltered,
  readGridQuery,
  toggled,
  writeGridQuery,
} from './grid-query';

const read = (search: string) => readGridQuery(new URLSearchParams(search));
const write = (query: ReturnType<typeof read>) =>
  Object.fromEntries(Object.entries(writeGridQuery(query)).filter(([, value]) => value));

describe('the query of a grid', () => {
  it.each([
    ['', {}],
    ['kind=EVENT,SERIES', { kind: 'EVENT,SERIES' }],
    ['order=NAME&year=2026', { year: '2026', order: 'NAME' }],
    [
      'free=true&weight=flyweight&language=pt-BR&league=north',
      {
        free: 'true',
        weight: 'flyweight',
        language: 'pt-BR',
        league: 'north',
      },
    ],
    ['state=LIVE,REPLAY', { state: 'LIVE' }],
    ['kind=EVENT,EVENT', { kind: 'EVENT' }],
    ['kind=event&state=on&free=1&year=26&order=RANDOM&league=<b>&language=%00', {}],
    [
      'kind=EVENT,VIDEO,SERIES,PLAYLIST&league=north,south-2&weight=flyweight,heavyweight&language=en,zh-Hant-TW',
      {
        kind: 'EVENT,VIDEO,SERIES,PLAYLIST',
        league: 'north,south-2',
        weight: 'flyweight,heavyweight',
        language: 'en,zh-Hant-TW',
      },
    ],
    ['state=UPCOMING', { state: 'UPCOMING' }],
    ['state=ENDED', { state: 'ENDED' }],
    ['free=true,true', { free: 'true' }],
    ['year=2025,2026', { year: '2025' }],
    ['kind=xEVENT,EVENTx&state=xLIVE,LIVEx&free=xtrue,truex', {}],
    ['league=%20north,north%20&weight=%20fly,fly%20&language=%20en,en%20&year=%202026,2026%20', {}],
  ])('reads and writes %j', (search, written) => expect(write(read(search))).toEqual(written));

  it.each(['', 'order=RANDOM'])('has the newest first in %j', (search) => {
    expect(read(search).order).toBe('NEWEST');
  });

  it('turns values on and off, several of one key', () => {
    const one = toggled(read('order=SOON'), 'KIND', 'EVENT');
    const two = toggled(one, 'KIND', 'VIDEO');
    expect(write(two)).toEqual({ kind: 'EVENT,VIDEO', order: 'SOON' });
    expect(write(toggled(two, 'KIND', 'EVENT'))).toEqual({ kind: 'VIDEO', order: 'SOON' });
  });

  it('has one year and one state at a time', () => {
    expect(write(toggled(read('year=2025'), 'YEAR', '2026'))).toEqual({ year: '2026' });
    expect(write(toggled(read('state=LIVE'), 'STATE', 'LIVE'))).toEqual({});
  });

  it('keeps the order when its filters are cleared', () => {
    const query = read('kind=EVENT&free=true&order=NAME');
    expect(isFiltered(query)).toBe(true);
    expect(write(cleared(query))).toEqual({ order: 'NAME' });
    expect(isFiltered(cleared(query))).toBe(false);
  });

  it('is a filter as the origin takes it', () => {
    expect(gridFilter(read('kind=EVENT&year=2026&state=REPLAY&free=true'))).toEqual({
      kind: ['EVENT'],
      league: [],
      language: [],
      year: 2026,
      state: 'REPLAY',
      weightClass: [],
      free: true,
    });
    expect(gridFilter(read(''))).toEqual({
      kind: [],
      league: [],
      language: [],
      year: undefined,
      state: undefined,
      weightClass: [],
      free: false,
    });
  });

  it('asks the origin for no kind and no state that it does not know', () => {
    const { order, values } = read('');
    const unknown = { ...values, KIND: ['HOLOGRAM', 'VIDEO'], STATE: ['ASLEEP', 'LIVE'] };
    expect(gridFilter({ order, values: unknown })).toMatchObject({
      kind: ['VIDEO'],
      state: 'LIVE',
    });
  });
});
