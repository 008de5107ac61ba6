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

interface ProfilesBody extends ErrorBody {
  profiles: { id: string; current: boolean }[];
}

interface WatchedBody extends ErrorBody {
  watched?: { position: number; duration: number; at: string; resumes: boolean };
  resume?: { position: number; at: string };
  profile?: string;
}

/** How far viewers have seen titles; the same on every database. */
export function historySuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  let token: string;
  let second: string;
  let videos: string[];
  beforeAll(async () => {
    origin = await start();
    token = (await origin.login()).body.authorisationToken;
    second = (await origin.login('second@example.com')).body.authorisationToken;
    videos = await titleIds(origin, 'VIDEOS', 4);
  }, 120_000);
  afterAll(() => origin?.close());

  const path = (id: string) => `/api/v2/user/history/${id}`;
  const ago = (seconds: number) => new Date(origin.now().getTime() - seconds * 1000).toISOString();
  const save = (id: string, position: number, at: string, options: object = {}) =>
    origin.call<ErrorBody>('PUT', path(id), {
      token,
      body: { position, duration: 600, at },
      ...options,
    });
  const watched = async (id: string, options: object = {}) =>
    (await origin.call<WatchedBody>('GET', path(id), { token, ...options })).body.watched;

  it('keeps the latest place, in whatever order they come', async () => {
    const [id = ''] = videos;
    expect(await watched(id)).toBeUndefined();
    expect((await save(id, 130, ago(60))).status).toBe(204);
    await save(id, 40, ago(90));
    expect(await watched(id)).toMatchObject({ position: 130, duration: 600, resumes: true });
    await save(id, 200, ago(30));
    expect((await watched(id))?.position).toBe(200);
    expect(await watched(id, { token: second })).toBeUndefined();
  });

  it('counts a place in the future as now, so that a wrong clock has not the last word', async () => {
    const [, id = ''] = videos;
    await save(id, 100, ago(-3600));
    origin.pass(60);
    await save(id, 50, ago(0));
    expect((await watched(id))?.position).toBe(50);
  });

  it.each([
    ['little', 5, false],
    ['a part', 300, true],
    ['nearly everything', 590, false],
    ['more than there is', 9000, false],
  ])('goes on after %s of a title was seen: %s s, %s', async (_, position, resumes) => {
    const [, , id = ''] = videos;
    origin.pass(10);
    await save(id, position, ago(0));
    expect((await watched(id))?.resumes).toBe(resumes);
  });

  it('says in the stream where the viewer goes on', async () => {
    const [, , , id = ''] = videos;
    const stream = async () =>
      (await origin.call<WatchedBody>('GET', `/api/v2/stream/vod/${id}?tab=history-1`, { token }))
        .body.resume;
    expect(await stream()).toBeUndefined();
    await save(id, 222.5, ago(0));
    expect(await stream()).toMatchObject({ position: 222.5 });
  });

  interface HistoryBody extends ErrorBody {
    titles: { id: string; watched: { position: number; resumes: boolean }; place: string }[];
    paused: boolean;
    pagingInfo: { moreDataAvailable: boolean };
  }

  describe('the list', () => {
    let token: string;
    beforeAll(async () => {
      token = (await origin.login('older@example.com')).body.authorisationToken;
    });
    const as = (method: string, path = '', body?: unknown) =>
      origin.call<HistoryBody>(method, `/api/v2/user/history${path}`, { token, body });
    const listed = async (query = '') => (await as('GET', query)).body.titles.map(({ id }) => id);

    it('has the last first, a page at a time, and for a rail those alone that go on', async () => {
      const [one = '', two = '', three = ''] = videos;
      await save(one, 300, ago(30), { token });
      await save(two, 590, ago(20), { token });
      await save(three, 120, ago(10), { token });
      expect(await listed()).toEqual([three, two, one]);
      expect(await listed('?resumes=true')).toEqual([three, one]);
      const first = (await as('GET', '?rpp=2')).body;
      expect(first).toMatchObject({ paused: false, pagingInfo: { moreDataAvailable: true } });
      expect(await listed(`?rpp=2&lastSeen=${first.titles[1]?.place}`)).toEqual([one]);
      await save(one, 310, ago(5), { token });
      expect(await listed()).toEqual([one, three, two]);
    });

    it('hides a title without losing its place, until it is watched again', async () => {
      const [, , three = ''] = videos;
      expect((await as('PUT', `/${three}/hidden`, { hidden: true })).status).toBe(204);
      expect(await listed()).not.toContain(three);
      expect((await watched(three, { token }))?.position).toBe(120);
      await as('PUT', `/${three}/hidden`, { hidden: false });
      expect(await listed()).toContain(three);
      await as('PUT', `/${three}/hidden`, { hidden: true });
      await save(three, 130, ago(1), { token });
      expect(await listed()).toContain(three);
    });

    it('deletes one title and all of them, and takes one back as it was', async () => {
      const [one = '', two = ''] = videos;
      expect((await as('DELETE', `/${one}`)).status).toBe(204);
      expect(await watched(one, { token })).toBeUndefined();
      await save(one, 310, ago(5), { token });
      expect(await watched(one, { token })).toMatchObject({ position: 310 });
      expect((await as('DELETE')).status).toBe(204);
      expect([await listed(), await watched(two, { token })]).toEqual([[], undefined]);
      // Nobody else's is touched.
      expect(await watched(videos[0] ?? '')).toBeDefined();
    });

    it('notes nothing while it is paused', async () => {
      const [one = ''] = videos;
      await save(one, 50, ago(9), { token });
      await as('PUT', '/paused', { paused: true });
      expect((await save(one, 90, ago(3), { token })).status).toBe(204);
      expect((await as('GET')).body).toMatchObject({ paused: true });
      expect(await watched(one, { token })).toMatchObject({ position: 50 });
      // A deletion is taken back all the same: nothing new is noted.
      await as('DELETE', `/${one}`);
      const deleted = { position: 50, duration: 600, at: ago(9) };
      expect((await as('PUT', `/${one}/restored`, deleted)).status).toBe(204);
      expect(await watched(one, { token })).toMatchObject({ position: 50 });
      await as('PUT', '/paused', { paused: false });
      await save(one, 95, ago(2), { token });
      expect(await watched(one, { token })).toMatchObject({ position: 95 });
      await as('PUT', `/${one}/restored`, deleted);
      expect(await watched(one, { token }), 'a later place stays').toMatchObject({ position: 95 });
    });
  });

  it('goes to the profile that began the title, also after a switch to another one', async () => {
    const [, , , id = ''] = videos;
    const as = <Body>(method: string, path: string, body?: unknown) =>
      origin.call<Body & ErrorBody>(method, `/api/v2/${path}`, { token, body });
    const stream = await as<WatchedBody>('GET', `stream/vod/${id}?tab=history-2`);
    const began = stream.body.profile;
    expect(began).toBeDefined();
    const child = { name: 'Bo', type: 'child', maxRating: 9 };
    const { profiles } = (await as<ProfilesBody>('POST', 'user/profiles', child)).body;
    const kids = profiles.find(({ current }) => !current)?.id;
    await as('PUT', 'user/profiles/current', { id: kids });
    const place = { position: 321, duration: 600, at: ago(0), profile: began };
    expect((await as('PUT', `user/history/${id}`, place)).status).toBe(204);
    expect(await watched(id), 'not the child’s').toBeUndefined();
    // A profile of another account has no history in this one.
    const elsewhere = { token: second, body: { ...place, profile: kids } };
    expect((await origin.call('PUT', path(id), elsewhere)).status).toBe(204);
    expect(await watched(id)).toBeUndefined();
    expect(await watched(id, { token: second })).toBeUndefined();
    await as('PUT', 'user/profiles/current', { id: began });
    expect(await watched(id)).toMatchObject({ position: 321 });
    await as('DELETE', `user/profiles/${kids}`);
    await as('PUT', `user/history/${id}`, { ...place, position: 400, profile: kids });
    expect(await watched(id)).toMatchObject({ position: 321 });
  });

  it('is no guest’s, and nothing that an agent watches', async () => {
    const [id = ''] = videos;
    const guest = await origin.call<LoginBody>('POST', '/api/v2/token/guest');
    const asGuest = { token: guest.body.authorisationToken };
    expect(await save(id, 10, ago(0), asGuest)).toMatchObject({
      status: 403,
      body: { code: 'VIEWER_ONLY' },
    });
    const agent = await actingAs(origin, 'viewer@example.com');
    const confirmed = { token: agent, headers: { 'agent-confirmed': 'true' } };
    expect(await save(id, 500, ago(0), confirmed)).toMatchObject({
      status: 403,
      body: { code: 'AGENT_REFUSED' },
    });
    // What a viewer asked an agent to delete is theirs, and comes back.
    const path = `/api/v2/user/history/${id}/restored`;
    const body = { position: 77, duration: 600, at: ago(0) };
    expect((await origin.call('PUT', path, { token: agent, body })).status).toBe(428);
    expect((await origin.call('PUT', path, { ...confirmed, body })).status).toBe(204);
    expect(await watched(id)).toMatchObject({ position: 77 });
  });

  it('knows no title that is nothing to watch, and no place before the beginning', async () => {
    const [series = ''] = await titleIds(origin, 'SERIES', 1);
    for (const id of ['nothing-of-this-name', series])
      expect(await save(id, 10, ago(0))).toMatchObject({
        status: 404,
        body: { code: 'UNKNOWN_TITLE' },
      });
    expect((await save(videos[0] ?? '', -1, ago(0))).status).toBe(400);
  });
}
