import { describe, expect, it } from 'vitest';
import { type TextSection, type TextSectionContext, textSection } from './text-sections';

const context: TextSectionContext = {
  text: (localised) => localised?.en ?? '',
  place: { locale: 'en', scheme: 'auto', originAddress: 'https://origin.test', host: 'demo.test' },
};
const view = (sections: TextSection[]) => sections.map((section) => textSection(section, context));

describe('textSection', () => {
  it('shows a rich text and a banner from the realm alone', () => {
    const to = { href: 'https://tickets.example/' };
    const sections: TextSection[] = [
      { type: 'richText', id: 'story', text: { en: '<p>Since 1998.</p>' } },
      {
        type: 'banner',
        id: 'finals',
        title: { en: 'The finals' },
        image: { src: '/finals.jpg', width: 16, height: 9, alt: { en: 'A full hall' } },
        action: { label: { en: 'Get tickets' }, to },
      },
    ];
    expect(view(sections)).toEqual([
      { type: 'richText', id: 'story', html: '<p>Since 1998.</p>' },
      {
        type: 'banner',
        id: 'finals',
        title: 'The finals',
        image: { src: '/finals.jpg', width: 16, height: 9, alt: 'A full hall' },
        action: { label: 'Get tickets', to },
      },
    ]);
  });

  describe('of a rich text that the origin has', () => {
    const text = { en: '<p>Ours.</p>' };
    const rights: TextSection = {
      type: 'richText',
      id: 'r',
      key: 'rights',
      title: { en: 'Ours' },
      text,
    };
    const shown = (kept: Record<string, { title?: string; html?: string }> | undefined) =>
      textSection(rights, { ...context, kept: kept && new Map(Object.entries(kept)) });
    const own = { type: 'richText', id: 'r', title: 'Ours', html: '<p>Ours.</p>' };

    it.each([
      [{ rights: { title: 'Theirs', html: '<p>Theirs.</p>' } }, 'Theirs', '<p>Theirs.</p>'],
      [{ rights: { html: '<p>Theirs.</p>' } }, 'Ours', '<p>Theirs.</p>'],
      [{ rights: { title: 'Theirs' } }, 'Ours', '<p>Ours.</p>'],
      [{ rights: {} }, 'Ours', '<p>Ours.</p>'],
      [{ others: { html: '<p>Others.</p>' } }, 'Ours', '<p>Ours.</p>'],
    ])('[1.7-38] [1.7-39] for the answer %j shows “%s” and %s', (kept, title, html) => {
      expect(shown(kept)).toEqual({ ...own, title, html });
    });

    it('shows the brand’s own where the origin was not called', () => {
      expect(shown(undefined)).toEqual(own);
    });
  });

  it('shows a banner’s line of text', () => {
    const banner: TextSection = {
      type: 'banner',
      id: 'b',
      title: { en: 'Finals' },
      text: { en: 'Soon' },
    };
    expect(view([banner])).toEqual([{ type: 'banner', id: 'b', title: 'Finals', text: 'Soon' }]);
  });

  it('shows a plugin', () => {
    const plugin: TextSection = {
      type: 'plugin',
      id: 'table',
      title: { en: 'Standings' },
      size: { height: 320 },
      address: 'https://plugins.example/table',
      allow: [],
      passes: [],
    };
    expect(view([plugin])).toMatchObject([{ type: 'plugin', id: 'table', title: 'Standings' }]);
  });

  it('shows the brand’s own text where a section names none of the origin’s', () => {
    const kept = new Map([['undefined', { html: '<p>Nobody’s.</p>' }]]);
    const unkept: TextSection = { type: 'richText', id: 'r', text: { en: '<p>Ours.</p>' } };
    expect(textSection(unkept, { ...context, kept })).toEqual({
      type: 'richText',
      id: 'r',
      html: '<p>Ours.</p>',
    });
  });
});
