import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

interface Node {
  __typename: string;
  id: string;
  name: string;
  isNew: boolean;
  state?: string;
  startsAt?: string;
  endsAt?: string;
  releasedAt?: string;
  seasonCount?: number;
  episodeCount?: number;
  videoCount?: number;
}
interface Rail {
  key: string;
  title: string | null;
  items: {
    edges: { cursor: string; node: Node }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const railsDocument = `query Rails($requests: [RailRequest!]!) {
  rails(requests: $requests) {
    key title
    items {
      edges { cursor node {
        __typename id name isNew
        ... on LiveEvent { state startsAt endsAt }
        ... on Video { releasedAt }
        ... on Series { seasonCount episodeCount }
        ... on Playlist { videoCount }
      } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Heroes, rails and upcoming events; the same on every database. */
export function catalogueSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const rails = async (
    requests: Record<string, unknown>[],
    realm = 'apex',
    language = 'en',
  ): Promise<Rail[]> => {
    const { body } = await origin.query<{ rails: Rail[] }>(railsDocument, {
      realm,
      language,
      variables: {
        requests: requests.map((request, index) => ({ key: `${index}`, first: 60, ...request })),
      },
    });
    expect(body.errors).toBeUndefined();
    return body.data.rails;
  };
  const rail = async (request: Record<string, unknown>, realm?: string): Promise<Node[]> => {
    const [one] = await rails([request], realm);
    return (one?.items.edges ?? []).map((edge) => edge.node);
  };
  const moments = (nodes: Node[]) =>
    nodes.map((node) => Date.parse(node.startsAt ?? node.releasedAt ?? ''));
  const ascending = (list: number[]) => [...list].sort((a, b) => a - b);

  describe('rails', () => {
    it('answer in the order of the requests, each with its own key', async () => {
      const answer = await rails([
        { key: 'b', source: 'SERIES' },
        { key: 'a', source: 'LIVE' },
      ]);
      expect(answer.map((one) => one.key)).toEqual(['b', 'a']);
    });

    it('come with the origin’s clock', async () => {
      const { body } = await origin.query('{ heroes(first: 1) { id } }', { realm: 'apex' });
      const asOf = Date.parse(body.extensions?.asOf ?? '');
      expect(Math.abs(asOf - origin.now().getTime())).toBeLessThan(5000);
    });

    it('hold live events, upcoming ones and replays, in the order that the schema promises', async () => {
      const now = origin.now().getTime();
      for (const realm of ['apex', 'corral', 'noor', 'metro', 'unity', 'plain']) {
        const live = await rail({ source: 'LIVE' }, realm);
        const upcoming = await rail({ source: 'UPCOMING' }, realm);
        const replays = await rail({ source: 'REPLAYS' }, realm);
        for (const [nodes, state] of [
          [live, 'LIVE'],
          [upcoming, 'UPCOMING'],
          [replays, 'REPLAY'],
        ] as const) {
          expect(nodes.length, `${realm} ${state}`).toBeGreaterThan(0);
          expect(new Set(nodes.map((node) => node.state))).toEqual(new Set([state]));
        }
        expect(moments(live)).toEqual(ascending(moments(live)).reverse());
        expect(moments(upcoming)).toEqual(ascending(moments(upcoming)));
        expect(moments(replays)).toEqual(ascending(moments(replays)).reverse());
        expect(Math.min(...moments(upcoming))).toBeGreaterThan(now - 5000);
        expect(Math.max(...moments(live))).toBeLessThanOrEqual(now + 5000);
        for (const node of live) expect(Date.parse(node.endsAt ?? '')).toBeGreaterThan(now - 5000);
        expect(live.every((node) => node.isNew)).toBe(true);
        expect(upcoming.some((node) => node.isNew)).toBe(false);
      }
    });

    it('mix videos and replays by date in LATEST', async () => {
      const latest = await rail({ source: 'LATEST' });
      expect(new Set(latest.map((node) => node.__typename))).toEqual(
        new Set(['Video', 'LiveEvent']),
      );
      expect(moments(latest)).toEqual(ascending(moments(latest)).reverse());
      expect(Math.max(...moments(latest))).toBeLessThanOrEqual(origin.now().getTime());
    });

    it('count the seasons, episodes and videos of series and playlists', async () => {
      const series = await rail({ source: 'SERIES' });
      expect(series.find((node) => node.id === 'countdown')).toMatchObject({
        seasonCount: 3,
        episodeCount: 26,
      });
      const playlists = await rail({ source: 'PLAYLISTS' });
      expect(playlists.find((node) => node.id === 'start-here')?.videoCount).toBe(5);
    });

    it('hold a collection in the editors’ order under its title in the language of the answer', async () => {
      const [collection] = await rails(
        [{ source: 'COLLECTION', collection: 'learn-the-game' }],
        'apex',
        'es',
      );
      expect(collection?.title).toBe('Aprende el oficio');
      expect(collection?.items.edges.map((edge) => edge.node.id)).toEqual([
        'ground-rules',
        'anatomy-of-a-low-kick',
        'scorecards-explained',
        'gelashvili-throws',
        'submission-school',
      ]);
    });

    it('are empty for a collection that does not exist', async () => {
      const [collection] = await rails([{ source: 'COLLECTION', collection: 'nothing' }]);
      expect(collection).toMatchObject({
        title: null,
        items: { edges: [], pageInfo: { hasNextPage: false, endCursor: null } },
      });
    });

    it.each(['UPCOMING', 'REPLAYS', 'LATEST', 'VIDEOS', 'COLLECTION'])(
      'page through %s without a gap or a repeat',
      async (source) => {
        const request = {
          source,
          collection: source === 'COLLECTION' ? 'title-fights' : undefined,
        };
        const whole = (await rail(request)).map((node) => node.id);
        const paged: string[] = [];
        let after: string | null = null;
        do {
          const [page]: Rail[] = await rails([{ ...request, first: 2, after }]);
          paged.push(...(page?.items.edges ?? []).map((edge) => edge.node.id));
          expect(page?.items.edges.at(-1)?.cursor).toBe(page?.items.pageInfo.endCursor);
          after = page?.items.pageInfo.hasNextPage ? page.items.pageInfo.endCursor : null;
        } while (after !== null);
        expect(whole.length).toBeGreaterThan(3);
        expect(paged).toEqual(whole);
      },
    );

    it.each([
      ['more titles than a page may have', [{ source: 'LIVE', first: 61 }], /1 to 60/],
      ['no titles', [{ source: 'LIVE', first: 0 }], /1 to 60/],
      ['a collection without its name', [{ source: 'COLLECTION' }], /needs a collection/],
      [
        'a cursor of another source',
        [{ source: 'LIVE', after: 'WyJWSURFT1MiLDAsInkiXQ' }],
        /not a cursor of LIVE/,
      ],
      ['a cursor that is none', [{ source: 'LIVE', after: 'hello' }], /not a cursor of LIVE/],
      [
        'two rails of one key',
        [
          { key: 'x', source: 'LIVE' },
          { key: 'x', source: 'LIVE' },
        ],
        /key of its own/,
      ],
      ['too many rails', Array.from({ length: 25 }, () => ({ source: 'LIVE' })), /At most 24/],
    ])('refuse %s with words for the client', async (_, requests, words) => {
      const { status, body } = await origin.query(railsDocument, {
        variables: {
          requests: requests.map((request, index) => ({ key: `${index}`, first: 3, ...request })),
        },
      });
      expect(status).toBe(200);
      expect(body.errors?.[0]?.message).toMatch(words);
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    });
  });

  describe('heroes', () => {
    const document =
      '{ heroes(first: 5) { id tagline title { __typename id name synopsis images { hero { url width height tone alt } square { width height } } } } }';
    interface Hero {
      id: string;
      tagline: string;
      title: {
        name: string;
        synopsis: string;
        images: { hero: { url: string; width: number; height: number; tone: string; alt: string } };
      };
    }

    it('are five in every realm, in the words of every language that it has', async () => {
      const languages = {
        apex: ['en', 'es', 'pt'],
        corral: ['en', 'es'],
        noor: ['ar', 'en'],
        metro: ['en', 'pt'],
        unity: ['en', 'es', 'pt', 'ar'],
        plain: ['en'],
      };
      for (const [realm, locales] of Object.entries(languages)) {
        const spoken = new Set<string>();
        for (const language of locales) {
          const { body, headers } = await origin.query<{ heroes: Hero[] }>(document, {
            realm,
            language,
          });
          expect(headers.get('content-language')).toBe(language);
          expect(body.data.heroes).toHaveLength(5);
          for (const hero of body.data.heroes) spoken.add(`${hero.tagline} ${hero.title.synopsis}`);
        }
        expect(spoken.size).toBe(5 * locales.length);
      }
    });

    it('carry pictures with an address, a size, a tone and a description', async () => {
      const { body } = await origin.query<{ heroes: Hero[] }>(document, {
        realm: 'noor',
        language: 'ar',
      });
      const image = body.data.heroes[0]?.title.images.hero;
      expect(image?.url).toBe(`${origin.address}/images/noor/gulf-derby-night/hero`);
      expect((image?.width ?? 0) / (image?.height ?? 1)).toBeCloseTo(16 / 9);
      expect(image?.tone).toMatch(/^#[0-9a-f]{6}$/);
      expect(image?.alt).toContain('ديربي');
    });
  });
}
