import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleRealms } from '../../sample-realms';
import { householdCalls } from '../../testing/profiles';
import { startOrigin, type TestOrigin } from '../../testing/test-origin';
import { watchlistCalls } from '../../testing/watchlists';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin?.close());

it.each(sampleRealms.map(({ id }) => id))(
  'the sample family of %s has profiles, lists in the realm’s language, a history and a PIN',
  async (realm) => {
    const token = (await origin.login('family@example.com', { realm })).body.authorisationToken;
    const home = householdCalls(origin, token, realm);
    const { profiles } = (await home.list()).body;
    expect(profiles.map(({ name, maxRating }) => [name, maxRating])).toEqual([
      ['Robin', undefined],
      ['Sam', undefined],
      ['Pip', 6],
    ]);
    expect(await home.state()).toMatchObject({ isSet: true, status: 'restricted' });
    expect((await home.verify('2580')).status).toBe(200);
    const lists = watchlistCalls(origin, token, realm);
    const [shared, later] = (await lists.lists()).body.watchlists;
    expect(shared).toMatchObject({ size: 7, shareablePath: expect.any(String) });
    expect(shared?.thumbnails).toHaveLength(4);
    expect(later).toMatchObject({ size: 3 });
    expect(shared?.name).toBe(realm === 'noor' ? 'نهاية الأسبوع' : 'Weekend');
    const { body } = await home.ask<{ titles: unknown[] }>('GET', '/v2/user/history?resumes=true');
    expect(body.titles).toHaveLength(3);
  },
);
