import { event, hero, playlist, rail, series, video } from '@marquee/titles/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { titleSectionsOf } from './title-section-views';
import { type TitleSection, type TitleSectionFormat, titleSections } from './title-sections';

afterEach(() => vi.restoreAllMocks());

const format: TitleSectionFormat = {
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
  titleSections(sections, answer, format).views;

describe('titleSections', () => {
  it('shows the sections in the realm’s order, whatever the order of the answer', () => {
    const sections = [section('b'), top, section('a')];
    const answer = { heroes: [hero()], rails: [rail('a', [video()]), rail('b', [series()])] };
    expect(view(sections, answer).map(({ id }) => id)).toEqual(['b', 'top', 'a']);
  });

  it('leaves out empty sections', () => {
    const answer = { heroes: [], rails: [rail('a', []), rail('b', [video()])] };
    expect(view([top, section('a'), section('b')], answer).map(({ id }) => id)).toEqual(['b']);
  });

  it('shows the part of an answer that there is, and complains about nothing', () => {
    const warn = vi.spyOn(console, 'warn');
    const answer = { rails: [rail('b', [video()])] };
    expect(view([top, section('a'), section('b')], answer).map(({ id }) => id)).toEqual(['b']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['has no name', { name: null }],
    ['has no picture', { images: null }],
    ['is of no kind that is known', { __typename: 'Hologram' }],
  ])('leaves out a title that %s, and shows the rest of its section', (_what, bad) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const answer = {
      heroes: [hero(bad), hero()],
      rails: [rail('a', [video(bad), video({ name: 'The good one' })]), rail('b', [video(bad)])],
    };
    expect(view([top, section('a'), section('b')], answer)).toMatchObject([
      { id: 'top', heroes: [{ name: 'The unification' }] },
      { id: 'a', cards: [{ name: 'The good one' }] },
    ]);
  });

  it('is empty for an empty answer', () => {
    expect(view([top, section('a')], { heroes: [], rails: [] })).toEqual([]);
  });

  it.each([
    ['the realm', { title: { en: 'Ours' } }, 'Theirs', 'Ours'],
    ['the origin where the realm has none', {}, 'Theirs', 'Theirs'],
    ['the source’s label where both have none', {}, undefined, 'home.source.videos'],
  ])('takes the title of a rail from %s', (_what, changes, theirs, title) => {
    const answer = { rails: [rail('a', [video()], theirs)] };
    expect(view([section('a', changes)], answer)).toMatchObject([{ title }]);
  });

  it.each(['landscape', 'portrait', 'square'] as const)(
    'has only the %s picture for a rail of that shape',
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

  it('shows the editors’ tagline of a hero, else the title’s synopsis', () => {
    const answer = { heroes: [hero(), hero({}, { tagline: null })], rails: [] };
    expect(view([top], answer)).toMatchObject([
      { heroes: [{ tagline: 'Two belts, one night' }, { tagline: 'Everything is at stake.' }] },
    ]);
  });

  it.each([
    ['is free', 'FREE', true],
    ['asks for an account', 'REGISTERED', undefined],
    ['asks for a licence', 'LICENCE', undefined],
  ])('says whether guests may watch a hero that %s', (_what, accessLevel, isFree) => {
    const [found] = view([top], { heroes: [hero({ accessLevel })], rails: [] });
    expect(found?.type === 'hero' && found.heroes.map((one) => one.isFree)).toEqual([isFree]);
  });

  it.each([
    ['the source has more', 1, true, true],
    ['more titles than a screen shows', 6, false, true],
    ['no more than a screen shows', 5, false, undefined],
  ])('leads to all titles of a section with %s', (_what, shown, hasNextPage, hasMore) => {
    const { items, ...rest } = rail(
      'a',
      Array.from({ length: shown }, () => video()),
    );
    const pageInfo = { ...items.pageInfo, hasNextPage };
    const [found] = view([section('a')], { rails: [{ ...rest, items: { ...items, pageInfo } }] });
    expect(found).toHaveProperty('hasMore', hasMore);
  });

  it('shows the league of an event’s hero, and no other facts', () => {
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

  describe('names the zone of times', () => {
    const starts = () => ({ day: 'Sat 21 Nov', time: '20:30' });
    const zoneOf = (sections: TitleSection[], answer: Parameters<typeof titleSections>[1]) =>
      titleSections(sections, answer, { ...format, starts, zone: 'Berlin time' }).zone;
    const rails = (...nodes: Parameters<typeof rail>[1]) => ({ rails: [rail('a', nodes)] });
    const [now, later] = [hero(), hero({ state: 'UPCOMING' })];

    it.each([
      ['one card of a rail is an event to come', 'Berlin time', rails(video(), event())],
      ['no card is an event', undefined, rails(video(), series())],
      ['the only event is live', undefined, rails(event({ state: 'LIVE' }))],
      ['one hero is an event to come', 'Berlin time', { heroes: [now, later], rails: [] }],
      ['every hero is live', undefined, { heroes: [now, now], rails: [] }],
      ['the answer is empty', undefined, { rails: [] }],
    ])('where %s: %s', (_where, zone, answer) => {
      expect(zoneOf([top, section('a')], answer)).toBe(zone);
    });
  });

  it('stays small enough for the page’s HTML', () => {
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
