import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HouseholdCalls, householdCalls } from './profiles';
import { type Start, startOrigin, type TestOrigin } from './test-origin';
import { titleIds } from './title-ids';
import { video, watchlistCalls } from './watchlists';

const adult = (name: string) => ({ name, type: 'adult' });
const child = (name: string, maxRating?: number) => ({ name, type: 'child', maxRating });

/** Profiles of accounts; the same on every database. */
export function profileSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  beforeAll(async () => {
    origin = await start();
  }, 120_000);
  afterAll(() => origin?.close());

  const tokenOf = async (id: string) => (await origin.login(id)).body.authorisationToken;
  const callsOf = async (id: string): Promise<HouseholdCalls> =>
    householdCalls(origin, await tokenOf(id));

  it('are one at first, the account’s own, which keeps its things when there are others', async () => {
    const token = await tokenOf('second@example.com');
    const own = householdCalls(origin, token);
    const lists = watchlistCalls(origin, token);
    const [alone, ...others] = (await own.list()).body.profiles;
    expect(others).toEqual([]);
    expect(alone).toEqual({
      id: expect.any(String),
      name: '',
      type: 'adult',
      current: true,
    });
    await lists.create('Mine');
    const made = await own.make({ ...adult('Ana'), avatar: 'fox' });
    expect(made.status).toBe(201);
    expect(made.body.profiles).toEqual([
      alone,
      { id: expect.any(String), name: 'Ana', type: 'adult', avatar: 'fox', current: false },
    ]);
    await own.change(alone?.id ?? '', adult('Robin'));
    expect((await lists.lists()).body.watchlists).toHaveLength(1);
    await own.switchTo(await own.idOf('Ana'));
    expect((await lists.lists()).body.watchlists).toEqual([]);
    await own.switchTo(alone?.id ?? '');
    expect((await lists.lists()).body.watchlists).toHaveLength(1);
  });

  it('are six at most, each with a name of its own, however many are made at once', async () => {
    const own = await callsOf('older@example.com');
    expect((await own.make(adult('Ana'))).status).toBe(201);
    expect(await own.make(adult(' ANA '))).toMatchObject({
      status: 409,
      body: { code: 'NAME_TAKEN' },
    });
    const made = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => own.make(adult(name))),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(4);
    const refused = made.find(({ status }) => status !== 201);
    expect(refused?.body).toMatchObject({ code: 'LIMIT', details: { most: 6 } });
    expect((await own.list()).body.profiles).toHaveLength(6);
  });

  it('keep a grown-up, and one is current when the current one goes', async () => {
    const own = await callsOf('linked@example.com');
    const [alone] = (await own.list()).body.profiles;
    const id = alone?.id ?? '';
    expect((await own.remove(id)).body.code).toBe('LAST_GROWN_UP');
    await own.make(child('Pip'));
    expect((await own.remove(id)).body.code).toBe('LAST_GROWN_UP');
    expect((await own.change(id, child('Robin'))).body.code).toBe('LAST_GROWN_UP');
    await own.make(adult('Ana'));
    const { body } = await own.remove(id);
    expect(body.profiles.map(({ name, current }) => [name, current])).toEqual([
      ['Pip', false],
      ['Ana', true],
    ]);
    expect((await own.remove(id)).body.code).toBe('UNKNOWN_PROFILE');
  });

  it('take their lists, history and preferences with them when they go', async () => {
    const token = await tokenOf('tv@example.com');
    const own = householdCalls(origin, token);
    const lists = watchlistCalls(origin, token);
    const [id = ''] = await titleIds(origin, 'VIDEOS', 1);
    await own.make(adult('Ana'));
    await own.switchTo(await own.idOf('Ana'));
    const list = (await lists.create('Hers')).body;
    await lists.add(list.watchlistExternalId, [video(id)]);
    const at = origin.now().toISOString();
    await own.ask('PUT', `/v2/user/history/${id}`, { position: 60, duration: 600, at });
    await own.ask('PUT', `/v2/favourite/vods/${id}`);
    await own.ask('PUT', '/v2/user/preferences', { version: 0, muted: false });
    await own.remove(await own.idOf('Ana'));
    await own.make(adult('Ana'));
    await own.switchTo(await own.idOf('Ana'));
    expect((await lists.lists()).body.watchlists).toEqual([]);
    expect((await own.ask('GET', '/v2/user/history')).body).toMatchObject({ titles: [] });
    expect((await own.ask('GET', '/v2/favourite/vods')).body).toMatchObject({ vods: [] });
    expect((await own.ask('GET', '/v2/user/preferences')).body).toMatchObject({ version: 0 });
  });

  it('let a child watch as far as its rating, and no further', async () => {
    const token = await tokenOf('viewer@example.com');
    const own = householdCalls(origin, token);
    await own.make(child('Pip'));
    await own.make(child('Lu', 15));
    await own.make(child('Max', 16));
    const { body } = await own.switchTo(await own.idOf('Pip'));
    expect(body.profiles.find(({ current }) => current)).toMatchObject({ maxRating: 11 });
    const watched = async () => {
      const path = '/v2/stream/vod/tordahl-every-knockout?tab=profiles-1';
      return (await own.ask<{ code?: string }>('GET', path)).body.code;
    };
    expect(await watched()).toBe('AGE_RESTRICTED');
    await own.switchTo(await own.idOf('Lu'));
    expect(await watched()).toBe('AGE_RESTRICTED');
    await own.switchTo(await own.idOf('Max'));
    expect(await watched()).toBeUndefined();
    await own.switchTo(await own.idOf(''));
  });

  it.each([
    ['a rating of a grown-up', { name: 'Ana', type: 'adult', maxRating: 12 }],
    ['a rating above all', { name: 'Pip', type: 'child', maxRating: 18 }],
    ['an avatar that is an address', { name: 'Pip', type: 'child', avatar: 'https://x.example' }],
    ['no name', { name: '  ', type: 'child' }],
    ['31 characters', { name: 'x'.repeat(31), type: 'child' }],
    ['another type', { name: 'Pip', type: 'admin' }],
  ])('refuse %s', async (_, settings) => {
    expect((await (await callsOf('second@example.com')).make(settings)).status).toBe(400);
  });

  it('are no guest’s, and another account’s are unknown', async () => {
    const { body } = await origin.call<{ authorisationToken: string }>(
      'POST',
      '/api/v2/token/guest',
    );
    const guest = householdCalls(origin, body.authorisationToken);
    expect((await guest.list()).body.code).toBe('VIEWER_ONLY');
    const theirs = await (await callsOf('child@example.com')).idOf('Robin');
    const own = await callsOf('second@example.com');
    const answers = [
      await own.switchTo(theirs),
      await own.change(theirs, adult('Mine')),
      await own.remove(theirs),
    ];
    for (const { status, body: refused } of answers)
      expect([status, refused.code]).toEqual([404, 'UNKNOWN_PROFILE']);
  });
}
