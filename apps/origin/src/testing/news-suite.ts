import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

interface Item {
  id: string;
  heading: string;
  publishedAt: string;
  changedAt: string | null;
  feed: { id: string; name: string };
  pictures: { image: { url: string }; caption: string | null }[];
  titles: { id: string }[];
}
interface News {
  edges: { cursor: string; node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const fields = `id heading publishedAt changedAt feed { id name }
  pictures { caption image { url } } titles { id }`;
const list = `query ($feed: ID, $first: Int! = 12, $after: String) {
  newsFeeds { id name }
  news(feed: $feed, first: $first, after: $after) {
    edges { cursor node { ${fields} } }
    pageInfo { hasNextPage endCursor }
  }
}`;
const item = `query ($feed: ID, $id: ID!) { newsItem(feed: $feed, id: $id) { ${fields} } }`;

/** A realm's news; the same on every database. */
export function newsSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const ask = async (variables: Record<string, unknown>, realm = 'apex', language?: string) => {
    const { body } = await origin.query<{ newsFeeds: Item['feed'][]; news: News }>(list, {
      realm,
      language,
      variables,
    });
    return body;
  };
  const newsOf = async (variables: Record<string, unknown>, realm?: string, language?: string) => {
    const { data, errors } = await ask(variables, realm, language);
    expect(errors).toBeUndefined();
    return data;
  };
  const itemOf = async (variables: Record<string, unknown>, realm = 'apex') => {
    const { body } = await origin.query<{ newsItem: Item | null }>(item, { realm, variables });
    expect(body.errors).toBeUndefined();
    return body.data.newsItem;
  };
  const refused = async (variables: Record<string, unknown>, words: RegExp) => {
    const { errors } = await ask(variables);
    expect(errors?.[0]?.message).toMatch(words);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
  };

  describe('news', () => {
    it('are twelve at once, published before now, the latest first', async () => {
      const { edges, pageInfo } = (await newsOf({})).news;
      expect(edges).toHaveLength(12);
      expect(pageInfo.hasNextPage).toBe(false);
      const moments = edges.map(({ node }) => Date.parse(node.publishedAt));
      expect(moments).toEqual([...moments].sort((a, b) => b - a));
      expect(moments[0]).toBeLessThanOrEqual(origin.now().getTime());
    });

    it('are the same, page by page', async () => {
      const whole = (await newsOf({})).news.edges.map(({ node }) => node.id);
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const { edges, pageInfo }: News = (await newsOf({ first: 5, after })).news;
        ids.push(...edges.map(({ node }) => node.id));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      } while (after);
      expect(ids).toEqual(whole);
    });

    it('are sorted into feeds, each of which has its own', async () => {
      const { newsFeeds, news } = await newsOf({});
      expect(newsFeeds.map(({ id }) => id)).toEqual(['fight-week', 'camps', 'rulings']);
      const parts = await Promise.all(
        newsFeeds.map(async ({ id }) => {
          const { edges } = (await newsOf({ feed: id })).news;
          expect(edges.every(({ node }) => node.feed.id === id)).toBe(true);
          return edges.map(({ node }) => node.id);
        }),
      );
      expect(parts.flat().sort()).toEqual(news.edges.map(({ node }) => node.id).sort());
    });

    it('are none in a feed that the realm does not have', async () => {
      expect((await newsOf({ feed: 'races' })).news).toEqual({
        edges: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      });
    });

    it('are in the language that is asked for', async () => {
      const [ar, en] = [await newsOf({}, 'noor', 'ar'), await newsOf({}, 'noor', 'en')];
      expect(ar.newsFeeds[0]?.name).toMatch(/[\u0600-\u06ff]/);
      expect(ar.news.edges.map(({ node }) => node.id)).toEqual(
        en.news.edges.map(({ node }) => node.id),
      );
      for (const { node } of ar.news.edges) expect(node.heading).toMatch(/[\u0600-\u06ff]/);
      for (const { node } of en.news.edges) expect(node.heading).not.toMatch(/[\u0600-\u06ff]/);
    });

    it('are corrected hours after they were published, and tell so from then on', async () => {
      const found = async () => {
        const news = await itemOf({ id: 'barragan-hand' });
        if (!news) throw new Error('The article that is corrected is gone.');
        return { ...news, age: (origin.now().getTime() - Date.parse(news.publishedAt)) / 1000 };
      };
      const hour = 60 * 60;
      origin.pass(300 * hour - (await found()).age + hour);
      const before = await found();
      expect(before.age).toBeLessThan(2 * hour);
      expect(before.changedAt).toBeNull();
      origin.pass(5 * hour);
      const { publishedAt, changedAt } = await found();
      expect(publishedAt).toBe(before.publishedAt);
      expect(Date.parse(changedAt ?? '') - Date.parse(publishedAt)).toBe(5 * hour * 1000);
    });

    it('refuse pages of too many items, and of none', async () => {
      await refused({ first: 61 }, /must be 1 to 60/);
      await refused({ first: 0 }, /must be 1 to 60/);
    });

    it('refuse a cursor of another feed', async () => {
      const { pageInfo } = (await newsOf({ feed: 'camps', first: 2 })).news;
      await refused({ feed: 'rulings', after: pageInfo.endCursor }, /not a cursor/);
      await refused({ after: 'nonsense' }, /not a cursor/);
    });
  });

  describe('an item of news', () => {
    it('has pictures that can be loaded, and titles in the order in which it names them', async () => {
      const found = await itemOf({ feed: 'fight-week', id: 'tordahl-fonomau-weigh-in' });
      expect(found?.titles.map(({ id }) => id)).toEqual([
        'apex-63',
        'tordahl-every-knockout',
        'fight-week-live',
      ]);
      expect(found?.pictures.map(({ caption }) => caption)).toEqual([
        'Face to face in the last light of the harbour.',
        'Fonomau’s corner has worked together for eleven years.',
      ]);
      for (const { image } of found?.pictures ?? []) {
        const { status, headers } = await origin.call('GET', new URL(image.url).pathname);
        expect(status).toBe(200);
        expect(headers.get('content-type')).toMatch(/^image\//);
      }
    });

    it('is null where the realm has none of its identifier', async () => {
      expect(await itemOf({ id: 'derby-field' })).toBeNull();
      expect(await itemOf({ id: 'derby-field' }, 'noor')).not.toBeNull();
    });

    it('is null where it is not in the feed that is named', async () => {
      expect(await itemOf({ feed: 'camps', id: 'barragan-hand' })).toBeNull();
      expect(await itemOf({ feed: 'fight-week', id: 'barragan-hand' })).not.toBeNull();
    });
  });
}
