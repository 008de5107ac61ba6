import type { RailSource } from '@marquee/realm';
import { describe, expect, it } from 'vitest';
import { titleQueries } from './title-queries';
import type { TitleSection } from './title-sections';

const rail = (id: string, source: RailSource, changes: object = {}): TitleSection => ({
  type: 'rail',
  id,
  source,
  shape: 'landscape',
  limit: 12,
  ...changes,
});

/** The query of a page that needs only one. */
const queryOf = (sections: TitleSection[]) => {
  const [query, ...further] = titleQueries(sections);
  if (!query || further.length > 0) throw new Error('Not one query.');
  return query;
};

describe('titleQueries', () => {
  it('asks for the heroes and every rail at once, by section id', () => {
    const sections: TitleSection[] = [
      { type: 'hero', id: 'top', source: 'featured', limit: 5 },
      rail('on-now', 'live', { limit: 8 }),
      rail('picks', 'collection', { collection: 'staff-picks' }),
    ];
    expect(queryOf(sections)).toEqual({
      heroes: 5,
      withHeroes: true,
      rails: [
        { key: 'on-now', source: 'LIVE', first: 8 },
        { key: 'picks', source: 'COLLECTION', first: 12, collection: 'staff-picks' },
      ],
    });
  });

  it.each([
    ['live events', 'live', 'LIVE'],
    ['upcoming events', 'upcoming', 'UPCOMING'],
    ['replays', 'replays', 'REPLAYS'],
    ['the latest', 'latest', 'LATEST'],
    ['videos', 'videos', 'VIDEOS'],
    ['series', 'series', 'SERIES'],
    ['playlists', 'playlists', 'PLAYLISTS'],
  ] as const)('asks for the source of %s', (_what, source, asked) => {
    expect(queryOf([rail('a', source)]).rails).toMatchObject([{ source: asked }]);
  });

  it('asks for the titles of a grid as for those of a rail', () => {
    const grid: TitleSection = {
      type: 'grid',
      id: 'all',
      source: 'videos',
      shape: 'square',
      limit: 30,
    };
    expect(queryOf([grid]).rails).toEqual([{ key: 'all', source: 'VIDEOS', first: 30 }]);
  });

  it('asks for no heroes where the realm shows none', () => {
    expect(queryOf([rail('a', 'live')]).withHeroes).toBe(false);
  });

  it('asks for no more titles than one page of the origin has', () => {
    expect(queryOf([rail('a', 'live', { limit: 500 })]).rails).toMatchObject([{ first: 60 }]);
  });

  it('takes the largest of several hero sections', () => {
    const sections = [2, 6].map(
      (limit): TitleSection => ({ type: 'hero', id: `h${limit}`, source: 'featured', limit }),
    );
    expect(queryOf(sections).heroes).toBe(6);
  });

  it('asks in several queries for more rows than the origin answers at once', () => {
    const rows = Array.from({ length: 40 }, (_, index) => rail(`row-${index}`, 'live'));
    const queries = titleQueries([
      ...rows,
      { type: 'hero', id: 'top', source: 'featured', limit: 1 },
    ]);
    expect(queries.map(({ rails }) => [rails].flat().length)).toEqual([24, 16]);
    expect(queries.map(({ withHeroes }) => withHeroes)).toEqual([true, false]);
    expect(queries.flatMap(({ rails }) => [rails].flat().map(({ key }) => key))).toEqual(
      rows.map(({ id }) => id),
    );
  });

  it('makes no query for a page without titles', () => {
    expect(titleQueries([])).toEqual([]);
  });
});
