import { describe, expect, it } from 'vitest';
import { plantedRealms } from '../../../kernel/realms/sample-realm';
import { sampleRealms } from '../../../sample-realms';
import { sampleCatalogues } from './catalogues';
import { rowsOf } from './rows';

const realms = plantedRealms(sampleRealms).flatMap((realm) => {
  const seed = sampleCatalogues[realm.id];
  return seed ? [[realm.id, { realm, ...seed.news }, rowsOf(realm)] as const] : [];
});

it('every sample realm has news', () => {
  expect(realms.map(([id]) => id)).toEqual(sampleRealms.map(({ id }) => id));
});

describe.each(realms)('the news of %s', (_, { realm, texts }, rows) => {
  it('are twelve, one of them corrected, and one tells how something ended', () => {
    expect(rows.newsItems).toHaveLength(12);
    expect(rows.newsItems.filter(({ changedAfter }) => changedAfter !== null)).toHaveLength(1);
    expect(rows.newsItems.filter(({ reveals }) => reveals)).toHaveLength(1);
  });

  it('each have a picture, and speak of titles that the realm has', () => {
    const titles = new Set(rows.titles.map(({ id }) => id));
    for (const { id } of rows.newsItems) {
      expect(rows.newsPictures.filter(({ itemId }) => itemId === id).length, id).toBeGreaterThan(0);
      const own = rows.newsTitles.filter(({ itemId }) => itemId === id);
      expect(own.length, id).toBeGreaterThan(0);
      for (const { titleId } of own) expect(titles, id).toContain(titleId);
    }
  });

  it('have pictures with identifiers that no title has', () => {
    const titles = new Set(rows.titles.map(({ id }) => id));
    expect(rows.newsPictures.filter(({ id }) => titles.has(id))).toEqual([]);
  });

  it('are more than one in each feed', () => {
    for (const { id } of rows.newsFeeds) {
      expect(rows.newsItems.filter(({ feedId }) => feedId === id).length, id).toBeGreaterThan(1);
    }
  });

  it('say nothing twice, and leave no language untranslated', () => {
    for (const locale of realm.locales) {
      const headings = rows.newsItems.map(({ heading }) => heading[locale]);
      expect(new Set(headings).size, locale).toBe(headings.length);
    }
    for (const { id, heading, lead, body } of rows.newsItems) {
      for (const text of [heading, lead, body])
        expect(new Set(Object.values(text)).size, id).toBe(realm.locales.length);
    }
  });

  it('are set as print is, with headings that fit a card', () => {
    expect(JSON.stringify(texts).match(/\p{L}'\p{L}|s' \p{L}/gu)).toBeNull();
    for (const { heading, lead } of rows.newsItems) {
      for (const text of Object.values(heading)) expect(text.length, text).toBeLessThanOrEqual(80);
      for (const text of Object.values(lead)) expect(text.length, text).toBeLessThanOrEqual(180);
    }
  });

  it('are in Arabic letters in Arabic, authors too', () => {
    if (!texts.ar) return;
    expect(JSON.stringify(texts.ar.items).match(/[٠-٩٫]/g)).toBeNull();
    for (const { id, heading, author } of rows.newsItems) {
      expect(heading.ar, id).toMatch(/^[^A-Za-z]*[\u0600-\u06ff][^A-Za-z]*$/);
      if (author) expect(author.ar, id).toMatch(/^[\u0600-\u06ff ]+$/);
    }
  });
});
