import type { Section } from '@marquee/realm';
import { describe, expect, it } from 'vitest';
import { event, hero, playlist, rail, series, video } from '../testing/answers';
import { type SectionWords, sectionsView } from './sections-view';

const words: SectionWords = {
  ...{ t: (key: string) => key, duration: String },
  text: (localised) => localised?.en ?? '',
  place: { locale: 'en', scheme: 'auto', originAddress: 'https://origin.test', host: 'demo.test' },
};
const section = (id: string, changes: object = {}): Section => ({
  ...{ type: 'rail', id, source: 'videos', shape: 'landscape', limit: 12, ...changes },
});
const top: Section = { type: 'hero', id: 'top', source: 'featured', limit: 2 };
const view = (sections: Section[], answer: Parameters<typeof sectionsView>[1]) =>
  sectionsView(sections, answer, words).sections;

describe('sectionsView', () => {
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

  it('shows a rich text and a banner without asking anybody', () => {
    const to = { href: 'https://tickets.example/' };
    const sections: Section[] = [
      { type: 'richText', id: 'story', text: { en: '<p>Since 1998.</p>' } },
      {
        ...{ type: 'banner', id: 'finals', title: { en: 'The finals' } },
        image: { src: '/finals.jpg', width: 16, height: 9, alt: { en: 'A full hall' } },
        action: { label: { en: 'Get tickets' }, to },
      },
    ];
    expect(view(sections, { rails: [] })).toEqual([
      { type: 'richText', id: 'story', html: '<p>Since 1998.</p>' },
      {
        ...{ type: 'banner', id: 'finals', title: 'The finals' },
        image: { src: '/finals.jpg', width: 16, height: 9, alt: 'A full hall' },
        action: { label: 'Get tickets', to },
      },
    ]);
  });

  describe('a rich text that the origin keeps', () => {
    const text = { en: '<p>Ours.</p>' };
    const rights: Section = {
      type: 'richText',
      id: 'r',
      key: 'rights',
      title: { en: 'Ours' },
      text,
    };
    const shown = (kept: Record<string, { title?: string; html?: string }> | undefined) =>
      sectionsView(
        [rights],
        { rails: [] },
        { ...words, ...(kept ? { kept: new Map(Object.entries(kept)) } : {}) },
      ).sections[0];
    const own = { type: 'richText', id: 'r', title: 'Ours', html: '<p>Ours.</p>' };

    it.each([
      [{ rights: { title: 'Theirs', html: '<p>Theirs.</p>' } }, 'Theirs', '<p>Theirs.</p>'],
      [{ rights: { html: '<p>Theirs.</p>' } }, 'Ours', '<p>Theirs.</p>'],
      [{ rights: { title: 'Theirs' } }, 'Ours', '<p>Ours.</p>'],
      [{ rights: {} }, 'Ours', '<p>Ours.</p>'],
      [{ others: { html: '<p>Others.</p>' } }, 'Ours', '<p>Ours.</p>'],
    ])('[1.7-38] [1.7-39] of %j shows “%s” and %s', (kept, title, html) => {
      expect(shown(kept)).toEqual({ ...own, title, html });
    });

    it('is the brand’s own where nothing was asked', () => {
      expect(shown(undefined)).toEqual(own);
    });
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
    expect(ofEvent).not.toHaveProperty('facts');
    expect(ofVideo).toMatchObject({ facts: '754' });
    expect(ofVideo).not.toHaveProperty('league');
  });

  it('shows a banner’s line of text', () => {
    const banner: Section = {
      type: 'banner',
      id: 'b',
      title: { en: 'Finals' },
      text: { en: 'Soon' },
    };
    expect(view([banner], { rails: [] })).toEqual([
      { type: 'banner', id: 'b', title: 'Finals', text: 'Soon' },
    ]);
  });

  it('shows a plugin in its place', () => {
    const plugin: Section = {
      ...{ type: 'plugin', id: 'table', title: { en: 'Standings' }, size: { height: 320 } },
      ...{ address: 'https://plugins.example/table', allow: [], passes: [] },
    };
    expect(view([plugin], { rails: [] })).toMatchObject([
      { type: 'plugin', id: 'table', title: 'Standings' },
    ]);
  });

  it('shows the brand’s own text where a section names none that the origin keeps', () => {
    const kept = new Map([['undefined', { html: '<p>Nobody’s.</p>' }]]);
    const unkept: Section = { type: 'richText', id: 'r', text: { en: '<p>Ours.</p>' } };
    expect(sectionsView([unkept], { rails: [] }, { ...words, kept }).sections).toEqual([
      { type: 'richText', id: 'r', html: '<p>Ours.</p>' },
    ]);
  });

  describe('the zone in which times are told', () => {
    const starts = () => ({ day: 'Sat 21 Nov', time: '20:30' });
    const zoneOf = (sections: Section[], answer: Parameters<typeof sectionsView>[1]) =>
      sectionsView(sections, answer, { ...words, starts, zone: 'Berlin time' }).zone;
    const rails = (...nodes: Parameters<typeof rail>[1]) => ({ rails: [rail('a', nodes)] });
    const [now, later] = [hero(), hero({ state: 'UPCOMING' })];
    const story: Section = { type: 'richText', id: 'story', text: { en: '<p>Ours.</p>' } };

    it.each([
      ['one card of a rail is of an event to come', 'Berlin time', rails(video(), event())],
      ['no card is of an event', undefined, rails(video(), series())],
      ['the only event is live', undefined, rails(event({ state: 'LIVE' }))],
      ['one hero is of an event to come', 'Berlin time', { heroes: [now, later], rails: [] }],
      ['every hero is live', undefined, { heroes: [now, now], rails: [] }],
      ['there is text alone', undefined, { rails: [] }],
    ])('where %s is %s', (_where, zone, answer) => {
      expect(zoneOf([story, top, section('a')], answer)).toBe(zone);
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
