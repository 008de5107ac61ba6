import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actingAs } from './agents';
import { type LoginBody, type Start, startOrigin, type TestOrigin } from './test-origin';
import { titleIds } from './title-ids';
import { type ListBody, pathOf, video, type WatchlistCalls, watchlistCalls } from './watchlists';

const idsIn = (content: readonly { id: string }[]) => content.map(({ id }) => id);
const namesIn = (lists: readonly { name: string }[]) => lists.map(({ name }) => name);

/** Watchlists of viewers; the same on every database. */
export function watchlistSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  let own: WatchlistCalls;
  let other: WatchlistCalls;
  let guest: WatchlistCalls;
  let videos: string[];
  beforeAll(async () => {
    origin = await start();
    own = watchlistCalls(origin, (await origin.login()).body.authorisationToken);
    const second = await origin.login('second@example.com');
    other = watchlistCalls(origin, second.body.authorisationToken);
    const { body } = await origin.call<LoginBody>('POST', '/api/v2/token/guest');
    guest = watchlistCalls(origin, body.authorisationToken);
    videos = await titleIds(origin, 'VIDEOS', 12);
  }, 120_000);
  afterAll(() => origin?.close());

  /** A new list with the first videos. */
  async function filled(name: string, most: number): Promise<ListBody> {
    const { body } = await own.create(name);
    const added = await own.add(body.watchlistExternalId, videos.slice(0, most).map(video));
    return added.body.watchlist;
  }
  const read = async (id: string) => (await own.read(id)).body;

  describe('lists', () => {
    it('[2.7-36] [2.7-37] [2.7-38] are made by their name, each before the others, and come 25 to a page', async () => {
      const fresh = watchlistCalls(
        origin,
        (await origin.login('older@example.com')).body.authorisationToken,
      );
      for (let number = 1; number <= 27; number += 1)
        expect((await fresh.create(`List ${number}`)).body.watchlistExternalId).toMatch(/^\S{22}$/);
      const first = await fresh.lists('?rpp=25');
      expect(namesIn(first.body.watchlists).slice(0, 2)).toEqual(['List 27', 'List 26']);
      expect(first.body.watchlists).toHaveLength(25);
      expect(first.body.pagingInfo).toEqual({ moreDataAvailable: true });
      const last = first.body.watchlists.at(-1);
      const rest = await fresh.lists(`?rpp=25&lastSeen=${last?.place}`);
      expect(namesIn(rest.body.watchlists)).toEqual(['List 2', 'List 1']);
      expect(rest.body.pagingInfo).toEqual({ moreDataAvailable: false });
    });

    it('[2.3-29] have the fields of the specification', async () => {
      const { watchlistExternalId: id } = await filled('Everything', 5);
      const { watchlist, content } = await read(id);
      expect(watchlist).toMatchObject({
        name: 'Everything',
        watchlistExternalId: id,
        ownerExternalId: expect.stringMatching(/^\S{22}$/),
        ownership: 'owned',
        saved: false,
        isEmpty: false,
        size: 5,
      });
      expect(watchlist.shareablePath).toBeUndefined();
      expect(content[0]).toEqual({
        id: videos[0],
        contentType: 'video',
        name: expect.any(String),
        place: expect.any(String),
        thumbnailUrl: expect.stringContaining(`${videos[0]}/landscape`),
        smallCoverUrl: expect.stringContaining(`${videos[0]}/portrait`),
      });
    });

    it('[2.7-39] [2.7-40] are renamed and deleted; a name is there once, however it is written', async () => {
      const { body: one } = await own.create('Weekend');
      await own.create('Later');
      expect((await own.rename(one.watchlistExternalId, ' Sunday ')).body.name).toBe('Sunday');
      expect(await own.rename(one.watchlistExternalId, 'LATER')).toMatchObject({
        status: 409,
        body: { code: 'NAME_TAKEN' },
      });
      expect((await own.create('sun\u0064ay')).body.code).toBe('NAME_TAKEN');
      expect((await own.remove(one)).status).toBe(204);
      expect(await own.read(one.watchlistExternalId)).toMatchObject({
        status: 404,
        body: { code: 'UNKNOWN_WATCHLIST' },
      });
      expect((await own.create('Sunday')).status).toBe(201);
    });

    it.each([
      ['nothing', ''],
      ['white space', ' \u00a0 '],
      ['signs without a picture', '\u200b\u200d'],
      ['a line break', 'one\ntwo'],
      ['a turn of direction', 'a\u202eb'],
      ['61 characters', 'x'.repeat(61)],
    ])('have no name of %s', async (_, name) => {
      expect(await own.create(name)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_REQUEST', messages: [expect.stringContaining('body/name')] },
      });
    });

    it('have names of up to 60 characters as a reader counts them, and give them back unchanged', async () => {
      for (const name of [
        '👨‍👩‍👧‍👦'.repeat(60),
        '<b>"&amp;\'</b>',
        'قائمتي للمساء',
        "'; drop table",
      ])
        expect((await own.create(name)).body.name).toBe(name);
    });

    it('[2.6-02] are deleted and changed by their owner alone', async () => {
      const list = await filled('Mine', 3);
      const { shareablePath = '' } = (await own.share(list, true)).body;
      const { watchlist } = (await other.open(shareablePath)).body;
      const { watchlistExternalId: key } = watchlist;
      const content = video(videos[0] ?? '');
      const refused = [
        await other.remove(watchlist),
        await other.rename(key, 'Yours'),
        await other.share(watchlist, false),
        await other.add(key, [content]),
        await other.take(key, content),
        await other.reorder(key, [content]),
        await other.move(key, content, null),
      ];
      for (const { status, body } of refused)
        expect([status, body.code]).toEqual([403, 'NOT_YOUR_WATCHLIST']);
      // By the owner's own name for it nobody else knows that it is there.
      for (const answer of [await other.read(list.watchlistExternalId), await other.remove(list)])
        expect([answer.status, answer.body.code]).toEqual([404, 'UNKNOWN_WATCHLIST']);
    });

    it('are no guest’s, and an agent changes them once it has confirmed', async () => {
      expect((await guest.create('Mine')).body.code).toBe('VIEWER_ONLY');
      expect((await guest.lists()).body.code).toBe('VIEWER_ONLY');
      const token = await actingAs(origin, 'viewer@example.com');
      const agent = watchlistCalls(origin, token);
      expect((await agent.lists()).status).toBe(200);
      expect((await agent.create('By an agent')).body.code).toBe('AGENT_CONFIRMATION');
      const confirmed = await origin.call('POST', '/api/v2/watchlists', {
        token,
        body: { name: 'By an agent' },
        headers: { 'agent-confirmed': 'true' },
      });
      expect(confirmed.status).toBe(201);
    });
  });

  describe('titles', () => {
    it('[2.7-44] [2.7-45] are added to the end and taken off; doubles and strangers are told apart', async () => {
      const { watchlistExternalId: id } = await filled('Adding', 2);
      const [one = '', , three = ''] = videos;
      const { body } = await own.add(id, [
        video(three),
        video(one),
        video(three),
        video('no-such-title'),
        { id: videos[3] ?? '', contentType: 'series' },
      ]);
      expect(body).toMatchObject({
        added: [video(three)],
        present: [video(one)],
        unknown: [video('no-such-title'), { id: videos[3], contentType: 'series' }],
      });
      expect(idsIn((await read(id)).content)).toEqual(videos.slice(0, 3));
      const taken = await own.take(id, video(one));
      expect(taken.body).toMatchObject({ size: 2, version: body.watchlist.version + 1 });
      expect((await own.take(id, video(one))).body.version).toBe(taken.body.version);
    });

    it('[2.7-43] come 25 to a page, and 60 where a grid asks for them', async () => {
      const { watchlistExternalId: id } = await filled('Pages', 12);
      const first = (await own.read(id, '?rpp=5')).body;
      expect(idsIn(first.content)).toEqual(videos.slice(0, 5));
      const next = await own.read(id, `?rpp=60&lastSeen=${first.content[4]?.place}`);
      expect(idsIn(next.body.content)).toEqual(videos.slice(5));
      expect(next.body.pagingInfo).toEqual({ moreDataAvailable: false });
    });

    it('[2.9-04] [2.9-05] show four thumbnails, and the fifth moves in when one of them goes', async () => {
      const list = await filled('Mosaic', 5);
      const shown = (ids: string[]) => ids.map((id) => expect.stringContaining(`/${id}/`));
      expect(list.thumbnails).toEqual(shown(videos.slice(0, 4)));
      const { body } = await own.take(list.watchlistExternalId, video(videos[1] ?? ''));
      expect(body.thumbnails).toEqual(
        shown([videos[0], videos[2], videos[3], videos[4]].map(String)),
      );
    });

    it('[2.7-46] [2.4-52] are put into another order, the first n alone, and the thumbnails with them', async () => {
      const { watchlistExternalId: id, version } = await filled('Order', 6);
      const turned = videos.slice(0, 4).reverse();
      const { body } = await own.reorder(id, turned.map(video), version);
      expect(body.thumbnails[0]).toContain(turned[0]);
      expect(idsIn((await read(id)).content)).toEqual([...turned, ...videos.slice(4, 6)]);
    });

    it.each<[what: string, content: (ids: string[]) => string[], version: number]>([
      ['one twice', ([one = '', two = '']) => [one, two, two], 1],
      ['one that is further down', ([one = '', two = '', , four = '']) => [one, two, four], 1],
      ['more than there are', (ids) => ids, 1],
      ['an earlier version', (ids) => ids.slice(0, 3), 0],
    ])('refuse an order with %s, and say what the list is now', async (what, content, version) => {
      const { watchlistExternalId: id } = await filled(`Refused ${what}`, 4);
      const { status, body } = await own.reorder(id, content(videos).map(video), version);
      expect([status, body.code]).toEqual([409, 'LIST_CHANGED']);
      expect(idsIn(body.details.content)).toEqual(videos.slice(0, 4));
      expect(body.details.watchlist).toMatchObject({ size: 4, version: 1 });
    });

    it('[2.7-48] are moved behind a neighbour, or to the top, though others have come meanwhile', async () => {
      const { watchlistExternalId: id } = await filled('Moves', 5);
      const [one = '', two = '', three = '', four = '', five = '', six = ''] = videos;
      await own.move(id, video(one), video(four));
      await own.add(id, [video(six)]);
      await own.move(id, video(five), null);
      expect(idsIn((await read(id)).content)).toEqual([five, two, three, four, one, six]);
      await own.take(id, video(two));
      const late = await own.move(id, video(six), video(two));
      expect([late.status, late.body.code]).toEqual([409, 'LIST_CHANGED']);
      expect(idsIn(late.body.details.content)).toEqual([five, three, four, one, six]);
      expect((await own.move(id, video(six), video(six))).status).toBe(400);
    });

    it('[2.7-47] are found in the menu of a title, with the lists that have it', async () => {
      const { watchlistExternalId: id } = await filled('In the menu', 1);
      const holding = async (title: string) =>
        (await own.menu(video(title))).body.watchlists.find(
          (list) => list.watchlistExternalId === id,
        );
      expect(await holding(videos[0] ?? '')).toMatchObject({ name: 'In the menu', holds: true });
      expect(await holding(videos[5] ?? '')).toMatchObject({ holds: false });
    });

    it('[2.7-42] [2.9-03] have five neighbours, more of one side near an end', async () => {
      const list = await filled('Neighbours', 8);
      const around = async (index: number) => {
        const { body } = await own.call<{ before: { id: string }[]; after: { id: string }[] }>(
          'GET',
          `${pathOf(list)}/adjacentTo/${videos[index]}?size=5`,
        );
        return [idsIn(body.before), idsIn(body.after)];
      };
      expect(await around(3)).toEqual([videos.slice(1, 3), videos.slice(4, 7)]);
      expect(await around(0)).toEqual([[], videos.slice(1, 6)]);
      expect(await around(7)).toEqual([videos.slice(2, 7), []]);
      const stranger = await own.call('GET', `${pathOf(list)}/adjacentTo/${videos[9]}`);
      expect([stranger.status, stranger.body.code]).toEqual([404, 'UNKNOWN_TITLE']);
    });
  });

  describe('sharing', () => {
    it('[2.7-41] [2.6-01] [2.6-03] opens a list to everybody who has its link, and viewers save it', async () => {
      const list = await filled('Shared', 2);
      const { shareablePath = '', mayShare } = (await own.share(list, true)).body;
      expect(mayShare).toBe(true);
      expect(shareablePath).toMatch(/^\/watchlists\/[\w-]{22}\/[\w-]{22}$/);
      expect((await own.share(list, true)).body.shareablePath).toBe(shareablePath);
      expect(idsIn((await guest.open(shareablePath)).body.content)).toEqual(videos.slice(0, 2));
      const saved = await other.save(shareablePath);
      expect(saved.body).toMatchObject({ ownership: 'shared', saved: true, name: 'Shared' });
      await other.create('My own');
      expect(namesIn((await other.lists()).body.watchlists)).toEqual(['My own', 'Shared']);
      expect(namesIn((await other.lists('?ownership=owned')).body.watchlists)).toEqual(['My own']);
      // It is read as it is by then.
      await own.take(list.watchlistExternalId, video(videos[0] ?? ''));
      const { watchlistExternalId } = saved.body;
      expect(idsIn((await other.read(watchlistExternalId)).body.content)).toEqual([videos[1]]);
      expect((await own.save(shareablePath)).body.code).toBe('OWN_WATCHLIST');
    });

    it('leaves a gap with its name when it ends, and has a new link when it begins again', async () => {
      const list = await filled('For a while', 2);
      const first = (await own.share(list, true)).body.shareablePath ?? '';
      await other.save(first);
      await own.rename(list.watchlistExternalId, 'For a little while');
      await own.share(list, false);
      const [gap] = (await other.lists()).body.watchlists;
      expect(gap).toMatchObject({ gone: true, name: 'For a little while', saved: true, size: 0 });
      expect((await other.open(first)).status).toBe(404);
      const again = (await own.share(list, true)).body.shareablePath ?? '';
      expect(again).not.toBe(first);
      expect((await other.open(first)).status).toBe(404);
      expect((await other.unsave(first)).status).toBe(204);
      expect((await other.lists()).body.watchlists).not.toContainEqual(
        expect.objectContaining({ gone: true }),
      );
      await other.save(again);
      await own.remove(list);
      expect((await other.lists()).body.watchlists[0]).toMatchObject({ gone: true });
      await other.unsave(again);
    });

    it('says nothing of the owner’s account, and nothing to another realm', async () => {
      const list = await filled('Private', 1);
      const { shareablePath = '' } = (await own.share(list, true)).body;
      const { body } = await other.open(shareablePath);
      const viewer = await origin.login();
      const { id } = JSON.parse(
        Buffer.from(viewer.body.authorisationToken.split('.')[1] ?? '', 'base64url').toString(),
      ) as { id: string };
      for (const secret of [id, 'viewer@example.com', 'Robin', list.watchlistExternalId])
        expect(JSON.stringify(body)).not.toContain(secret);
      const unity = watchlistCalls(origin, undefined, 'unity');
      expect((await unity.open(shareablePath)).status).toBe(404);
      const [, , , key] = shareablePath.split('/');
      expect((await other.open(`/watchlists/${'a'.repeat(22)}/${key}`)).status).toBe(404);
    });
  });
}
