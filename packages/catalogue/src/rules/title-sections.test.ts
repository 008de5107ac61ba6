import { event, hero, playlist, rail, series, video } from '@marquee/titles/testing';
import { describe, expect, it } from 'vitest';
import { titleSectionsOf } from './title-section-views';
import { type TitleSection, type TitleSectionWords, titleSections } from './title-sections';

const words: TitleSectionWords = {
  t: (key: string) => key,
  duration: String,
  text: (localised) => localised?.en ?? '',
};
const section = (id: string, changes: object = {}): TitleSection => ({
  type: 'rail',
  id,
  source: 'videos',
  shape: 'landscape',
  limit: 12,
  ...changes,
});
const top: TitleSection = { type: 'hero', id: 'top', source: 'featured', limit: 2 };
const view = (sections: TitleSection[], answer: Parameters<typeof titleSections>[1]) =>
  titleSections(sections, answer, words).views;

describe('titleSections', () => {
  it('shows the sections in the realm’s order, whatever the order of the answer', () => {
    const sections = [section('b'), top, section('a')];
    const answer = { heroes: [hero()], rails: [rail('a', [video()]), rail('b', [series()])] };
    expect(view(sections, answer).map(({ id }) => id)).toEqual(['b', 'top', 'a']);
  });

  it('leaves out sections without anything in them', () => {
    const answer = { heroes: [], rails: [rail('a', []), rail('b', [video()])] };
    expect(view([top, section('a'), section('b')], answer).map(({ id }) => id)).toEqual(['b']);
  });

  it('does with part of an answer', () => {
    expect(view([top, section('a'), section('b')], { rails: [rail('b', [video()])] })).toHaveLength(
      1,
    );
  });

  it('is empty when there is nothing at all', () => {
    expect(view([top, section('a')], { heroes: [], rails: [] })).toEqual([]);
  });

  it.each([
    ['the realm’s own', { title: { en: 'Ours' } }, 'Theirs', 'Ours'],
    ['else the origin’s', {}, 'Theirs', 'Theirs'],
    ['else the source’s name', {}, undefined, 'home.source.videos'],
  ])('titles a rail by %s words', (_what, changes, theirs, title) => {
    const answer = { rails: [rail('a', [video()], theirs)] };
    expect(view([section('a', changes)], answer)).toMatchObject([{ title }]);
  });

  it.each(['landscape', 'portrait', 'square'] as const)(
    'carries only the %s picture of a rail of that shape',
    (shape) => {
      const [found] = view([section('a', { shape })], { rails: [rail('a', [playlist()])] });
      expect(found).toMatchObject({
        shape,
        cards: [{ picture: { url: expect.stringContaining(shape) } }],
      });
      expect(JSON.stringify(found).match(/http:/g)).toHaveLength(1);
    },
  );

  it('shows a grid with the cards of its source', () => {
    const grid = section('all', { type: 'grid' });
    expect(view([grid], { rails: [rail('all', [video()])] })).toMatchObject([
      { type: 'grid', id: 'all', cards: [{ name: 'The knockout reel' }] },
    ]);
  });

  it('shows as many heroes as the section asks for', () => {
    const heroes = ['1', '2', '3'].map((id) => hero({ id }, { id }));
    expect(view([top], { heroes, rails: [] })).toMatchObject([{ heroes: [{}, {}] }]);
  });

  it('tells a hero by the editors’ line, else by what it is about', () => {
    const answer = { heroes: [hero(), hero({}, { tagline: null })], rails: [] };
    expect(view([top], answer)).toMatchObject([
      { heroes: [{ tagline: 'Two belts, one night' }, { tagline: 'Everything is at stake.' }] },
    ]);
  });

  it('shows a hero with what its kind has: an event its league, and no other facts', () => {
    const { images } = hero().title;
    const film = hero({ ...video(), synopsis: null, images });
    const [found] = view([top], { heroes: [hero(), film], rails: [] });
    const [ofEvent, ofVideo] = found?.type === 'hero' ? found.heroes : [];
    expect(found?.type).toBe('hero');
    expect(ofEvent).toMatchObject({ league: 'Northern League' });
    expect(ofEvent?.facts).toBeUndefined();
    expect(ofVideo).toMatchObject({ facts: '754' });
    expect(ofVideo?.league).toBeUndefined();
  });

  describe('the zone in which times are told', () => {
    const starts = () => ({ day: 'Sat 21 Nov', time: '20:30' });
    const zoneOf = (sections: TitleSection[], answer: Parameters<typeof titleSections>[1]) =>
      titleSections(sections, answer, { ...words, starts, zone: 'Berlin time' }).zone;
    const rails = (...nodes: Parameters<typeof rail>[1]) => ({ rails: [rail('a', nodes)] });
    const [now, later] = [hero(), hero({ state: 'UPCOMING' })];

    it.each([
      ['one card of a rail is of an event to come', 'Berlin time', rails(video(), event())],
      ['no card is of an event', undefined, rails(video(), series())],
      ['the only event is live', undefined, rails(event({ state: 'LIVE' }))],
      ['one hero is of an event to come', 'Berlin time', { heroes: [now, later], rails: [] }],
      ['every hero is live', undefined, { heroes: [now, now], rails: [] }],
      ['there is nothing', undefined, { rails: [] }],
    ])('where %s is %s', (_where, zone, answer) => {
      expect(zoneOf([top, section('a')], answer)).toBe(zone);
    });
  });

  it('stays small enough to travel inside the page', () => {
    const rails = ['a', 'b', 'c', 'd', 'e', 'f'];
    const nodes = Array.from({ length: 12 }, (_, index) => event({ id: `event-${index}` }));
    const answer = { heroes: [hero(), hero()], rails: rails.map((key) => rail(key, nodes)) };
    const size = JSON.stringify(view([top, ...rails.map((id) => section(id))], answer)).length;
    expect(size / 74).toBeLessThan(300);
  });
});

describe('titleSectionsOf', () => {
  it('picks heroes, rails and grids among the sections of a page', () => {
    const sections = (['banner', 'hero', 'richText', 'rail', 'grid', 'plugin'] as const).map(
      (type) => ({ type, id: type }),
    );
    expect(titleSectionsOf(sections).map(({ type }) => type)).toEqual(['hero', 'rail', 'grid']);
  });
});
