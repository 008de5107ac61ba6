import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Realm } from '@marquee/realm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Check } from './check';
import { examine } from './examine';

type Answer = (reply: ServerResponse, url: URL) => void;

const json =
  (status: number, body: unknown): Answer =>
  (reply) => {
    reply.writeHead(status, { 'content-type': 'application/json' });
    reply.end(JSON.stringify(body));
  };

let server: Server;
let here: string;
let answers: Record<string, Answer>;
let asked: URL[];

/** One server plays the origin and the provider. */
beforeEach(async () => {
  asked = [];
  server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', here);
    asked.push(url);
    (answers[url.pathname] ?? json(404, {}))(reply, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://nations.localhost:${(server.address() as AddressInfo).port}`;
  answers = {
    '/api/v2/label': json(200, { translations: {} }),
    '/api/v2/openid/nations/auth-uri': (reply, url) =>
      json(200, { authorisationUri: `${here}/auth?state=${url.searchParams.get('state')}` })(
        reply,
        url,
      ),
    '/auth': (reply) => reply.writeHead(303, { location: '/login' }).end(),
    '/.well-known/openid-configuration': (reply, url) => json(200, discovery())(reply, url),
  };
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const discovery = () => ({
  issuer: here,
  authorization_endpoint: `${here}/auth`,
  token_endpoint: `${here}/token`,
  jwks_uri: `${here}/jwks`,
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

async function examined(): Promise<Check[]> {
  const realm = {
    id: 'unity',
    origin: { address: here, publicKey: 'unity-public-key' },
    auth: { providers: [{ type: 'openid', clientName: 'nations', issuer: here }] },
  } as unknown as Realm;
  return examine(realm, { site: 'https://unity.example', returns: ['/login/openid/nations'] });
}

const faults = (checks: Check[]) => checks.filter(({ result }) => result !== 'ok');

describe('marquee doctor', () => {
  it('finds nothing where everything is there, and says so of each thing', async () => {
    const checks = await examined();
    expect(faults(checks)).toEqual([]);
    expect(checks.map(({ subject }) => subject)).toEqual([
      'origin',
      'openid/nations',
      'openid/nations',
    ]);
  });

  it('asks for the address that viewers will come back to', async () => {
    await examined();
    const call = asked.find(({ pathname }) => pathname.endsWith('auth-uri'));
    expect(call?.searchParams.get('redirectUri')).toBe(
      'https://unity.example/login/openid/nations',
    );
    expect(call?.searchParams.get('authoriseUriFlow')).toBe('SIGNIN');
  });

  const WRONG: [string, () => void, RegExp, RegExp][] = [
    [
      'a key that the origin does not know',
      () => Object.assign(answers, { '/api/v2/label': json(401, {}) }),
      /does not know the key "unity-public-key"/,
      /origin\.publicKey/,
    ],
    [
      'a client that the origin does not know',
      () =>
        Object.assign(answers, {
          '/api/v2/openid/nations/auth-uri': json(404, { messages: ['No client of this name.'] }),
        }),
      /404: No client of this name\./,
      /unity\.example\/login\/openid\/nations/,
    ],
    [
      'a return address that the provider does not know',
      () => Object.assign(answers, { '/auth': json(400, {}) }),
      /refuses viewers \(400\)/,
      /vendor's console: https:\/\/unity\.example\/login\/openid\/nations/,
    ],
    [
      'another issuer in the discovery document',
      () =>
        Object.assign(answers, {
          '/.well-known/openid-configuration': json(200, {
            ...discovery(),
            issuer: 'https://else.example',
          }),
        }),
      /names the issuer "https:\/\/else\.example"/,
      /"issuer": "https:\/\/else\.example" at auth\.providers\[0\]\.issuer/,
    ],
    [
      'no discovery document',
      () => Object.assign(answers, { '/.well-known/openid-configuration': json(404, {}) }),
      /answers 404/,
      /auth\.providers\[0\]\.issuer/,
    ],
    [
      'a page in the place of the discovery document',
      () =>
        Object.assign(answers, {
          '/.well-known/openid-configuration': (reply: ServerResponse) =>
            reply.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
        }),
      /it is not JSON/,
      /vendor's console/,
    ],
    [
      'a discovery document without a token address',
      () =>
        Object.assign(answers, {
          '/.well-known/openid-configuration': json(200, {
            ...discovery(),
            token_endpoint: undefined,
          }),
        }),
      /has no token_endpoint/,
      /Ask the vendor/,
    ],
    [
      'an address where nothing listens',
      () =>
        Object.assign(answers, {
          '/api/v2/openid/nations/auth-uri': json(200, {
            authorisationUri: 'http://localhost:9/auth',
          }),
        }),
      /nothing listens there/,
      /Ask the vendor/,
    ],
  ];
  it.each(WRONG)('finds %s, and says what to do', async (_, spoil, message, remedy) => {
    spoil();
    const found = faults(await examined());
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ result: 'wrong' });
    expect(found[0]?.message).toMatch(message);
    expect(found[0]?.remedy).toMatch(remedy);
  });

  it('warns of a provider that checks no PKCE and does not name itself', async () => {
    const { code_challenge_methods_supported: _, ...rest } = discovery();
    answers['/.well-known/openid-configuration'] = json(200, {
      ...rest,
      authorization_response_iss_parameter_supported: false,
    });
    const found = faults(await examined());
    expect(found.map(({ result }) => result)).toEqual(['warning', 'warning']);
    expect(found.map(({ message }) => message).join()).toMatch(/PKCE.*RFC 9207/);
  });
});
