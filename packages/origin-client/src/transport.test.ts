import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { login as loginCall, settlePartition, upcomingEvents } from './generated/calls';
import { createOriginClient, type OriginClientOptions } from './index';
import { query } from './query';
import { answerInTurn, errorOf, tokenSource, upcoming } from './testing/client';
import { type HttpServer, type Reply, startHttpServer } from './testing/http-server';

const login = {
  authorisationToken: 'a',
  refreshToken: 'r',
  missingInformationStatus: 'NONE',
  linkedAccounts: [],
};

let server: HttpServer;
let waits: number[];

beforeEach(async () => {
  waits = [];
  server = await startHttpServer(() => ({ body: upcoming }));
});
afterEach(() => server.close());

const clientOf = (options: Partial<OriginClientOptions> = {}) =>
  createOriginClient({
    address: server.address,
    publicKey: 'apex-public-key',
    language: 'es',
    wait: async (ms) => void waits.push(ms),
    ...options,
  });

const inTurn = (...replies: (Reply | 'drop' | 'hang')[]) => answerInTurn(server, ...replies);

describe('the headers of a call', () => {
  it('[1.7-01] carry content-type and x-api-key', async () => {
    await clientOf().call(upcomingEvents);
    expect(server.received[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-api-key': 'apex-public-key',
    });
  });

  it('[1.7-02] carry Accept-Language, in another language on request', async () => {
    await clientOf().call(upcomingEvents);
    await clientOf().withLanguage('ar').call(upcomingEvents);
    expect(server.received.map(({ headers }) => headers['accept-language'])).toEqual(['es', 'ar']);
  });

  it('[1.7-03] carry ads and device-id when they are known', async () => {
    await clientOf({ ads: 'limited', deviceId: 'device-7' }).call(upcomingEvents);
    await clientOf().call(upcomingEvents);
    expect(server.received[0]?.headers).toMatchObject({ ads: 'limited', 'device-id': 'device-7' });
    expect(server.received[1]?.headers).not.toHaveProperty('ads');
    expect(server.received[1]?.headers).not.toHaveProperty('device-id');
  });

  it('[1.7-04] carry a bearer when a token is present, and none without', async () => {
    const session = tokenSource('token-1');
    await clientOf({ session }).call(upcomingEvents);
    await clientOf({ session: tokenSource(null) }).call(upcomingEvents);
    await clientOf({ session }).call(upcomingEvents, { auth: 'none' });
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      undefined,
      undefined,
    ]);
  });
});

describe('the addresses of calls', () => {
  it('are below /api/v2, or beside it where the contract says so', async () => {
    const client = clientOf({ address: `${server.address}/` });
    await client.call(upcomingEvents, { query: { rpp: 12, page: 2 } });
    inTurn({ body: { data: {} } });
    await query(client, { text: '{rails}', shape: '' }, {});
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v2/event/upcoming?rpp=12&page=2',
      'POST /graphql',
    ]);
  });

  it('[1.7-13] sends POST /login with id and secret and gives its answer', async () => {
    inTurn({ body: login });
    const answer = await clientOf().call(loginCall, {
      body: { id: 'v@example.com', secret: 's' },
    });
    expect(answer).toEqual(login);
    expect(server.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/v2/login',
      body: { id: 'v@example.com', secret: 's' },
    });
  });

  it('leaves out what is undefined and gives nothing for an answer without a body', async () => {
    inTurn({ status: 204 });
    const client = clientOf({ session: tokenSource('t') });
    expect(await client.call(settlePartition, { body: { partition: 'p1' } })).toBeUndefined();
    inTurn({ body: upcoming });
    await client.call(upcomingEvents, { query: { rpp: undefined } });
    expect(server.received[1]?.path).toBe('/api/v2/event/upcoming');
  });
});

describe('the errors of calls', () => {
  it('keep status, code, messages and request id', async () => {
    inTurn({
      status: 401,
      headers: { 'x-request-id': 'req-12345678' },
      body: {
        status: 401,
        code: 'FAILED_AUTHENTICATION',
        messages: ['No.', 7],
        requestId: 'other',
      },
    });
    const error = await errorOf(clientOf().call(loginCall, { body: { id: 'a', secret: 'b' } }));
    expect(error).toMatchObject({
      name: 'OriginError',
      kind: 'http',
      status: 401,
      code: 'FAILED_AUTHENTICATION',
      messages: ['No.'],
      message: 'No.',
      requestId: 'req-12345678',
    });
  });

  it('take the request id from the body when CORS hides the header', async () => {
    inTurn({
      status: 400,
      body: { code: 'INVALID_REQUEST', messages: [], requestId: 'req-in-body' },
    });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({
      requestId: 'req-in-body',
      message: 'INVALID_REQUEST',
    });
  });

  it.each([
    ['[1.8-30]', 428, 'CONSENT_REQUIRED', 'settle'],
    ['[1.8-31]', 424, 'BASKET_REQUIREMENTS_FAILED', 'settle'],
    ['[1.8-32]', 403, 'OUTSIDE_REGION', 'outsideRegion'],
    ['', 403, 'VPN_BLOCKED', 'http'],
    ['', 451, 'OUTSIDE_REGION', 'outsideRegion'],
  ])('%s recognise %i %s as %s', async (_rule, status, code, kind) => {
    inTurn({ status, body: { status, code, messages: ['Settle it.'] } });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({
      kind,
      status,
      code,
    });
  });

  it('have a code of our own when the origin gives none', async () => {
    inTurn({ status: 500, body: '<h1>Oops</h1>' });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({
      kind: 'http',
      status: 500,
      code: 'HTTP_500',
      messages: [],
    });
  });

  it.each([
    ['HTML', '<!doctype html><title>Welcome to the hotel</title>'],
    ['half of the JSON', '{"events":['],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', []],
    ['another shape', { events: {}, pagingInfo: {} }],
    ['a field less', { events: [] }],
  ])('call an answer with %s malformed', async (_name, body) => {
    inTurn({ body, headers: { 'x-request-id': 'req-1' } });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({
      kind: 'malformed',
      status: 200,
      requestId: 'req-1',
    });
    expect(server.received).toHaveLength(1);
  });
});

describe('retries of a call', () => {
  it.each([502, 503, 504])('repeat a GET after %i, at most twice', async (status) => {
    inTurn({ status, body: {} }, { status, body: {} }, { body: upcoming });
    expect(await clientOf().call(upcomingEvents)).toEqual(upcoming);
    inTurn({ status, body: {} });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({ status });
    expect(server.received).toHaveLength(6);
  });

  it('repeat a GET after a lost connection, waiting longer each time and never quite the same', async () => {
    inTurn('drop', 'drop', { body: upcoming });
    await clientOf().call(upcomingEvents);
    const [first = 0, second = 0] = waits;
    expect(first).toBeGreaterThanOrEqual(100);
    expect(first).toBeLessThan(300);
    expect(second).toBeGreaterThanOrEqual(200);
    expect(second).toBeLessThan(600);
  });

  it('repeat a POST only with an idempotency key, which each try carries', async () => {
    inTurn('drop', { status: 503, body: {} }, { status: 204 });
    await clientOf().call(settlePartition, {
      body: { partition: 'p' },
      idempotencyKey: 'one-attempt',
    });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(
      Array(3).fill('one-attempt'),
    );
    inTurn('drop');
    await errorOf(clientOf().call(settlePartition, { body: { partition: 'p' } }));
    expect(server.received).toHaveLength(4);
  });

  it('wait as long as a short Retry-After asks, and do not wait for a long one', async () => {
    inTurn({ status: 429, headers: { 'retry-after': '2' }, body: {} }, { body: upcoming });
    await clientOf().call(upcomingEvents);
    expect(waits[0]).toBeGreaterThanOrEqual(2000);
    inTurn({ status: 429, headers: { 'retry-after': '60' }, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(await errorOf(clientOf().call(upcomingEvents))).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 60,
    });
    expect(server.received).toHaveLength(3);
  });

  it('read a Retry-After that is a date', async () => {
    const date = new Date(Date.now() + 90_000).toUTCString();
    inTurn({ status: 503, headers: { 'retry-after': date }, body: {} });
    const { retryAfterSeconds = 0 } = await errorOf(clientOf().call(upcomingEvents));
    expect(retryAfterSeconds).toBeGreaterThan(80);
    expect(retryAfterSeconds).toBeLessThanOrEqual(90);
  });

  it.each([400, 401, 403, 404, 429, 500, 501])('leave %i alone', async (status) => {
    inTurn({ status, body: {} });
    await errorOf(clientOf().call(upcomingEvents));
    expect(server.received).toHaveLength(1);
  });

  it.each([['drop' as const], [{ status: 503, body: {} }]])(
    'never repeat a POST: %j',
    async (reply) => {
      inTurn(reply);
      await errorOf(clientOf().call(loginCall, { body: { id: 'a', secret: 'b' } }));
      expect(server.received).toHaveLength(1);
    },
  );
});

describe('a call that ends', () => {
  it('offline had no server', async () => {
    const address = server.address;
    await server.close();
    const error = await errorOf(clientOf({ address }).call(upcomingEvents));
    expect(error).toMatchObject({ kind: 'offline', status: 0, code: 'OFFLINE' });
    expect(error.cause).toBeInstanceOf(Error);
    server = await startHttpServer(() => 'drop');
  });

  it('by timeout ends with all its retries, per client and per call', async () => {
    inTurn('hang');
    const client = clientOf({ timeoutMs: 40 });
    expect(await errorOf(client.call(upcomingEvents))).toMatchObject({ kind: 'timeout' });
    const patient = clientOf({ timeoutMs: 60_000 });
    expect(await errorOf(patient.call(upcomingEvents, { timeoutMs: 40 }))).toMatchObject({
      kind: 'timeout',
      code: 'TIMEOUT',
      status: 0,
    });
    expect(server.received).toHaveLength(2);
  });

  it('by timeout ends while it waits for a retry, too', async () => {
    inTurn('drop');
    const never = new Promise<void>(() => {});
    const client = clientOf({ timeoutMs: 40, wait: () => never });
    expect(await errorOf(client.call(upcomingEvents))).toMatchObject({ kind: 'timeout' });
  });

  it("aborted, before or during it, keeps the caller's reason", async () => {
    const early = AbortSignal.abort('navigated');
    expect(await errorOf(clientOf().call(upcomingEvents, { signal: early }))).toMatchObject({
      kind: 'aborted',
      cause: 'navigated',
    });
    const controller = new AbortController();
    server.respond = () => {
      controller.abort();
      return 'hang';
    };
    expect(
      await errorOf(clientOf().call(upcomingEvents, { signal: controller.signal })),
    ).toMatchObject({ kind: 'aborted', code: 'ABORTED' });
  });

  it('aborted while it waits for a token does not stop the calls that share the token', async () => {
    const controller = new AbortController();
    const session = tokenSource('t');
    session.accessToken.mockImplementation(() => {
      controller.abort();
      return new Promise(() => {});
    });
    const call = clientOf({ session }).call(upcomingEvents, { signal: controller.signal });
    expect(await errorOf(call)).toMatchObject({ kind: 'aborted' });
    expect(server.received).toHaveLength(0);
  });
});
