import type { GridKey } from '@marquee/origin-client/catalogue';
import { expect, it } from 'vitest';
import { gridChips } from './grid-chips';
import { readGridQuery } from './grid-query';

const facet = (key: GridKey, value: string, count = 3) => ({ key, value, name: null, count });
const chips = (facets: ReturnType<typeof facet>[], key: GridKey, search = '') =>
  gridChips(facets, readGridQuery(new URLSearchParams(search)), key).map(({ value }) => value);

const years = [2026, 2024, 2025].map((year) => facet('YEAR', String(year)));
const many = Array.from({ length: 10 }, (_, at) => facet('LEAGUE', `l${at}`, 20 - at));

it('offers the values of one key', () => {
  const kinds = [facet('KIND', 'VIDEO'), facet('KIND', 'EVENT'), ...years];
  expect(chips(kinds, 'KIND')).toEqual(['EVENT', 'VIDEO']);
});

it('offers the latest year first', () =>
  expect(chips(years, 'YEAR')).toEqual(['2026', '2025', '2024']));

it('offers no choice of one', () => {
  expect(chips([facet('LANGUAGE', 'en')], 'LANGUAGE')).toEqual([]);
  expect(chips([facet('FREE', 'true')], 'FREE')).toEqual(['true']);
});

it('offers the values with the most titles, and those that are on', () => {
  expect(chips(many, 'LEAGUE')).toHaveLength(8);
  expect(chips(many, 'LEAGUE', 'league=l9')).toContain('l9');
});

it('lets a viewer turn off what leaves nothing', () => {
  expect(chips([], 'YEAR', 'year=1999')).toEqual(['1999']);
  expect(chips(years, 'YEAR', 'year=1999')).toEqual(['2026', '2025', '2024', '1999']);
});

it('offers what is on once', () =>
  expect(chips(years, 'YEAR', 'year=2025')).toEqual(['2026', '2025', '2024']));
