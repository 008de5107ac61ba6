import { describe, expect, it } from 'vitest';
import { type GridOrder, type GridTitle, gridPage } from './grid-page';

const NOW = Date.parse('2026-11-27T12:00:00Z') / 1000;
const DAY = 24 * 60 * 60;
const north = { id: 'north', name: 'Northern League' };

const title = (id: string, changes: Partial<GridTitle> = {}): GridTitle => ({
  id,
  kind: 'VIDEO',
  name: id,
  state: null,
  moment: NOW - DAY,
  league: null,
  language: 'en',
  weightClasses: [],
  free: false,
  ...changes,
});

const event = (id: string, changes: Partial<GridTitle>): GridTitle =>
  title(id, { kind: 'EVENT', state: 'UPCOMING', league: north, ...changes });

const titles: readonly GridTitle[] = [
  title('old', { moment: Date.parse('2024-05-01T12:00:00Z') / 1000, name: 'Ánimo' }),
  event('next', { moment: NOW + DAY, weightClasses: ['lightweight', 'flyweight'], name: 'Bravo' }),
  event('later', { moment: NOW + 9 * DAY, name: 'Coda', language: 'es' }),
  event('on', { state: 'LIVE', moment: NOW - 60, weightClasses: ['flyweight'], name: 'Delta' }),
  title('new', { free: true, name: 'Echo' }),
  title('show', { kind: 'SERIES', moment: NOW - 3 * DAY, language: null, name: 'animal' }),
];

type Changes = Partial<Parameters<typeof gridPage>[1]>;

const page = (changes: Changes = {}) => {
  const found = gridPage(titles, {
    filter: {},
    order: 'NEWEST',
    first: 10,
    locale: 'en',
    now: NOW,
    ...changes,
  });
  if (!found) throw new Error('There is no such page.');
  return found;
};

describe('gridPage', () => {
  it.each<[GridOrder, string[]]>([
    ['NEWEST', ['on', 'new', 'show', 'old', 'next', 'later']],
    ['NAME', ['show', 'old', 'next', 'later', 'on', 'new']],
    ['SOON', ['on', 'next', 'later', 'new', 'show', 'old']],
  ])('orders titles by %s', (order, ids) => expect(page({ order }).ids).toEqual(ids));

  it.each<[string, NonNullable<Changes['filter']>, string[]]>([
    ['kind', { kind: ['SERIES', 'VIDEO'] }, ['new', 'show', 'old']],
    ['league', { league: ['north'] }, ['on', 'next', 'later']],
    ['language', { language: ['es'] }, ['later']],
    ['year', { year: 2024 }, ['old']],
    ['state', { state: 'UPCOMING' }, ['next', 'later']],
    ['weight class', { weightClass: ['flyweight'] }, ['on', 'next']],
    ['what is free', { free: true }, ['new']],
    ['two keys at once', { league: ['north'], language: ['en'] }, ['on', 'next']],
    ['no values', { kind: [], free: null }, ['on', 'new', 'show', 'old', 'next', 'later']],
    ['what no title has', { year: 1999 }, []],
  ])('limits titles by %s', (_, filter, ids) => {
    expect(page({ filter })).toMatchObject({ ids, totalCount: ids.length });
  });

  it('goes on after the title that the page before ended with', () => {
    expect(page({ first: 4 })).toMatchObject({ hasNextPage: true, totalCount: 6 });
    expect(page({ first: 4, after: 'old' })).toMatchObject({
      ids: ['next', 'later'],
      hasNextPage: false,
      totalCount: 6,
    });
  });

  it('goes on after a title that the filter leaves out meanwhile', () => {
    const filter = { state: 'UPCOMING' } as const;
    expect(page({ filter, order: 'SOON', after: 'on' }).ids).toEqual(['next', 'later']);
  });

  it('has no page after a title that is gone', () => {
    const request = { filter: {}, order: 'NAME', first: 10, locale: 'en', now: NOW } as const;
    expect(gridPage(titles, { ...request, after: 'gone' })).toBeNull();
  });

  it('counts what each value would leave, with the other keys as they are', () => {
    const { facets } = page({ filter: { kind: ['EVENT'], language: ['en'] } });
    const of = (key: string) => facets.filter((facet) => facet.key === key);
    expect(of('KIND')).toEqual([
      { key: 'KIND', value: 'EVENT', name: null, count: 2 },
      { key: 'KIND', value: 'VIDEO', name: null, count: 2 },
    ]);
    expect(of('LANGUAGE')).toEqual([
      { key: 'LANGUAGE', value: 'en', name: null, count: 2 },
      { key: 'LANGUAGE', value: 'es', name: null, count: 1 },
    ]);
    expect(of('LEAGUE')).toEqual([
      { key: 'LEAGUE', value: 'north', name: 'Northern League', count: 2 },
    ]);
    expect(of('FREE')).toEqual([]);
  });

  it('counts a title once for each of its weight classes', () => {
    const { facets } = page();
    expect(facets.filter(({ key }) => key === 'WEIGHT_CLASS')).toEqual([
      { key: 'WEIGHT_CLASS', value: 'flyweight', name: null, count: 2 },
      { key: 'WEIGHT_CLASS', value: 'lightweight', name: null, count: 1 },
    ]);
  });

  it('offers what is free, and not the rest', () => {
    expect(page().facets.filter(({ key }) => key === 'FREE')).toEqual([
      { key: 'FREE', value: 'true', name: null, count: 1 },
    ]);
  });
});
