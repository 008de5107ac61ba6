import { compositionOf } from '@marquee/artwork';
import { describe, expect, it } from 'vitest';
import { plantedRealms } from '../../../kernel/realms/sample-realm';
import { sampleRealms } from '../../../sample-realms';
import { sampleCatalogues } from './catalogues';
import { rowsOf } from './rows';

const catalogues = plantedRealms(sampleRealms).flatMap((realm) => {
  const seed = sampleCatalogues[realm.id];
  return seed ? [[realm.id, { ...realm, ...seed }, rowsOf(realm)] as const] : [];
});

it('every sample realm has a catalogue', () => {
  expect(catalogues.map(([id]) => id)).toEqual(sampleRealms.map(({ id }) => id));
});

describe.each(catalogues)('the seed of %s', (_, seed, rows) => {
  const cards = rows.titles.filter(({ kind }) => kind !== 'fighter' && kind !== 'episode');
  const ids = new Set(rows.titles.map((title) => title.id));

  it('has at least forty titles, five heroes and two or three collections', () => {
    expect(cards.length).toBeGreaterThanOrEqual(40);
    expect(rows.heroes).toHaveLength(5);
    expect(rows.collections.length).toBeGreaterThanOrEqual(2);
    expect(rows.collections.length).toBeLessThanOrEqual(3);
  });

  it('is set as print is: curly apostrophes, and no line ends between a number and its unit', () => {
    const words = JSON.stringify(seed.texts);
    expect(words.match(/\p{L}'\p{L}|s' \p{L}/gu)).toBeNull();
    expect(words.match(/\d (?:m|km|kg)\b/g)).toBeNull();
  });

  it('names every title once', () => {
    expect(ids.size).toBe(rows.titles.length);
  });

  it('speaks of titles that exist', () => {
    const kinds = new Map(rows.titles.map((title) => [title.id, title.kind]));
    for (const { titleId } of [...rows.heroes, ...rows.collectionTitles])
      expect(ids, titleId).toContain(titleId);
    for (const { videoId } of rows.playlistVideos)
      expect(kinds.get(videoId), videoId).toBe('video');
  });

  it('has no word for something that does not exist', () => {
    for (const [locale, texts] of Object.entries(seed.texts)) {
      expect(
        Object.keys(texts.titles).filter((id) => !ids.has(id)),
        locale,
      ).toEqual([]);
      expect(
        Object.keys(texts.fighters ?? {}).filter((id) => !ids.has(id)),
        locale,
      ).toEqual([]);
      expect(Object.keys(texts.leagues).sort(), locale).toEqual(
        rows.leagues.map((one) => one.id).sort(),
      );
      expect(Object.keys(texts.venues).sort(), locale).toEqual(
        rows.venues.map((one) => one.id).sort(),
      );
      expect(Object.keys(texts.taglines).sort(), locale).toEqual([...seed.heroes].sort());
      expect(Object.keys(texts.collections).sort(), locale).toEqual(
        Object.keys(seed.collections).sort(),
      );
    }
  });

  it('draws each collection as something of its own', () => {
    const drawn = rows.titles
      .filter(({ kind }) => kind === 'playlist')
      .map((title) =>
        compositionOf({
          realm: seed.id,
          titleId: title.id,
          kind: 'playlist',
          crop: 'square',
          name: title.name.en ?? '',
          seed: title.seed,
        }),
      );
    expect(drawn.length).toBeGreaterThan(2);
    expect(new Set(drawn).size, drawn.join()).toBe(drawn.length);
  });

  it('says nothing twice, and leaves no language untranslated', () => {
    for (const locale of seed.locales) {
      const names = cards.map((title) => title.name[locale]);
      const synopses = cards.map((title) => title.synopsis?.[locale]);
      expect(new Set(names).size, locale).toBe(names.length);
      expect(new Set(synopses).size, locale).toBe(synopses.length);
      expect(synopses.filter((text) => !text)).toEqual([]);
    }
    for (const title of rows.titles) {
      // Numbered episodes and fighters of the undercards have none.
      if (title.synopsis === null) continue;
      const synopses = Object.values(title.synopsis ?? {});
      expect(new Set(synopses).size, title.id).toBe(seed.locales.length);
    }
  });

  it('writes Arabic in Arabic letters', () => {
    for (const title of cards.filter((one) => one.name.ar !== undefined)) {
      expect(title.synopsis?.ar, title.id).toMatch(/^[^A-Za-z]*[\u0600-\u06ff][^A-Za-z]*$/);
    }
  });

  it('writes numbers in Arabic with the digits that stand beside them in dates and times', () => {
    const { ar } = seed.texts;
    if (ar) expect(JSON.stringify(ar).match(/[٠-٩٫]/g)).toBeNull();
  });

  it('keeps names short enough for a card and synopses short enough for a page', () => {
    for (const title of cards) {
      for (const text of Object.values(title.name))
        expect(text.length, text).toBeLessThanOrEqual(64);
      for (const text of Object.values(title.synopsis ?? {}))
        expect(text.length, text).toBeLessThanOrEqual(180);
    }
  });
});

it('has two dozen fighters with records and weight classes in the fighting realm', () => {
  const fighters = sampleCatalogues.apex?.fighters ?? [];
  expect(fighters.length).toBeGreaterThanOrEqual(24);
  for (const { id, record, weightClass, heightCm, reachCm } of fighters) {
    expect(record[0] + record[1] + record[2], id).toBeGreaterThan(0);
    expect(weightClass, id).toMatch(/weight$/);
    expect(heightCm, id).toBeGreaterThan(150);
    expect(reachCm, id).toBeGreaterThan(150);
  }
  const champions = fighters
    .filter((fighter) => fighter.ranking === 0)
    .map((fighter) => fighter.weightClass);
  expect(champions).toHaveLength(new Set(champions).size);
});
