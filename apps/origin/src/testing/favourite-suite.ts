import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from './accounts';
import {
  type ErrorBody,
  type LoginBody,
  type Start,
  startOrigin,
  type TestOrigin,
} from './test-origin';
import { titleIds } from './title-ids';

interface Favourites {
  vods: { id: string; place: string }[];
  pagingInfo: { moreDataAvailable: boolean };
}

/** Favourites of viewers; the same on every database. */
export function favouriteSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  let token: string;
  let videos: string[];
  beforeAll(async () => {
    origin = await start();
    token = (await origin.login()).body.authorisationToken;
    videos = await titleIds(origin, 'VIDEOS', 14);
  }, 120_000);
  afterAll(() => origin?.close());

  const change = (method: 'PUT' | 'DELETE', id: string, options: object = {}) =>
    origin.call<ErrorBody>(method, `/api/v2/favourite/vods/${id}`, { token, ...options });
  const list = (query = '', options: object = {}) =>
    origin.call<Favourites>('GET', `/api/v2/favourite/vods${query}`, { token, ...options });
  const ids = ({ body }: { body: Favourites }) => body.vods.map(({ id }) => id);

  it('[2.7-30] [2.7-31] are kept and taken away, once each, however often one asks', async () => {
    const [one = '', two = ''] = videos;
    for (const id of [one, two, one]) expect((await change('PUT', id)).status).toBe(204);
    expect(ids(await list())).toEqual([two, one]);
    for (const id of [two, two, one]) expect((await change('DELETE', id)).status).toBe(204);
    expect(await list()).toMatchObject({
      body: { vods: [], pagingInfo: { moreDataAvailable: false } },
    });
  });

  it('[1.9-15] [2.7-29] come nine to a page from /favourite/vods, the last one first', async () => {
    const kept = videos.slice(0, 12);
    for (const id of kept) await change('PUT', id);
    const newest = [...kept].reverse();
    const first = await list();
    expect(ids(first)).toEqual(newest.slice(0, 9));
    expect(first.body.pagingInfo).toEqual({ moreDataAvailable: true });
    const next = `?lastSeen=${first.body.vods.at(-1)?.place}`;
    // what goes meanwhile takes nothing else along
    await change('DELETE', newest[8] ?? '');
    const second = await list(next);
    expect(ids(second)).toEqual(newest.slice(9));
    expect(second.body.pagingInfo).toEqual({ moreDataAvailable: false });
    expect(ids(await list('?rpp=100'))).toHaveLength(11);
    for (const query of ['?rpp=0', '?rpp=101', '?lastSeen=soon']) {
      expect((await list(query)).status).toBe(400);
    }
    for (const id of kept) await change('DELETE', id);
  });

  it('[2.3-35] are on-demand videos, and what of the live events can be watched again', async () => {
    const [replay = ''] = await titleIds(origin, 'REPLAYS', 1);
    expect((await change('PUT', replay)).status).toBe(204);
    for (const source of ['UPCOMING', 'SERIES', 'PLAYLISTS'] as const) {
      const [other = ''] = await titleIds(origin, source, 1);
      const { status, body } = await change('PUT', other);
      expect([source, status, body.code]).toEqual([source, 404, 'UNKNOWN_TITLE']);
    }
    expect((await change('PUT', 'nobody-made-this')).body.code).toBe('UNKNOWN_TITLE');
    await change('DELETE', replay);
  });

  it('[2.1-10] are one viewer’s in one realm, and no other viewer’s', async () => {
    const [one = ''] = videos;
    await change('PUT', one);
    const other = (await origin.login('second@example.com')).body.authorisationToken;
    const elsewhere = (await origin.login(undefined, { realm: 'unity' })).body.authorisationToken;
    expect(ids(await list('', { token: other }))).toEqual([]);
    expect(ids(await list('', { token: elsewhere, realm: 'unity' }))).toEqual([]);
    await change('DELETE', one, { token: other });
    expect(ids(await list())).toEqual([one]);
    await change('DELETE', one);
  });

  it('are no guest’s, and an agent who acts as the viewer is asked first', async () => {
    const [one = ''] = videos;
    const guest = await origin.call<LoginBody>('POST', '/api/v2/token/guest');
    const asGuest = { token: guest.body.authorisationToken };
    expect((await change('PUT', one, asGuest)).body.code).toBe('VIEWER_ONLY');
    expect((await list('', asGuest)).status).toBe(403);
    const agent = { token: await actingAs(origin, 'viewer@example.com') };
    expect((await change('PUT', one, agent)).body.code).toBe('AGENT_CONFIRMATION');
    const confirmed = { ...agent, headers: { 'agent-confirmed': 'true' } };
    expect((await change('PUT', one, confirmed)).status).toBe(204);
    expect(ids(await list('', agent))).toEqual([one]);
    expect((await change('DELETE', one, confirmed)).status).toBe(204);
  });

  describe('titles by their identifiers', () => {
    const titles = (wanted: readonly string[]) =>
      origin.query<{ titles: { id: string }[] }>(
        'query ($ids: [ID!]!) { titles(ids: $ids) { id name } }',
        { variables: { ids: wanted } },
      );

    it('come in the order of the request, without those that are not there', async () => {
      const [one = '', two = '', three = ''] = videos;
      const { body } = await titles([three, 'nobody-made-this', one, two, one]);
      expect(body.data.titles.map(({ id }) => id)).toEqual([three, one, two]);
    });

    it('are not more than sixty at a time', async () => {
      const { body } = await titles(Array.from({ length: 61 }, (_, index) => `title-${index}`));
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_INPUT');
    });
  });
}
