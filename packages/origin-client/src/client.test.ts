import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { HomeDocument, query } from './catalogue';
import {
  addFavourite,
  consents,
  guestToken,
  labels,
  linkedAccounts,
  login,
  settlePartition,
  upcomingEvents,
  userDetails,
} from './generated/calls';
import {
  type Call,
  createOriginClient,
  fetchLabels,
  type LoginAnswer,
  type OriginClient,
  type OriginClientOptions,
  OriginError,
  type TypedDocumentString,
} from './index';
import { failWaitingCalls, onTermsAwaited, settleTerms, termsAwaited } from './open-terms';
import { answerInTurn, errorOf, tokenSource, upcoming } from './testing/client';
import { type HttpServer, type Reply, startHttpServer } from './testing/http-server';

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer(() => ({ body: upcoming }));
});
afterEach(() => server.close());

const clientOf = (options: Partial<OriginClientOptions> = {}) =>
  createOriginClient({
    address: server.address,
    publicKey: 'apex-public-key',
    language: 'es',
    wait: async () => {},
    ...options,
  });

const inTurn = (...replies: (Reply | 'drop' | 'hang')[]) => answerInTurn(server, ...replies);

describe('open terms', () => {
  const refused: Reply = {
    status: 428,
    body: { status: 428, code: 'CONSENT_REQUIRED', messages: ['First the terms.'] },
  };
  const call = (session: ReturnType<typeof tokenSource>, options = {}) =>
    clientOf({ session }).call(upcomingEvents, options);
  const awaited = (session: ReturnType<typeof tokenSource>) =>
    expect.poll(() => termsAwaited(session)).toBe(true);

  it('[1.8-30] keep every call that is refused because of them waiting, and each is repeated once when they are accepted', async () => {
    inTurn(refused, refused, { body: upcoming }, { body: upcoming });
    const session = tokenSource('token', 'fresh');
    const both = Promise.all([call(session), call(session)]);
    await awaited(session);
    await expect.poll(() => server.received.length).toBe(2);
    settleTerms(session, true);
    expect(await both).toEqual([upcoming, upcoming]);
    expect(server.received).toHaveLength(4);
    expect(termsAwaited(session)).toBe(false);
  });

  it('that are declined let the call fail with its refusal, and it may be tried again', async () => {
    inTurn(refused, refused, { body: upcoming });
    const session = tokenSource('token', 'fresh');
    const first = errorOf(call(session));
    await awaited(session);
    settleTerms(session, false);
    expect(await first).toMatchObject({ kind: 'settle', code: 'CONSENT_REQUIRED' });
    const second = call(session);
    await awaited(session);
    settleTerms(session, true);
    expect(await second).toEqual(upcoming);
  });

  it('that stay open once accepted are asked for once', async () => {
    inTurn(refused, refused);
    const session = tokenSource('token', 'fresh');
    const refusal = errorOf(call(session));
    await awaited(session);
    settleTerms(session, true);
    expect(await refusal).toMatchObject({ code: 'CONSENT_REQUIRED' });
    expect(server.received).toHaveLength(2);
  });

  it.each([
    ['that is part of accepting them', { settles: true }],
    ['without a bearer', { auth: 'none' }],
  ])('are waited for by no call %s', async (_which, options) => {
    inTurn(refused);
    const session = tokenSource('token');
    expect(await errorOf(call(session, options))).toMatchObject({ code: 'CONSENT_REQUIRED' });
    expect(termsAwaited(session)).toBe(false);
  });

  it('are accepted for the viewer whose call was refused: it is repeated with a token of that viewer', async () => {
    inTurn(refused, { body: upcoming });
    const session = tokenSource('theirs', 'theirs, newer');
    const held = call(session);
    await awaited(session);
    session.accessToken.mockResolvedValue('of another viewer');
    settleTerms(session, true);
    expect(await held).toEqual(upcoming);
    expect(session.refresh.mock.calls).toEqual([['theirs']]);
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer theirs',
      'Bearer theirs, newer',
    ]);
  });

  it('let the call fail with its refusal when the session is another viewer’s by then', async () => {
    inTurn(refused, { body: upcoming });
    const session = tokenSource('theirs', null);
    const held = errorOf(call(session));
    await awaited(session);
    session.accessToken.mockResolvedValue('of another viewer');
    settleTerms(session, true);
    expect(await held).toMatchObject({ status: 428, code: 'CONSENT_REQUIRED' });
    expect(server.received).toHaveLength(1);
  });

  it('are asked for by a call whose token was renewed first', async () => {
    inTurn({ status: 401, body: { code: 'TOKEN_EXPIRED' } }, refused, { body: upcoming });
    const session = tokenSource('stale', 'fresh');
    const held = call(session);
    await awaited(session);
    settleTerms(session, true);
    expect(await held).toEqual(upcoming);
    expect(session.refresh.mock.calls).toEqual([['stale'], ['fresh']]);
  });

  it('do not hold a call that is aborted, and are asked for until the last waiting call is', async () => {
    inTurn(refused);
    const session = tokenSource('token');
    const leave = [new AbortController(), new AbortController()];
    const left = leave.map(({ signal }) => errorOf(call(session, { signal })));
    await awaited(session);
    await expect.poll(() => server.received.length).toBe(2);
    leave[0]?.abort();
    expect(await left[0]).toMatchObject({ kind: 'aborted' });
    expect(termsAwaited(session)).toBe(true);
    leave[1]?.abort();
    expect(await left[1]).toMatchObject({ kind: 'aborted' });
    expect(termsAwaited(session)).toBe(false);
  });

  it('keep no call waiting when the code that asks is lost, until a listener can ask', async () => {
    inTurn(refused, refused, refused, { body: upcoming });
    const session = tokenSource('token', 'fresh');
    const held = errorOf(call(session));
    await awaited(session);
    failWaitingCalls(session);
    expect(await held).toMatchObject({ code: 'CONSENT_REQUIRED' });
    expect(await errorOf(call(session))).toMatchObject({ code: 'CONSENT_REQUIRED' });
    onTermsAwaited(session, () => {});
    const asked = call(session);
    await awaited(session);
    settleTerms(session, true);
    expect(await asked).toEqual(upcoming);
  });
});

describe('authentication errors', () => {
  const refuseOld = () => {
    server.respond = ({ headers }) =>
      headers.authorization === 'Bearer fresh'
        ? { body: upcoming }
        : { status: 401, body: { code: 'TOKEN_EXPIRED', messages: [] } };
  };

  it('[1.4-38] renew the token and repeat the call, exactly once', async () => {
    refuseOld();
    const session = tokenSource('stale', 'fresh');
    expect(await clientOf({ session }).call(upcomingEvents)).toEqual(upcoming);
    expect(session.refresh.mock.calls).toEqual([['stale']]);
    const hopeless = tokenSource('stale', 'also stale');
    expect(await errorOf(clientOf({ session: hopeless }).call(upcomingEvents))).toMatchObject({
      status: 401,
    });
    expect(hopeless.refresh).toHaveBeenCalledTimes(1);
    expect(server.received).toHaveLength(4);
  });

  it('fail the call when the session is over', async () => {
    refuseOld();
    const call = clientOf({ session: tokenSource('stale', null) }).call(upcomingEvents);
    expect(await errorOf(call)).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    expect(server.received).toHaveLength(1);
  });

  it('are replaced by the error of a renewal that failed', async () => {
    refuseOld();
    const session = tokenSource('stale');
    session.refresh.mockRejectedValue(new OriginError('offline', { code: 'OFFLINE' }));
    expect(await errorOf(clientOf({ session }).call(upcomingEvents))).toMatchObject({
      kind: 'offline',
    });
  });

  it.each([
    ['of a call without a bearer', null, undefined],
    ["of a call that wants none with auth 'none'", 'token', 'none' as const],
  ])('[1.4-38] %s never renew', async (_name, token, auth) => {
    inTurn({ status: 401, body: {} });
    const session = tokenSource(token, 'fresh');
    await errorOf(clientOf({ session }).call(upcomingEvents, { auth }));
    expect(session.refresh).not.toHaveBeenCalled();
    expect(server.received).toHaveLength(1);
  });

  it('[1.4-38] of a login are a login failure, even while a guest has a token', async () => {
    inTurn({ status: 401, body: { code: 'FAILED_AUTHENTICATION', messages: [] } });
    const session = tokenSource('guest token', 'fresh');
    const call = clientOf({ session }).call(login, { body: { id: 'a', secret: 'b' } });
    expect(await errorOf(call)).toMatchObject({ code: 'FAILED_AUTHENTICATION' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
    expect(session.refresh).not.toHaveBeenCalled();
  });

  it("fetch a guest's token only for a call that needs one", async () => {
    const session = tokenSource('t');
    await clientOf({ session }).call(upcomingEvents);
    await clientOf({ session }).call(upcomingEvents, { auth: 'viewer' });
    expect(session.accessToken.mock.calls).toEqual([[{ orGuest: false }], [{ orGuest: true }]]);
  });
});

describe('query', () => {
  const document: TypedDocumentString<{ rails: { key: string }[] }, { first: number }> = {
    text: 'query Rails($first:Int!){rails(first:$first){key}}',
    shape: 'rails:array',
  };

  it('posts the text and its variables with the headers of every call, and resolves to the data', async () => {
    inTurn({ body: { data: { rails: [{ key: 'live' }] } } });
    const data = await query(clientOf({ session: tokenSource('t') }), document, { first: 3 });
    expect(data).toEqual({ rails: [{ key: 'live' }] });
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/graphql',
      body: { query: document.text, variables: { first: 3 } },
      headers: {
        'x-api-key': 'apex-public-key',
        'accept-language': 'es',
        authorization: 'Bearer t',
      },
    });
  });

  it('is repeated like a GET, because it only reads', async () => {
    inTurn('drop', { status: 503, body: {} }, { body: { data: { rails: [] } } });
    expect(await query(clientOf(), document, { first: 1 })).toEqual({ rails: [] });
  });

  it('throws the first GraphQL error when the promised data is missing', async () => {
    const errors = [{ message: 'Cannot query field.', extensions: { code: 'INTERNAL_ERROR' } }, {}];
    inTurn({ headers: { 'x-request-id': 'req-9' }, body: { data: null, errors } });
    expect(await errorOf(query(clientOf(), document, { first: 1 }))).toMatchObject({
      kind: 'http',
      status: 200,
      code: 'INTERNAL_ERROR',
      messages: ['Cannot query field.'],
      requestId: 'req-9',
    });
  });

  it('resolves to the data that is there when only a part failed', async () => {
    inTurn({ body: { data: { rails: [] }, errors: [{ message: 'A part failed.' }] } });
    expect(await query(clientOf(), document, { first: 1 })).toEqual({ rails: [] });
  });

  it.each([
    [{}],
    [{ data: null }],
    [{ data: [] }],
    [{ data: { rails: 'many' } }],
    [{ errors: 'all' }],
    [{ errors: [7] }],
    ['<html></html>'],
  ])('calls %j malformed', async (body) => {
    inTurn({ body });
    expect(await errorOf(query(clientOf(), document, { first: 1 }))).toMatchObject({
      kind: 'malformed',
    });
  });
});

describe('fetchLabels', () => {
  it('[1.7-07] asks for the labels of the realm in the language of the client', async () => {
    inTurn({
      body: {
        translations: { 'login.title': 'Acceder', broken: 7 },
        default_locale: 'en',
        selected_locale: 'es',
      },
    });
    expect(await fetchLabels(clientOf(), 'apex')).toEqual({ 'login.title': 'Acceder' });
    expect(server.received[0]).toMatchObject({
      path: '/api/v2/label?realm=apex',
      headers: { 'accept-language': 'es' },
    });
  });

  it.each([
    [{ status: 404, body: { code: 'UNKNOWN_REALM' } }],
    [{ status: 500, body: 'boom' }],
    [{ status: 204 }],
    [{ body: '<html></html>' }],
    ['drop' as const],
  ])('[1.7-08] resolves to an empty set for %j', async (reply) => {
    inTurn(reply);
    expect(await fetchLabels(clientOf(), 'apex')).toEqual({});
  });
});

describe('the types of calls', () => {
  // Never run: the compiler is the test.
  const calls = (client: OriginClient) => ({
    login: () => client.call(login, { body: { id: 'a', secret: 'b' } }),
    partition: () => client.call(settlePartition, { body: { partition: 'p' } }),
    guest: () => client.call(guestToken),
    home: () =>
      query(client, HomeDocument, { heroes: 3, rails: [{ key: 'a', source: 'LIVE', first: 9 }] }),
    // @ts-expect-error a login without its secret
    noSecret: () => client.call(login, { body: { id: 'a' } }),
    // @ts-expect-error a required body left out
    noBody: () => client.call(login),
    // @ts-expect-error a required query left out
    noRealm: () => client.call(labels),
    favourite: () => client.call(addFavourite, { params: { id: '7' } }),
    // @ts-expect-error a parameter of the path left out
    noParams: () => client.call(addFavourite),
    // @ts-expect-error a path alone, which is no call
    noCall: () => client.call('/api/v2/favourite/vods/{id}', { params: { id: '7' } }),
    // @ts-expect-error the path of another call
    otherPath: () => client.call({ ...userDetails, path: linkedAccounts.path }),
    // @ts-expect-error another call beside the call
    otherCall: () => client.call(addFavourite, { call: consents, params: { id: '7' } }),
    // @ts-expect-error the input of another call
    otherInput: () => client.call(consents, { params: { id: '7' } }),
    // @ts-expect-error a call in the place of another
    other: (): Call<'consents'> => addFavourite,
    // @ts-expect-error a variable left out
    noRails: () => query(client, HomeDocument, { heroes: 3 }),
  });
  type Calls = ReturnType<typeof calls>;

  it('follow from the contracts', () => {
    expectTypeOf<Awaited<ReturnType<Calls['login']>>>().toEqualTypeOf<LoginAnswer>();
    expectTypeOf<Awaited<ReturnType<Calls['partition']>>>().toEqualTypeOf<undefined>();
    type Home = Awaited<ReturnType<Calls['home']>>;
    expectTypeOf<
      Home['rails'][number]['items']['edges'][number]['node']['__typename']
    >().toEqualTypeOf<'LiveEvent' | 'Video' | 'Series' | 'Playlist'>();
  });
});

describe('HomeDocument', () => {
  it('is one operation with the fragments it needs, and promises its rails', () => {
    expect(HomeDocument.text).toMatch(/^query Home\(/);
    const spread = new Set(
      [...HomeDocument.text.matchAll(/\.\.\.([A-Z]\w+)/g)].map(([, name]) => name),
    );
    const defined = [...HomeDocument.text.matchAll(/fragment (\w+) on/g)].map(([, name]) => name);
    expect(defined.sort()).toEqual([...spread].sort());
    expect(HomeDocument.shape).toBe('rails:array');
  });
});
