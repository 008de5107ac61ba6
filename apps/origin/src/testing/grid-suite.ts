import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

interface Grid {
  edges: { node: { id: string; __typename: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
  facets: { key: string; value: string; name: string | null; count: number }[];
}

const document = `query ($filter: GridFilter, $order: GridOrder!, $first: Int!, $after: String) {
  grid(filter: $filter, order: $order, first: $first, after: $after) {
    edges { node { __typename id } }
    pageInfo { hasNextPage endCursor }
    totalCount
    facets { key value name count }
  }
}`;

/** All titles of a realm, filtered; the same on every database. */
export function gridSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const ask = async (variables: object, realm = 'apex') => {
    const { body } = await origin.query<{ grid: Grid }>(document, {
      realm,
      variables: { order: 'NEWEST', first: 60, ...variables },
    });
    return body;
  };
  const grid = async (variables: object, realm?: string) => {
    const body = await ask(variables, realm);
    expect(body.errors).toBeUndefined();
    return body.data.grid;
  };
  const refused = async (variables: object, words: RegExp) => {
    const { errors } = await ask(variables);
    expect(errors?.[0]?.message).toMatch(words);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  };

  describe('the grid of all titles', () => {
    it('has as many titles of each kind as it counts', async () => {
      const { facets } = await grid({});
      const kinds = facets.filter(({ key }) => key === 'KIND');
      expect(kinds.length).toBeGreaterThan(2);
      for (const { value, count } of kinds) {
        const { totalCount, edges } = await grid({ filter: { kind: [value] } });
        expect(totalCount).toBe(count);
        expect(new Set(edges.map(({ node }) => node.__typename)).size).toBe(1);
      }
    });

    it.each(['NEWEST', 'NAME', 'SOON'])(
      'has each title once, page by page, by %s',
      async (order) => {
        const ids: string[] = [];
        let after: string | null = null;
        let total = 0;
        do {
          const { edges, pageInfo, totalCount }: Grid = await grid({ order, first: 17, after });
          ids.push(...edges.map(({ node }) => node.id));
          after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
          total = totalCount;
        } while (after);
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
      },
    );

    it('names leagues, and limits to one', async () => {
      const { facets } = await grid({});
      const league = facets.find(({ key }) => key === 'LEAGUE');
      if (!league) throw new Error('No league is counted.');
      expect(league.name).toMatch(/\w/);
      const { totalCount, edges } = await grid({ filter: { league: [league.value] } });
      expect(totalCount).toBe(league.count);
      expect(edges.every(({ node }) => node.__typename === 'LiveEvent')).toBe(true);
    });

    it('has other titles for another realm', async () => {
      const [apex, metro] = [await grid({ first: 5 }), await grid({ first: 5 }, 'metro')];
      expect(metro.edges).not.toEqual(apex.edges);
    });

    it('refuses pages of too many titles, and of none', async () => {
      await refused({ first: 61 }, /must be 1 to 60/);
      await refused({ first: 0 }, /must be 1 to 60/);
    });

    it('refuses a cursor of another order', async () => {
      const { pageInfo } = await grid({ order: 'NAME', first: 2 });
      await refused({ order: 'SOON', after: pageInfo.endCursor }, /not a cursor/);
      await refused({ after: 'nonsense' }, /not a cursor/);
    });
  });
}
