import type { RailSource, Section } from '@marquee/realm';
import { describe, expect, it } from 'vitest';
import { homeQuery } from './home-query';

const rail = (id: string, source: RailSource, changes: object = {}): Section => ({
  ...{ type: 'rail', id, source, shape: 'landscape', limit: 12, ...changes },
});

describe('homeQuery', () => {
  it('asks for the heroes and every rail at once, by section id', () => {
    const sections: Section[] = [
      { type: 'hero', id: 'top', source: 'featured', limit: 5 },
      rail('on-now', 'live', { limit: 8 }),
      rail('picks', 'collection', { collection: 'staff-picks' }),
    ];
    expect(homeQuery(sections)).toEqual({
      heroes: 5,
      withHeroes: true,
      rails: [
        { key: 'on-now', source: 'LIVE', first: 8 },
        { key: 'picks', source: 'COLLECTION', first: 12, collection: 'staff-picks' },
      ],
    });
  });

  it.each([
    ['[1.1-03] live events', 'live', 'LIVE'],
    ['upcoming events', 'upcoming', 'UPCOMING'],
    ['replays', 'replays', 'REPLAYS'],
    ['the latest', 'latest', 'LATEST'],
    ['[1.1-04] videos', 'videos', 'VIDEOS'],
    ['[1.1-05] series', 'series', 'SERIES'],
    ['[1.1-07] playlists', 'playlists', 'PLAYLISTS'],
  ] as const)('%s', (_what, source, asked) => {
    expect(homeQuery([rail('a', source)]).rails).toMatchObject([{ source: asked }]);
  });

  it('asks for no heroes where the realm shows none', () => {
    expect(homeQuery([rail('a', 'live')]).withHeroes).toBe(false);
  });

  it('stays within what one page of the origin holds', () => {
    expect(homeQuery([rail('a', 'live', { limit: 500 })]).rails).toMatchObject([{ first: 60 }]);
  });

  it('takes the largest of several hero sections', () => {
    const sections = [2, 6].map(
      (limit): Section => ({ type: 'hero', id: `h${limit}`, source: 'featured', limit }),
    );
    expect(homeQuery(sections).heroes).toBe(6);
  });
});
