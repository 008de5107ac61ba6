import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../../counterparts/counterparts';
import { accountExamples } from '../../testing/account-examples';
import { deviceExamples } from '../../testing/device-examples';
import { startFirebaseProject } from '../../testing/firebase-project';
import { emulatorToken } from '../../testing/firebase-token';
import { libraryExamples } from '../../testing/library-examples';
import { createMailbox, tokenIn } from '../../testing/mailbox';
import { signInsAtPartner } from '../../testing/partner';
import { passkeyCalls } from '../../testing/passkeys';
import { purchaseExamples } from '../../testing/purchase-examples';
import { signInsAt } from '../../testing/redirect-sign-ins';
import { streamExamples } from '../../testing/stream-examples';
import {
  type ErrorBody,
  type LoginBody,
  startOrigin,
  type TestOrigin,
} from '../../testing/test-origin';
import { titleIds } from '../../testing/title-ids';
import { tvSignIns } from '../../testing/tv';
import { nonce, vendorProofs } from '../../testing/vendor-proofs';
import { page } from '../../testing/vendor-windows';
import { listCalls, readContract, registerCalls } from './index';
import { compileContract } from './validators';

let counterparts: Counterparts;
let project: Awaited<ReturnType<typeof startFirebaseProject>>;
let origin: TestOrigin;
let partner: ReturnType<typeof signInsAtPartner>;
let passkeys: ReturnType<typeof passkeyCalls>;
const proofs = vendorProofs(() => counterparts);
beforeAll(async () => {
  counterparts = await startCounterparts(0);
  project = await startFirebaseProject();
  origin = await startOrigin({ counterparts, firebaseEmulator: project.host });
  partner = signInsAtPartner(origin);
  passkeys = passkeyCalls(origin);
}, 120_000);
afterAll(async () => {
  await origin?.close();
  await project?.close();
  await counterparts?.close();
});

const document = readContract();
const calls = listCalls(document);

describe('the contract', () => {
  it('says of every operation where it comes from, what it is called and how it can fail', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      for (const [method, value] of Object.entries(item)) {
        if (method === 'servers') continue;
        const operation = value as Record<string, unknown> & { responses: object };
        const name = `${method} ${path}`;
        expect(operation.operationId, name).toMatch(/^[a-z][A-Za-z]+$/);
        expect('x-spec' in operation !== 'x-decided' in operation, name).toBe(true);
        expect(operation.security, name).toBeInstanceOf(Array);
        expect(operation.summary, name).toBeTypeOf('string');
        expect(Object.keys(operation.responses), name).toEqual(
          expect.arrayContaining(['400', '500', '503']),
        );
      }
    }
  });

  it('lists the headers that every keyed call carries', () => {
    for (const call of calls.filter(({ needs }) => needs.realmKey)) {
      const headers = call.parameters.filter((one) => one.in === 'header').map((one) => one.name);
      expect(headers, call.operationId).toEqual(
        expect.arrayContaining(['x-api-key', 'Accept-Language', 'ads', 'device-id']),
      );
    }
  });

  it('is not served without a handler for each call, nor with a handler too many', () => {
    const options = {
      validators: compileContract(document, calls),
      guards: { limit: async () => undefined, identify: async () => undefined },
    };
    const answer = async () => undefined;
    const all = Object.fromEntries(calls.map((call) => [call.operationId, answer]));
    const { login: _, ...missing } = all;
    expect(() => registerCalls(origin.app, calls, { ...all, more: answer }, options)).toThrow(
      /no operation more/,
    );
    expect(() => registerCalls(origin.app, calls.slice(0, 1), missing, options)).toThrow(
      /more|no operation|no handler/,
    );
  });
});

describe('every documented call', () => {
  const upcoming = '/api/v2/event/upcoming';
  const magicEmail =
    '/api/v2/token/alt/magic-email?email=viewer@example.com&redirectUri=http://apex.localhost/';
  const asViewer = async () => ({ token: (await origin.login()).body.authorisationToken });
  const aVideo = async () => (await titleIds(origin, 'VIDEOS', 1))[0];

  const examples: Record<string, () => Promise<{ status: number }>> = {
    login: () => origin.login(),
    pbrLogin: () => origin.login(undefined, { path: '/api/v2/login/auth-provider/pbr' }),
    sptvLogin: () => origin.login(undefined, { path: '/api/v2/login/sptv' }),
    refreshToken: async () => {
      const { body } = await origin.login();
      return origin.call('POST', '/api/v2/token/refresh', {
        body: { refreshToken: body.refreshToken },
      });
    },
    guestToken: () => origin.call('POST', '/api/v2/token/guest'),
    logout: async () => {
      const { body } = await origin.login();
      return origin.call('POST', '/api/v2/logout', { body: { refreshToken: body.refreshToken } });
    },
    settlePartition: async () => {
      const { body } = await origin.login('partition@example.com');
      return origin.call('POST', '/api/v2/user/partition', {
        token: body.authorisationToken,
        body: { partition: 'south' },
      });
    },
    openIdAddress: () => signInsAt('openid', origin).begin(),
    openIdToken: async () => {
      const signIns = signInsAt('openid', origin);
      return signIns.exchange(await signIns.comeBack());
    },
    oauthAddress: () => signInsAt('oauth', origin).begin(),
    oauthToken: async () => {
      const signIns = signInsAt('oauth', origin);
      return signIns.exchange(await signIns.comeBack());
    },
    oauthLogout: () =>
      origin.call('POST', '/api/v2/generic-oauth/volunteers/logout', {
        realm: 'unity',
        body: { refreshToken: 'nobody’s' },
      }),
    openIdLogout: () => origin.call('GET', '/api/v2/openid/nations/logout-uri', { realm: 'unity' }),
    magicEmail: () => origin.call('GET', magicEmail),
    magicLogin: async () => {
      const mail = await createMailbox(counterparts).mailAfter('viewer@example.com', () =>
        origin.call('GET', magicEmail),
      );
      const token = tokenIn(mail);
      return origin.call('POST', '/api/v2/token/alt/magic-email', { body: { token } });
    },
    ...deviceExamples(
      () => origin,
      () => counterparts,
    ),
    adobeCode: async () => (await tvSignIns(origin).plainCode()).answer,
    adobeLink: async () => {
      const tv = tvSignIns(origin);
      const { token, answer } = await tv.plainCode();
      await tv.signInAt('harbour-cable', answer.body.code, { requestorId: 'PLAIN' });
      return tv.plainLink(token);
    },
    adobeLinkState: async () =>
      origin.call('GET', '/api/v2/user/adobe?requestorId=PLAIN', {
        realm: 'plain',
        token: (await origin.login('tv@example.com', { realm: 'plain' })).body.authorisationToken,
      }),
    adobeUnlink: async () =>
      origin.call('DELETE', '/api/v2/user/adobe?requestorId=PLAIN', {
        realm: 'plain',
        token: (await origin.login('tv@example.com', { realm: 'plain' })).body.authorisationToken,
      }),
    adobeDcrCode: async () => (await tvSignIns(origin).begin()).answer,
    adobeDcrToken: async () => {
      const tv = tvSignIns(origin);
      const begun = await tv.begin();
      await tv.signInAt('harbour-cable', begun.answer.body.code);
      return tv.exchange(begun);
    },
    tvRegister: () => tvSignIns(origin).register(),
    tvConfig: () => origin.call('GET', '/adobe-pass/api/v1/config/METRO', { realm: null }),
    tvAuthenticate: async () => {
      const tv = tvSignIns(origin);
      const { answer } = await tv.begin();
      return fetch(tv.addressOf('harbour-cable', answer.body.code), { redirect: 'manual' });
    },
    tvMark: () => origin.call('GET', '/adobe-pass/marks/harbour-cable', { realm: null }),
    ...accountExamples(
      () => origin,
      () => createMailbox(counterparts),
    ),
    firebaseLogin: () =>
      origin.call('POST', '/api/v1/firebase-auth', {
        realm: 'noor',
        body: { firebaseAuthToken: emulatorToken(), firebaseRefreshToken: 'refresh' },
      }),
    opinLogin: async () => partner.exchange(await partner.comeBack()),
    entitlementSync: async () => {
      const { body } = await partner.exchange(await partner.comeBack());
      return partner.sync(body.refreshToken);
    },
    passkeyLoginOptions: () => passkeys.loginOptions(),
    passkeyLogin: async () => {
      const { device } = await passkeys.register(await passkeys.token());
      return passkeys.login(await passkeys.answerOf(device));
    },
    passkeyOptions: async () => passkeys.options(await passkeys.token()),
    passkeys: async () => passkeys.list(await passkeys.token()),
    addPasskey: async () => (await passkeys.register(await passkeys.token())).answer,
    renamePasskey: async () => {
      const token = await passkeys.token();
      const { answer } = await passkeys.register(token);
      return passkeys.rename(token, answer.body.id, 'Kitchen');
    },
    removePasskey: async () => {
      const token = await passkeys.token();
      const { answer } = await passkeys.register(token);
      return passkeys.remove(token, answer.body.id);
    },
    googleLogin: async () =>
      origin.call('POST', '/api/v2/login/social/google', {
        body: { idToken: await proofs.googleToken('contract@google.example'), nonce },
      }),
    appleLogin: async () =>
      origin.call('POST', '/api/v2/login/apple-id', {
        body: {
          code: await proofs.appleCode('contract@apple.example'),
          nonce,
          callbackUri: `${page}/`,
        },
      }),
    facebookLogin: async () =>
      origin.call('POST', '/api/v2/login/social/facebook', {
        body: { code: await proofs.facebookCode('contract@facebook.example') },
      }),
    gigyaLogin: async () =>
      origin.call('POST', '/api/v2/login/auth-provider/gigya', {
        realm: 'corral',
        body: await proofs.gigyaProof('contract@gigya.example'),
      }),
    analyticsEvent: () =>
      origin.call('POST', '/api/v2/analytics/events', {
        body: {
          name: 'login_failed',
          user: { role: 'GUEST', isGuest: true, userType: 'GUEST', environment: 'test' },
          provider: 'openid/nations',
          error: 'sso.error.denied',
        },
      }),
    labels: () => origin.call('GET', '/api/v2/label?realm=apex'),
    richtextTranslations: () =>
      origin.call('POST', '/api/v2/richtext/translations', {
        realm: 'noor',
        body: { keys: ['viewing-rights'] },
      }),
    texts: () => origin.call('GET', '/api/v2/texts?keys=viewing-rights', { realm: 'noor' }),
    upcomingEvents: () => origin.call('GET', upcoming),
    ...streamExamples(() => origin),
    ...purchaseExamples(
      () => origin,
      () => counterparts,
    ),
    favourites: async () => origin.call('GET', '/api/v2/favourite/vods', await asViewer()),
    addFavourite: async () =>
      origin.call('PUT', `/api/v2/favourite/vods/${await aVideo()}`, await asViewer()),
    removeFavourite: async () =>
      origin.call('DELETE', `/api/v2/favourite/vods/${await aVideo()}`, await asViewer()),
    ...libraryExamples(
      () => origin,
      () => createMailbox(counterparts),
    ),
    catalogue: () => origin.query('{ heroes(first: 1) { id } }'),
    image: () => origin.call('GET', '/images/apex/apex-63/square?w=240&f=webp', { realm: null }),
    health: () => origin.call('GET', '/healthz', { realm: null }),
  };

  it.each(calls.map((call) => [call.operationId, call] as const))(
    '%s answers as documented',
    async (id, call) => {
      const plain = () => origin.call(call.method, call.url);
      const answer = await (examples[id] ?? plain)();
      const [documented] = [...call.answers.keys()].filter((status) => status < '400');
      expect(String(answer.status)).toBe(documented);
    },
  );

  it.each(
    calls.filter(({ needs }) => needs.realmKey).map((call) => [call.operationId, call] as const),
  )('%s needs the key of a realm', async (_, call) => {
    const unknown: Record<string, string>[] = [{}, { 'x-api-key': 'someone-elses-key' }];
    for (const headers of unknown) {
      const answer = await origin.call<ErrorBody>(call.method, call.url, { realm: null, headers });
      expect([answer.status, answer.body.code]).toEqual([401, 'UNKNOWN_API_KEY']);
    }
  });

  it.each(calls.map((call) => [call.operationId, call] as const))(
    '%s refuses a query that it does not know',
    async (_, call) => {
      const path = call.url
        .replace(':realm', 'apex')
        .replace(':client', 'nations')
        .replace(':requestorId', 'METRO')
        .replace(':mvpd', 'harbour-cable')
        .replace(':titleId', 'apex-63')
        .replace(':crop', 'hero')
        .replace(':sessionId', '00000000-0000-4000-8000-000000000000')
        .replace(':passkeyId', '00000000-0000-4000-8000-000000000000');
      const token =
        call.needs.viewer === 'yes'
          ? ((await origin.login()).body as LoginBody).authorisationToken
          : undefined;
      const answer = await origin.call<ErrorBody>(call.method, `${path}?surprise=1`, { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
      expect(answer.body.messages.join(' ')).toContain('surprise');
    },
  );
});

describe('requests that do not fit', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/api/v2/login'],
    ['DELETE', '/api/v2/login'],
    ['POST', '/api/v1/login'],
    ['GET', '/graphql'],
    ['GET', '/graphiql'],
    ['PUT', '/api/v2/token/guest'],
    ['GET', '/api/v2/event/upcoming/'],
    ['GET', '/images/apex'],
  ])('%s %s is not documented and not found', async (method, path) => {
    const { status, body } = await origin.call<ErrorBody>(method, path);
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(body).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: [expect.any(String)],
      requestId: expect.any(String),
    });
  });

  it.each([
    ['nothing', undefined, 'body must be object.'],
    ['a list', [], 'body must be object.'],
    ['no secret', { id: 'a' }, "body must have required property 'secret'."],
    ['a number for an id', { id: 1, secret: 'x' }, 'body/id must be string.'],
    [
      'an empty secret',
      { id: 'a', secret: '' },
      'body/secret must NOT have fewer than 1 characters.',
    ],
    ['something more', { id: 'a', secret: 'x', admin: true }, 'body must not have "admin".'],
    ['text that is not JSON', '{"id":', 'body is not valid JSON.'],
    ['a poisoned prototype', '{"id":"a","secret":"x","__proto__":{}}', 'body is not valid JSON.'],
  ])('a login with %s is answered with the place of the mistake', async (_, body, message) => {
    const answer = await origin.call<ErrorBody>('POST', '/api/v2/login', { body });
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.messages).toContain(message);
  });

  it.each([
    ['rpp=0', 'query/rpp must be >= 1.'],
    ['rpp=61', 'query/rpp must be <= 60.'],
    ['rpp=many', 'query/rpp must be integer.'],
    ['page=1.5', 'query/page must be integer.'],
    ['page=1&page=2', 'query/page must be integer.'],
  ])(
    'upcoming events with %s are answered with the place of the mistake',
    async (query, message) => {
      const answer = await origin.call<ErrorBody>('GET', `/api/v2/event/upcoming?${query}`);
      expect(answer.status).toBe(400);
      expect(answer.body.messages).toContain(message);
    },
  );

  it('other media types, large bodies and broken addresses have answers of their own', async () => {
    const form = await origin.call<ErrorBody>('POST', '/api/v2/login', {
      body: 'id=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([form.status, form.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    const large = await origin.call<ErrorBody>('POST', '/api/v2/login', {
      body: { id: 'a', secret: 'x'.repeat(70_000) },
    });
    expect([large.status, large.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    const broken = await origin.call<ErrorBody>('GET', '/images/%E0%A4%A/x/hero');
    expect([broken.status, broken.body.code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('a call without a body may come with a content type, an empty object, and nothing else', async () => {
    const headers = { 'content-type': 'application/json' };
    const guest = (body?: unknown) => origin.call('POST', '/api/v2/token/guest', { headers, body });
    expect((await guest()).status).toBe(200);
    expect((await guest({})).status).toBe(200);
    expect((await guest({ role: 'ADMIN' })).status).toBe(400);
  });
});

describe('every answer', () => {
  it('carries the request’s id: the caller’s where it is harmless, else ours', async () => {
    const named = await origin.call('GET', '/healthz', {
      headers: { 'x-request-id': 'journey-42_a' },
    });
    expect(named.headers.get('x-request-id')).toBe('journey-42_a');
    const missing = await origin.call<ErrorBody>('GET', '/nowhere', {
      headers: { 'x-request-id': 'journey-43_a' },
    });
    expect(missing.body.requestId).toBe('journey-43_a');
    expect(origin.logs.join('')).toContain('"requestId":"journey-43_a"');
    const odd = await origin.call('GET', '/healthz', { headers: { 'x-request-id': 'a b"}' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('may be read by any site, whose browser asks rarely', async () => {
    const preflight = await fetch(`${origin.address}/api/v2/login`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://watch.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers':
          'content-type,x-api-key,authorization,ads,device-id,accept-language',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(600);
    for (const name of ['x-api-key', 'authorization', 'ads', 'device-id', 'accept-language']) {
      expect(preflight.headers.get('access-control-allow-headers')).toContain(name);
    }
    const answer = await origin.call('GET', '/nowhere', {
      headers: { origin: 'https://watch.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  });

  it('with tokens in it is never stored', async () => {
    expect((await origin.login()).headers.get('cache-control')).toBe('no-store');
  });

  it('is given to HEAD where there is GET', async () => {
    expect((await origin.call('HEAD', '/healthz')).status).toBe(200);
    expect((await origin.call('HEAD', '/api/v2/login')).status).toBe(404);
  });

  it('comes from both addresses of localhost', async () => {
    const { port } = new URL(origin.address);
    for (const host of ['127.0.0.1', '[::1]']) {
      expect((await fetch(`http://${host}:${port}/healthz`)).status).toBe(200);
    }
  });
});

it('has a sound schema for every answer', () => {
  const validators = compileContract(document, calls);
  const json = calls.flatMap((call) =>
    [...call.answers]
      .filter(([, { content }]) => content?.['application/json']?.schema)
      .map(([status]) => ({ call, status: Number(status) })),
  );
  expect(json.length).toBeGreaterThan(calls.length);
  const headers = { 'content-type': 'application/json' };
  for (const { call, status } of json) {
    const messages = validators.answer(call, { status, headers, body: '0' });
    const name = `${call.operationId} ${status}`;
    expect(messages.join('\n'), name).toMatch(/^answer must be /m);
  }
});

it('turns an answer that does not fit the contract into an error that tests see', async () => {
  const call = calls.find(({ operationId }) => operationId === 'health');
  const validators = compileContract(document, calls);
  const check = (status: number, body: string, headers: Record<string, string> = {}) =>
    call &&
    validators.answer(call, {
      status,
      body,
      headers: { 'content-type': 'application/json', 'x-request-id': 'x', ...headers },
    });
  expect(check(200, '{"status":"ready","database":"pglite"}')).toEqual([]);
  expect(check(200, '{"status":"asleep","database":"pglite"}')).toEqual([
    'answer/status must be equal to constant.',
  ]);
  expect(check(418, '{}')).toEqual(['health answered 418, which is not documented.']);
  expect(check(200, 'ready', { 'content-type': 'text/plain' })?.[0]).toContain('text/plain');
});
