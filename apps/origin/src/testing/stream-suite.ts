import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEARTBEAT_SECONDS, MOST_SCREENS } from '../modules/streams/leases';
import { type ErrorBody, type Start, startOrigin, type TestOrigin } from './test-origin';
import { titleIds } from './title-ids';

interface StreamBody {
  hls: string;
  expiresAt: string;
  heartbeat?: { lease: string; interval: number };
  next?: { id: string; countdown: number };
  previous?: { id: string };
  live?: { startsAt: string; window: number; timeline: string };
  asOf: string;
}

interface Refused extends ErrorBody {
  details: {
    watching: { lease: string; title: string }[];
    startsAt: string;
    asOf: string;
  };
}

interface Beat {
  until?: string;
  streams: { id: string; goOn: boolean; code?: string }[];
}

interface TermsBody {
  title: { accessLevel: string; minimumAge: number | null; countries: string[] | null };
}

/** Streams of titles and the screens that they are played on; the same on every database. */
export function streamSuite(start: Start = startOrigin): void {
  let origin: TestOrigin;
  let viewer: string;
  let second: string;
  /** Titles on demand that can be watched everywhere, by what they need. */
  const byLevel: Record<string, string> = {};

  beforeAll(async () => {
    origin = await start();
    viewer = (await origin.login()).body.authorisationToken;
    second = (await origin.login('second@example.com')).body.authorisationToken;
    for (const id of await titleIds(origin, 'VIDEOS', 60)) {
      const { body } = await origin.query<TermsBody>(
        'query ($id: ID!) { title(id: $id) { accessLevel minimumAge countries } }',
        { variables: { id } },
      );
      const { accessLevel, minimumAge, countries } = body.data.title;
      if (minimumAge === null && countries === null) byLevel[accessLevel] ??= id;
    }
  }, 120_000);
  afterAll(() => origin?.close());

  const ask = (path: string, token?: string, tab = 'tab-one-1') =>
    origin.call<StreamBody & Refused>('GET', `/api/v2/stream/${path}?tab=${tab}`, { token });
  const beat = (lease: string, number: number, ids: string[], token?: string) =>
    origin.call<Beat>('POST', '/v1/multiviewHeartbeat', {
      token,
      body: {
        lease,
        number,
        streams: ids.map((id) => ({ id, position: 12.5, hidden: false })),
      },
    });
  const vod = (level: string) => `vod/${byLevel[level]}`;

  it('gives a guest what is free, and its playlists and segments without a key', async () => {
    const { status, body } = await ask(vod('FREE'));
    expect(status).toBe(200);
    expect(body.heartbeat).toBeUndefined();
    const main = await fetch(body.hls);
    expect(main.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const [, first = ''] = /^(\d+\/list\.m3u8)$/m.exec(await main.text()) ?? [];
    const list = await fetch(new URL(first, body.hls));
    const [, segment = ''] = /^(\d+\.m4s)$/m.exec(await list.text()) ?? [];
    const bytes = await fetch(new URL(segment, list.url), { headers: { range: 'bytes=0-99' } });
    expect(bytes.status).toBe(206);
    expect((await bytes.arrayBuffer()).byteLength).toBe(100);
  });

  it.each([
    ['a guest to sign in', 'REGISTERED', undefined, 401, 'SIGN_IN'],
    ['a guest to sign in before anything is bought', 'LICENCE', undefined, 401, 'SIGN_IN'],
  ])('asks %s', async (_, level, token, status, code) =>
    expect(await ask(vod(level), token)).toMatchObject({ status, body: { code } }),
  );

  it('asks a viewer without one for a licence, and plays what needs an account alone', async () => {
    expect(await ask(vod('LICENCE'), second)).toMatchObject({
      status: 402,
      body: { code: 'LICENCE_NEEDED', details: { licences: ['101', '102', '120', '103'] } },
    });
    expect((await ask(vod('REGISTERED'), second)).status).toBe(200);
    expect((await ask(vod('LICENCE'), viewer)).status).toBe(200);
  });

  it('says which episodes are beside one, and nothing of the kind elsewhere', async () => {
    const [seriesId = ''] = await titleIds(origin, 'SERIES', 1);
    const { body } = await origin.query<{
      title: { firstEpisode: { id: string; next: { id: string } } };
    }>(
      'query ($id: ID!) { title(id: $id) { ... on Series { firstEpisode { id next { id } } } } }',
      {
        variables: { id: seriesId },
      },
    );
    const { id, next } = body.data.title.firstEpisode;
    const first = await ask(`vod/${id}`, viewer);
    expect(first.body.next).toEqual({ id: next.id, countdown: 8 });
    expect(first.body.previous).toBeUndefined();
    expect((await ask(`vod/${next.id}`, viewer)).body.previous).toEqual({ id });
    expect((await ask(vod('FREE'))).body.next).toBeUndefined();
  });

  it('says when an event begins, by the origin’s clock', async () => {
    const upcoming = await titleIds(origin, 'UPCOMING', 12);
    const answers = await Promise.all(upcoming.map((id) => ask(`live/${id}`, viewer)));
    // Which are next changes with the hour: one that is postponed has no start, and one is for some countries only.
    const known = answers.find(({ body }) => body.details?.startsAt !== undefined);
    expect(known).toMatchObject({ status: 409, body: { code: 'NOT_STARTED' } });
    const { startsAt = '', asOf = '' } = known?.body.details ?? {};
    expect(Date.parse(startsAt)).toBeGreaterThan(Date.parse(asOf));
    expect(Math.abs(Date.parse(asOf) - origin.now().getTime())).toBeLessThan(5000);
  });

  it('plays a live event by its clock', async () => {
    const [id = ''] = await titleIds(origin, 'LIVE', 1);
    const { status, body } = await ask(`live/${id}`, viewer);
    expect(status).toBe(200);
    const list = await (await fetch(new URL('360/list.m3u8', body.hls))).text();
    expect(list).not.toContain('#EXT-X-ENDLIST');
    const dates = [...list.matchAll(/PROGRAM-DATE-TIME:(\S+)/g)].map(([, at = '']) =>
      Date.parse(at),
    );
    const newest = dates.at(-1) ?? 0;
    expect(origin.now().getTime() - newest).toBeLessThan(25_000);
    expect((await ask(`vod/${id}`, viewer)).status).toBe(404);
  });

  it.each(['vod/nothing-of-this-name', 'live/nothing-of-this-name'])(
    'does not know %s',
    async (path) =>
      expect(await ask(path, viewer)).toMatchObject({
        status: 404,
        body: { code: 'UNKNOWN_TITLE' },
      }),
  );

  it('refuses addresses that have expired, that are another clip’s, and that it did not make', async () => {
    const { body } = await ask(vod('FREE'));
    const [, , signature = '', clip = ''] = new URL(body.hls).pathname.split('/');
    const codeAt = async (path: string) =>
      ((await (await fetch(`${origin.address}/media/${path}/main.m3u8`)).json()) as ErrorBody).code;
    expect(await codeAt(`${signature}/${clip === 'apex' ? 'noor' : 'apex'}`)).toBe(
      'MEDIA_SIGNATURE',
    );
    const [payload = '', mac = ''] = signature.split('.');
    expect(await codeAt(`${payload}x.${mac}/${clip}`)).toBe('MEDIA_SIGNATURE');
    origin.pass(6 * 3600);
    expect(await codeAt(`${signature}/${clip}`)).toBe('MEDIA_EXPIRED');
    viewer = (await origin.login()).body.authorisationToken;
    second = (await origin.login('second@example.com')).body.authorisationToken;
  });

  it('may be stored while its address is good for, and not at all where it is wrong on demand', async () => {
    const { body } = await ask(vod('FREE'));
    const stored = async (path: string, fault = '') => {
      const answer = await fetch(new URL(path, body.hls), { headers: { 'x-media-fault': fault } });
      await answer.arrayBuffer();
      return answer.headers.get('cache-control');
    };
    expect(await stored('360/3.m4s', 'type')).toBe('no-store');
    expect(await stored('360/list.m3u8', 'over=1')).toBe('no-store');
    const secondsOf = async () =>
      Number(/^public, max-age=(\d+)$/.exec((await stored('360/3.m4s')) ?? '')?.[1]);
    expect(await secondsOf()).toBeGreaterThan(5 * 3600);
    origin.pass(5 * 3600 + 1800);
    const left = await secondsOf();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(1800);
    viewer = (await origin.login()).body.authorisationToken;
    second = (await origin.login('second@example.com')).body.authorisationToken;
  });

  it('gets wrong what a test asks it to', async () => {
    const { body } = await ask(vod('FREE'));
    const file = (path: string, fault: string) =>
      fetch(new URL(path, body.hls), { headers: { 'x-media-fault': fault } });
    const answers = async (path: string, fault: string) => (await file(path, fault)).status;
    expect(await answers('360/3.m4s', 'missing=3')).toBe(404);
    expect(await answers('360/4.m4s', 'missing=3')).toBe(200);
    expect(await answers('360/2.m4s', 'expired=3')).toBe(200);
    expect(await answers('360/4.m4s', 'expired=3')).toBe(403);
    expect(await answers('360/list.m3u8', 'without=360')).toBe(404);
    expect(await answers('180/list.m3u8', 'without=360')).toBe(200);
    expect((await file('360/3.m4s', 'type')).headers.get('content-type')).toBe('image/webp');
    const cut = await file('360/3.m4s', 'cut=3');
    expect(cut.status).toBe(200);
    await expect(cut.arrayBuffer()).rejects.toThrow();
    const [id = ''] = await titleIds(origin, 'LIVE', 1);
    const live = new URL('360/list.m3u8', (await ask(`live/${id}`, viewer)).body.hls);
    const last = async (fault: string) => {
      const list = await (await fetch(live, { headers: { 'x-media-fault': fault } })).text();
      return Number([...list.matchAll(/^(\d+)\.m4s$/gm)].at(-1)?.[1]);
    };
    const [now, before] = [await last(''), await last('stale=20')];
    expect(now - before).toBeGreaterThanOrEqual(9);
    expect(now - before).toBeLessThanOrEqual(11);
    const listed = (fault: string) =>
      fetch(live, { headers: { 'x-media-fault': fault } }).then((list) => list.text());
    const seconds = Math.floor(origin.now().getTime() / 1000);
    const stalled = await listed(`stalled=${seconds}`);
    const over = await listed(`over=${seconds}`);
    origin.pass(10);
    expect(await listed(`stalled=${seconds}`)).toBe(stalled);
    expect(await listed('')).not.toBe(stalled);
    expect(await listed(`over=${seconds}`)).toBe(over);
    expect(over).toContain('#EXT-X-ENDLIST');
    expect(stalled).not.toContain('#EXT-X-ENDLIST');
  });

  it('counts screens: a tab that starts anew is the same, another is refused and told which are in use', async () => {
    const leases: string[] = [];
    for (let screen = 0; screen < MOST_SCREENS; screen += 1) {
      const { body } = await ask(vod('LICENCE'), viewer, `screen-${screen}-x`);
      leases.push(body.heartbeat?.lease ?? '');
    }
    expect((await ask(vod('LICENCE'), viewer, 'screen-0-x')).status).toBe(200);
    const { status, body } = await ask(vod('LICENCE'), viewer, 'screen-more');
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'CONCURRENCY', details: { most: MOST_SCREENS } });
    const [watching] = body.details.watching;
    expect(watching?.title).not.toBe(byLevel.LICENCE);

    // Stopped from the other screen, it makes room, and hears of it.
    const path = `/api/v2/stream/leases/${watching?.lease}`;
    expect((await origin.call('DELETE', path, { token: second })).status).toBe(204);
    expect((await ask(vod('LICENCE'), viewer, 'screen-more')).status).toBe(403);
    expect((await origin.call('DELETE', path, { token: viewer })).status).toBe(204);
    expect((await ask(vod('LICENCE'), viewer, 'screen-more')).status).toBe(200);
    const { body: told } = await beat(watching?.lease ?? '', 1, ['any'], viewer);
    expect(told.streams).toEqual([{ id: 'any', goOn: false, code: 'RELEASED' }]);
  });

  it('[2.7-49] hears of screens at /v1/multiviewHeartbeat, forgets those that are silent, and takes them again while there is room', async () => {
    origin.pass(HEARTBEAT_SECONDS * 3);
    const id = byLevel.LICENCE ?? '';
    const screens = await Promise.all(
      Array.from({ length: MOST_SCREENS }, async (_, number) => {
        const { body } = await ask(`vod/${id}`, viewer, `silent-${number}-x`);
        return body.heartbeat?.lease ?? '';
      }),
    );
    const [one = '', two = ''] = screens;
    origin.pass(HEARTBEAT_SECONDS * 2);
    expect((await beat(one, 1, [id], viewer)).body.streams).toEqual([{ id, goOn: true }]);
    origin.pass(HEARTBEAT_SECONDS);
    // The other has not been heard of for three intervals.
    expect((await ask(`vod/${id}`, viewer, 'takes-its-place')).status).toBe(200);
    expect((await beat(two, 1, [id], viewer)).body.streams).toEqual([
      { id, goOn: false, code: 'CONCURRENCY' },
    ]);
    // A screen that ends makes room at once.
    expect((await beat(one, 2, [], viewer)).body.streams).toEqual([]);
    expect((await beat(two, 2, [id], viewer)).body.streams).toEqual([{ id, goOn: true }]);
    // A heartbeat that comes late changes nothing.
    await beat(two, 1, [], viewer);
    expect((await beat(two, 3, [id], viewer)).body.streams).toEqual([{ id, goOn: true }]);
  });

  it('lets no more screens in than there are, however many start at once', async () => {
    origin.pass(HEARTBEAT_SECONDS * 3);
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, number) => ask(vod('LICENCE'), viewer, `at-once-${number}-x`)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MOST_SCREENS);
    expect(statuses.filter((status) => status === 403)).toHaveLength(32 - MOST_SCREENS);
  });
}
