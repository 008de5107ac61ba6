import { describe, expect, it } from 'vitest';
import { plantedRealms } from '../../../kernel/realms/sample-realm';
import { sampleRealms } from '../../../sample-realms';
import { sampleCatalogues } from './catalogues';
import { rowsOf } from './rows';

const catalogues = plantedRealms(sampleRealms).flatMap((realm) => {
  const seed = sampleCatalogues[realm.id];
  return seed ? [[realm.id, { ...realm, ...seed }, rowsOf(realm)] as const] : [];
});

describe.each(catalogues)('the pages of %s', (_, seed, rows) => {
  const { details } = seed;
  const kinds = new Map(rows.titles.map(({ id, kind }) => [id, kind]));
  const pages = rows.titleDetails.filter(({ titleId }) => kinds.get(titleId) !== 'episode');

  it('speak of titles that exist', () => {
    const named = [
      ...details.free,
      ...details.registered,
      ...Object.keys(details.minimumAges),
      ...Object.keys(details.countries),
      ...Object.keys(details.programmes),
      ...Object.keys(details.credits),
      ...Object.values(details.merged),
      ...Object.keys(details.bouts ?? {}),
      ...Object.values(seed.texts).flatMap((texts) => Object.keys(texts.descriptions)),
    ];
    expect(named.filter((id) => !kinds.has(id))).toEqual([]);
    const seasons = new Set(rows.seasons.map(({ titleId, number }) => `${titleId}-s${number}`));
    const written = Object.values(seed.texts).flatMap((texts) => Object.keys(texts.episodes));
    expect(written.filter((id) => !seasons.has(id))).toEqual([]);
  });

  it('describe every hero and what collections show first, in every language, but not every title', () => {
    const described = new Map(pages.map(({ titleId, description }) => [titleId, description]));
    const firsts = Object.values(seed.collections).flatMap((ids) => ids.slice(0, 3));
    for (const id of [...seed.heroes, ...firsts]) {
      const texts = Object.values(described.get(id) ?? {});
      expect(new Set(texts).size, id).toBe(seed.locales.length);
    }
    expect([...described.values()]).toContain(null);
  });

  it('are written in the elements that the schema allows', () => {
    for (const { titleId, description } of pages) {
      for (const html of Object.values(description ?? {})) {
        const tags = html.match(/<[^>]*>/g) ?? [];
        expect(
          tags.filter((tag) => !/^<\/?(?:p|h2|h3|ul|ol|li|em|strong|br)>$/.test(tag)),
          titleId,
        ).toEqual([]);
        expect(html, titleId).toMatch(/^<p>.*<\/(?:p|ul|ol)>$/);
        const open = tags.filter((tag) => tag !== '<br>' && !tag.startsWith('</'));
        expect(open.length * 2, titleId).toBe(tags.filter((tag) => tag !== '<br>').length);
      }
    }
  });

  it('have every access level, an age and titles of some countries only', () => {
    expect(new Set(pages.map(({ accessLevel }) => accessLevel))).toEqual(
      new Set(['FREE', 'REGISTERED', 'LICENCE']),
    );
    const [free, registered, licence] = (['FREE', 'REGISTERED', 'LICENCE'] as const).map(
      (level) => pages.filter(({ accessLevel }) => accessLevel === level).length,
    );
    expect(free).toBeLessThan(registered ?? 0);
    expect(registered).toBeLessThan(licence ?? 0);
    expect(new Set(pages.map(({ minimumAge }) => minimumAge))).toEqual(new Set([null, 12, 16, 18]));
    expect(Object.keys(details.countries).length).toBeGreaterThanOrEqual(2);
  });

  it('have one event moved, one postponed and one cancelled, none of them a hero', () => {
    const changed = rows.eventDetails.filter(({ timing }) => timing !== 'ON_TIME');
    expect(changed.map(({ timing }) => timing).sort()).toEqual(['CANCELLED', 'MOVED', 'POSTPONED']);
    expect(changed.filter(({ titleId }) => seed.heroes.includes(titleId))).toEqual([]);
    const fortnightly = seed.events.filter(({ rhythm }) => rhythm === 'fortnightly');
    for (const { titleId } of changed) expect(fortnightly.map(({ id }) => id)).toContain(titleId);
  });

  it('have as many episodes as their cards say, in lengths that differ', () => {
    for (const { titleId, number, episodeCount } of rows.seasons) {
      const own = rows.episodes.filter(
        ({ seriesId, season }) => seriesId === titleId && season === number,
      );
      expect(own.length, `${titleId} ${number}`).toBe(episodeCount);
    }
    const lengths = rows.videos
      .filter(({ titleId }) => kinds.get(titleId) === 'episode')
      .map(({ durationSeconds }) => durationSeconds);
    expect(new Set(lengths).size).toBeGreaterThan(40);
    expect(rows.seasons.filter(({ number }) => number === 0)).toHaveLength(1);
  });

  it('have one episode missing', () => {
    const missing = Object.entries(details.episodes).filter(([, one]) => one.missing);
    expect(missing).toHaveLength(1);
    for (const [seriesId, { missing: gap }] of missing) {
      const numbers = rows.episodes
        .filter((one) => one.seriesId === seriesId && one.season === gap?.[0])
        .map(({ number }) => number);
      expect(numbers).not.toContain(gap?.[1]);
      expect(Math.max(...numbers.map(Number))).toBe(numbers.length + 1);
    }
  });

  it('have names in every language for as many episodes', () => {
    for (const { id, name, synopsis } of rows.titles.filter(({ kind }) => kind === 'episode')) {
      expect(Object.keys(name).sort(), id).toEqual([...seed.locales].sort());
      for (const text of Object.values(name)) expect(text.length, text).toBeLessThanOrEqual(64);
      for (const text of Object.values(synopsis ?? {})) {
        expect(text.length, text).toBeLessThanOrEqual(180);
        expect(text, id).toMatch(/[.?!]$/);
      }
    }
    const lines = Object.values(seed.texts).map(({ episodes }) =>
      Object.entries(episodes).map(([season, text]) => [season, text.trim().split('\n').length]),
    );
    for (const one of lines) expect(one).toEqual(lines[0]);
  });

  it('name the episodes of every series but the dailies, which are numbered', () => {
    const titles = new Map(rows.titles.map((title) => [title.id, title]));
    const numbered = rows.episodes.filter(({ titleId }) => !titles.get(titleId)?.synopsis);
    const dailies = Object.entries(details.episodes).filter(([, { daily }]) => daily);
    expect(new Set(numbered.map(({ seriesId }) => seriesId))).toEqual(
      new Set(dailies.map(([id]) => id)),
    );
  });

  it('credit every series', () => {
    const credited = new Set(rows.credits.map(({ titleId }) => titleId));
    expect(seed.series.filter(({ id }) => !credited.has(id))).toEqual([]);
  });
});

describe('the fights of Apex', () => {
  const rows = catalogues.find(([id]) => id === 'apex')?.[2];
  const bouts = rows?.bouts ?? [];

  it('are five to thirteen on each night, between fighters of the roster', () => {
    const fighters = new Set(rows?.fighters.map(({ titleId }) => titleId));
    const nights = new Set(bouts.map(({ titleId }) => titleId));
    expect(nights.size).toBe(19);
    for (const night of nights) {
      const own = bouts.filter(({ titleId }) => titleId === night);
      expect(own.length, night).toBeGreaterThanOrEqual(5);
      expect(own.length, night).toBeLessThanOrEqual(13);
      const corners = own.flatMap(({ redId, blueId }) => [redId, blueId]);
      expect(new Set(corners).size, night).toBe(corners.length);
      expect(corners.filter((id) => !fighters.has(id))).toEqual([]);
    }
  });

  it('end in every way that the specification names', () => {
    expect([...new Set(bouts.map(({ method }) => method))].sort()).toEqual([
      'COULD_NOT_CONTINUE',
      'DECISION_MAJORITY',
      'DECISION_SPLIT',
      'DECISION_TECHNICAL',
      'DECISION_UNANIMOUS',
      'DISQUALIFIED',
      'KO',
      'OTHER',
      'OVERTURNED',
      'SUBMISSION',
      'TECHNICAL_SUBMISSION',
      'TKO',
      'TKO_CORNER',
      'TKO_DOCTOR',
    ]);
    expect(new Set(bouts.map(({ outcome }) => outcome))).toEqual(
      new Set(['WIN', 'LOSS', 'DRAW', 'NO_CONTEST']),
    );
  });

  it('fit their rounds, and include a debut, a title and early prelims', () => {
    for (const { endRound, rounds, titleId } of bouts)
      expect(endRound, titleId).toBeLessThanOrEqual(rounds);
    expect(bouts.some(({ redRecord }) => redRecord.every((count) => count === 0))).toBe(true);
    expect(bouts.some(({ isTitleFight }) => isTitleFight)).toBe(true);
    expect(new Set(bouts.map(({ segment }) => segment)).size).toBe(3);
    expect(new Set(bouts.map(({ weightClass }) => weightClass)).size).toBe(12);
  });
});
