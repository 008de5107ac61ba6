import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Start, startOrigin, type TestOrigin } from './test-origin';

interface Rail {
  items: { edges: { node: { id: string } }[] };
}
interface Upcoming {
  events: {
    id: string;
    name: string;
    startsAt: string;
    state: string;
    timing: string;
    league?: string;
    announcedStartsAt?: string;
    images: { hero: { url: string } };
  }[];
  pagingInfo: { page: number; rpp: number; totalPages: number; totalResults: number };
}

/** Events and their times; the same on every database. */
export function scheduleSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const ascending = (list: number[]) => [...list].sort((a, b) => a - b);
  const rails = async (realm: string): Promise<Rail[]> => {
    const requests = ['LIVE', 'UPCOMING', 'REPLAYS']
      .map((source) => `{ key: "${source}", source: ${source}, first: 60 }`)
      .join(' ');
    const { body } = await origin.query<{ rails: Rail[] }>(
      `{ rails(requests: [${requests}]) { items { edges { node { id } } } } }`,
      { realm },
    );
    return body.data.rails;
  };

  describe('upcoming events', () => {
    const page = (query: string) =>
      origin.call<Upcoming>('GET', `/api/v2/event/upcoming${query}`, { realm: 'unity' });

    it('[1.9-16] [1.9-17] come twelve to a page from /event/upcoming, the next one first', async () => {
      const { status, body } = await page('');
      expect(status).toBe(200);
      expect(body.pagingInfo).toMatchObject({ page: 1, rpp: 12 });
      expect(body.events.length).toBe(Math.min(12, body.pagingInfo.totalResults));
      const starts = body.events.map((event) => Date.parse(event.startsAt));
      expect(starts).toEqual(ascending(starts));
      expect(body.events.every((event) => event.state === 'UPCOMING')).toBe(true);
    });

    it('say which of them do not keep the time that was announced first, as the catalogue does', async () => {
      const path = '/api/v2/event/upcoming?rpp=60';
      const { body } = await origin.call<Upcoming>('GET', path, { realm: 'apex' });
      const timingOf = new Map(body.events.map(({ id, timing }) => [id, timing]));
      expect(timingOf.get('trials-heavyweight')).toBe('CANCELLED');
      expect(timingOf.get('fight-night-port-lavelle')).toBe('POSTPONED');
      const ids = JSON.stringify(body.events.map(({ id }) => id));
      const known = await origin.query<{ titles: object[] }>(
        `{ titles(ids: ${ids}) { id ... on LiveEvent { timing announcedStartsAt } } }`,
        { realm: 'apex' },
      );
      expect(
        body.events.map(({ id, timing, announcedStartsAt = null }) => ({
          id,
          timing,
          announcedStartsAt,
        })),
      ).toEqual(known.body.data.titles);
    });

    it('are the same, page by page, as the rail of upcoming events', async () => {
      const whole = (await rails('unity'))[1]?.items.edges.map((edge) => edge.node.id) ?? [];
      const pages = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((number) => page(`?rpp=3&page=${number}`)),
      );
      expect(pages.flatMap(({ body }) => body.events.map((event) => event.id))).toEqual(
        whole.slice(0, 18),
      );
      expect(pages[0]?.body.pagingInfo).toEqual({
        page: 1,
        rpp: 3,
        totalPages: Math.ceil(whole.length / 3),
        totalResults: whole.length,
      });
    });

    it('are in a calendar, of one league or of all, with what became of their times', async () => {
      const calendar = async (query: string) => {
        const path = `/api/v2/schedule.ics${query}`;
        return (await origin.call<string>('GET', path, { realm: 'apex' })).body;
      };
      const path = '/api/v2/event/upcoming?rpp=60';
      const { body } = await origin.call<Upcoming>('GET', path, { realm: 'apex' });
      const entriesOf = (text: string) =>
        [...text.matchAll(/^UID:(.+?)-\d+@apex\r$/gm)].map(([, id]) => id);
      expect(entriesOf(await calendar(''))).toEqual(body.events.map(({ id }) => id));
      const [league = ''] = body.events.flatMap(({ league }) => league ?? []);
      expect(entriesOf(await calendar(`?league=${encodeURIComponent(league)}`))).toEqual(
        body.events.filter((event) => event.league === league).map(({ id }) => id),
      );
      expect(entriesOf(await calendar('?league=none'))).toEqual([]);
      const cancelled = /UID:trials-heavyweight-.*?END:VEVENT/s.exec(await calendar(''))?.[0];
      expect(cancelled).toContain('STATUS:CANCELLED');
    });

    it('are none past the last page', async () => {
      expect((await page('?page=999')).body.events).toEqual([]);
    });
  });

  it('keeps something in every state at any hour of the fortnight', async () => {
    const states = { LIVE: 0, UPCOMING: 0, REPLAY: 0, ENDED: 0 };
    const started = origin.now().getTime();
    for (let hours = 0; hours < 14 * 24; hours += 29) {
      for (const realm of ['apex', 'corral', 'noor', 'metro', 'unity', 'plain']) {
        const answer = await rails(realm);
        for (const one of answer)
          expect(one.items.edges.length, `${realm} after ${hours} h`).toBeGreaterThan(0);
        const { body } = await origin.query<{
          heroes: { title: { state?: keyof typeof states } }[];
        }>('{ heroes(first: 20) { title { ... on LiveEvent { state } } } }', { realm });
        for (const hero of body.data.heroes) if (hero.title.state) states[hero.title.state] += 1;
      }
      origin.pass(29 * 3600);
    }
    expect(origin.now().getTime() - started).toBeGreaterThan(13 * 24 * 3600 * 1000);
    for (const [state, times] of Object.entries(states)) expect(times, state).toBeGreaterThan(0);
  }, 120_000);
}
