import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

interface Page {
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Details {
  id: string;
  description: string | null;
  accessLevel: string;
  minimumAge: number | null;
  countries: string[] | null;
  related: { id: string }[];
  state: string;
  startsAt: string;
  doorsAt: string | null;
  mainAt: string | null;
  timing: string;
  announcedStartsAt: string | null;
  replayFrom: string | null;
  timeline: string;
  angles: { id: string; timeline: string }[];
  bouts: { id: string; result: { outcome: string; method: string } | null }[];
  episode: { number: number | null; season: { id: string; name: string } } | null;
  credits: { role: string; name: string }[];
  next: { id: string } | null;
  previous: { id: string } | null;
  seasons: { id: string; number: number; name: string; episodeCount: number }[];
  seasonCount: number;
  episodeCount: number;
  firstEpisode: { id: string } | null;
  videos: Page;
}

/** The pages of titles and seasons; the same on every database. */
export function titlePageSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const title = async (id: string, fields: string, realm = 'apex', language = 'en') => {
    const { body } = await origin.query<{ title: Details | null }>(
      `query ($id: ID!) { title(id: $id) { id ${fields} } }`,
      { realm, language, variables: { id } },
    );
    expect(body.errors).toBeUndefined();
    return body.data.title;
  };
  const episodes = async (season: string, args: string) => {
    const { body } = await origin.query<{ season: { episodes: Page } | null }>(
      `{ season(id: "${season}") { episodes(${args}) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } } }`,
    );
    return body;
  };
  const refused = async (document: string, words: RegExp) => {
    const { body } = await origin.query(document);
    expect(body.errors?.[0]?.message).toMatch(words);
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  };

  describe('a title’s page', () => {
    it('has a description, access, ages and countries in the language of the answer', async () => {
      const page = await title(
        'fight-night-rio-verde',
        'accessLevel minimumAge countries description',
      );
      expect(page).toMatchObject({
        accessLevel: 'LICENCE',
        minimumAge: null,
        countries: ['BR', 'PT', 'ES', 'US'],
        description: null,
      });
      const spanish = await title('countdown', 'description', 'apex', 'es');
      expect(spanish?.description).toMatch(/^<p>Dos campamentos/);
    });

    it('is that of the title which an identifier was merged into', async () => {
      expect((await title('countdown-plus', ''))?.id).toBe('countdown');
    });

    it.each([
      ['an unknown identifier', 'no-such-title'],
      ['another realm’s title', 'camel-cup-final'],
      ['a fighter', 'magnus-tordahl'],
      ['nothing', ''],
    ])('is null for %s', async (_, id) => {
      expect(await title(id, '')).toBeNull();
    });

    it('is refused for half a character', async () => {
      const { status } = await origin.query('query ($id: ID!) { title(id: $id) { id } }', {
        variables: { id: '\ud800' },
      });
      expect(status).toBe(400);
      const { body } = await origin.query<{ title: null }>('{ title(id: "\\ud800") { id } }');
      expect(body.data?.title ?? null).toBeNull();
    });

    it('leads to related titles: never to itself, and in the same order each time', async () => {
      const ask = () => title('apex-63', 'related(first: 24) { id }');
      const ids = (await ask())?.related.map(({ id }) => id) ?? [];
      expect(ids.slice(0, 4).sort()).toEqual(['apex-61', 'apex-62', 'apex-64', 'apex-65']);
      expect(ids).not.toContain('apex-63');
      expect(ids).not.toContain('apex-63-overhead');
      expect((await ask())?.related.map(({ id }) => id)).toEqual(ids);
      const angle = await title('apex-63-overhead', 'related(first: 24) { id }');
      expect(angle?.related.map(({ id }) => id)).toEqual(ids);
    });

    it.each([0, 25])('refuses %i related titles', (first) =>
      refused(`{ title(id: "apex-63") { related(first: ${first}) { id } } }`, /1 to 24/),
    );

    it('refuses a document that follows titles without end', () =>
      refused(
        '{ title(id: "apex-63") { related(first: 24) { related(first: 24) { related(first: 24) { id } } } } }',
        /At most 2000/,
      ));
  });

  describe('an event’s page', () => {
    const results =
      '... on LiveEvent { state bouts(results: true) { id result { outcome method } } }';

    it('has doors before the start and the main part after it', async () => {
      const page = await title(
        'apex-63',
        '... on LiveEvent { startsAt doorsAt mainAt timing announcedStartsAt }',
      );
      const start = Date.parse(page?.startsAt ?? '');
      expect(start - Date.parse(page?.doorsAt ?? '')).toBe(90 * 60_000);
      expect(Date.parse(page?.mainAt ?? '') - start).toBe(210 * 60_000);
      expect(page).toMatchObject({ timing: 'ON_TIME', announcedStartsAt: null });
    });

    it('says whether it keeps its time', async () => {
      const fields = '... on LiveEvent { state startsAt timing announcedStartsAt replayFrom }';
      const moved = await title('apex-65', fields);
      expect(moved?.timing).toBe('MOVED');
      expect(Date.parse(moved?.startsAt ?? '') - Date.parse(moved?.announcedStartsAt ?? '')).toBe(
        120 * 60_000,
      );
      for (const [id, timing] of [
        ['fight-night-port-lavelle', 'POSTPONED'],
        ['trials-heavyweight', 'CANCELLED'],
      ] as const) {
        const page = await title(id, fields);
        expect(page).toMatchObject({ state: 'UPCOMING', timing, replayFrom: null });
        expect(page?.announcedStartsAt).toBe(page?.startsAt);
        expect(Date.parse(page?.startsAt ?? '')).toBeGreaterThan(origin.now().getTime());
      }
    });

    it('shows further angles on one timeline, which no rail has', async () => {
      const page = await title('apex-63', '... on LiveEvent { timeline angles { id timeline } }');
      expect(page?.angles).toEqual([
        { id: 'apex-63-red-corner', timeline: 'apex-63' },
        { id: 'apex-63-overhead', timeline: 'apex-63' },
      ]);
      const angle = await title('apex-63-overhead', '... on LiveEvent { timeline angles { id } }');
      expect(angle?.angles.map(({ id }) => id)).toEqual(['apex-63', 'apex-63-red-corner']);
    });

    it('tells results only when asked, and only once the event is over', async () => {
      const seen = new Set<string>();
      for (let hours = 0; hours < 24; hours += 2) {
        const page = await title('apex-63', results);
        const known = page?.bouts.filter((bout) => bout.result !== null).length;
        const isOver = page?.state === 'ENDED' || page?.state === 'REPLAY';
        expect(known, page?.state).toBe(isOver ? 13 : 0);
        seen.add(page?.state ?? '');
        const hidden = await title(
          'apex-63',
          '... on LiveEvent { bouts { id result { outcome } } }',
        );
        expect(hidden?.bouts.every((bout) => bout.result === null)).toBe(true);
        origin.pass(2 * 3600);
      }
      expect([...seen].sort()).toEqual(['ENDED', 'LIVE', 'REPLAY', 'UPCOMING']);
    });

    it('has no bouts where there are no fights', async () => {
      expect((await title('fight-week-live', '... on LiveEvent { bouts { id } }'))?.bouts).toEqual(
        [],
      );
    });
  });

  describe('a series’ page', () => {
    it('has its seasons in order with the specials last, which cards do not count', async () => {
      const page = await title(
        'countdown',
        '... on Series { seasonCount episodeCount seasons { id number name episodeCount } firstEpisode { id accessLevel } }',
      );
      expect(page?.seasons.map(({ number }) => number)).toEqual([1, 2, 3, 0]);
      expect(page?.seasons.map(({ name }) => name)).toEqual([
        'Season 1',
        'Season 2',
        'Season 3',
        'Specials',
      ]);
      expect([page?.seasonCount, page?.episodeCount]).toEqual([3, 26]);
      expect(page?.firstEpisode).toEqual({ id: 'countdown-s1e1', accessLevel: 'FREE' });
    });

    it('pages through a season without a gap or a repeat', async () => {
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const args: string = `first: 5${after ? `, after: "${after}"` : ''}`;
        const page: Page | undefined = (await episodes('ground-rules-s2', args)).data.season
          ?.episodes;
        paged.push(...(page?.edges ?? []).map(({ node }) => node.id));
        after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(paged).toHaveLength(12);
      expect(new Set(paged).size).toBe(12);
      expect(paged).not.toContain('ground-rules-s2e5');
    });

    it.each(['first: 0', 'first: 61'])('refuses %s', async (args) => {
      const body = await episodes('countdown-s1', args);
      expect(body.errors?.[0]?.message).toMatch(/1 to 60/);
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    });

    it('refuses a cursor of another season', async () => {
      const page = await episodes('countdown-s1', 'first: 1');
      const cursor = page.data.season?.episodes.edges[0]?.cursor;
      const body = await episodes('countdown-s2', `first: 1, after: "${cursor}"`);
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    });

    it.each(['countdown-s9', 'countdown', 'countdown-s01', 'camel-s1', ''])(
      'has no season “%s”',
      async (id) => {
        expect((await episodes(id, 'first: 1')).data.season).toBeNull();
      },
    );

    it('leads from episode to episode across seasons, and keeps the specials apart', async () => {
      const fields =
        '... on Video { next { id } previous { id } episode { number season { id name } } credits { role name } }';
      const last = await title('countdown-s1e8', fields);
      expect([last?.previous?.id, last?.next?.id]).toEqual(['countdown-s1e7', 'countdown-s2e1']);
      expect(last?.episode).toEqual({
        number: 8,
        season: { id: 'countdown-s1', name: 'Season 1' },
      });
      expect(last?.credits[0]).toEqual({ role: 'Director', name: 'Imogen Thackray-Voss' });
      expect((await title('countdown-s3e10', fields))?.next).toBeNull();
      const special = await title('countdown-s0e2', fields);
      expect(special).toMatchObject({ previous: { id: 'countdown-s0e1' }, next: null });
      expect(special?.episode?.number).toBeNull();
      expect(await title('walkouts', fields)).toMatchObject({ episode: null, next: null });
    });
  });

  it('a playlist’s page has its videos in the editors’ order, with cursors of its own', async () => {
    const page = await title(
      'start-here',
      '... on Playlist { videos(first: 2) { edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }',
    );
    expect(page?.videos.edges.map(({ node }) => node.id)).toEqual([
      'scorecards-explained',
      'rise-alumni',
    ]);
    expect(page?.videos.pageInfo.hasNextPage).toBe(true);
    await refused(
      `{ title(id: "one-punch") { ... on Playlist { videos(first: 2, after: "${page?.videos.pageInfo.endCursor}") { edges { cursor } } } } }`,
      /not a cursor/,
    );
  });

  it('no rail shows an episode or an angle', async () => {
    const sources = ['LIVE', 'UPCOMING', 'REPLAYS', 'LATEST', 'VIDEOS', 'SERIES', 'PLAYLISTS'];
    const requests = sources.map((source) => `{ key: "${source}", source: ${source}, first: 60 }`);
    const { body } = await origin.query<{ rails: { items: Page }[] }>(
      `{ rails(requests: [${requests.join(' ')}]) { items { edges { node { id } } } } }`,
    );
    const ids = body.data.rails.flatMap(({ items }) => items.edges.map(({ node }) => node.id));
    expect(ids.length).toBeGreaterThan(20);
    expect(ids.filter((id) => /-s\d+e\d+$|^apex-63-/.test(id))).toEqual([]);
  });
}
