import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Consents, Realm } from '@marquee/realm';
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
/** The site that may call the origin, and the headers that it may send. */
let allowed: string | undefined;
let allowedHeaders: string;

/** One server is both the origin and the provider. */
beforeEach(async () => {
  asked = [];
  allowed = 'https://unity.example';
  allowedHeaders = 'Content-Type, X-API-Key';
  server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', here);
    asked.push(url);
    if (allowed) reply.setHeader('access-control-allow-origin', allowed);
    if (request.method === 'OPTIONS') {
      reply.writeHead(204, { 'access-control-allow-headers': allowedHeaders }).end();
      return;
    }
    (answers[url.pathname] ?? json(404, {}))(reply, url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  here = `http://nations.localhost:${(server.address() as AddressInfo).port}`;
  answers = {
    '/api/v2/label': json(200, { translations: {} }),
    '/api/v2/realm/consents': (reply, url) => json(200, { terms: termsIn(url) })(reply, url),
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

/** The origin's terms at a sign-up; the texts are in no language. */
let terms: Record<string, unknown>[];
beforeEach(() => {
  terms = [{ ...NEWS, data: { default: 'true' } }, RULES];
});
const termsIn = (url: URL) => (url.searchParams.get('purpose') === 'signup' ? terms : []);

const CHOICE = { fieldType: 'BINARY_CHOICE' } as const;
const NEWS = { ...CHOICE, fieldName: 'news', required: false, version: '1', text: 'News' };
const RULES = {
  ...CHOICE,
  fieldName: 'rules',
  required: true,
  version: '2',
  label: 'Rules',
  text: '<p>Rules</p>',
};
const inBoth = (text: string) => ({ en: text, pt: text });
const DECLARED: Consents = {
  signup: [
    { ...NEWS, ticked: true, text: inBoth(NEWS.text) },
    { ...RULES, ticked: false, label: inBoth(RULES.label), text: inBoth(RULES.text) },
  ],
  purchase: [],
};

async function examined(consents?: Consents, changes: Partial<Realm> = {}): Promise<Check[]> {
  const realm = {
    id: 'unity',
    origin: { address: here, publicKey: 'unity-public-key' },
    locales: { default: 'en', supported: [{ tag: 'en' }, { tag: 'pt' }] },
    auth: { providers: [{ type: 'openid', clientName: 'nations', issuer: here }] },
    features: { live: false, video: false },
    player: { backgroundVideo: false },
    ...changes,
  } as unknown as Realm;
  return examine(realm, {
    site: 'https://unity.example',
    returns: ['/login/openid/nations'],
    consents,
  });
}

const faults = (checks: Check[]) => checks.filter(({ result }) => result !== 'ok');

describe('marquee doctor', () => {
  it('finds nothing wrong when everything answers, and says so for each check', async () => {
    const checks = await examined();
    expect(faults(checks)).toEqual([]);
    expect(checks.map(({ subject }) => subject)).toEqual([
      'origin',
      'origin',
      'consents',
      'consents',
      'openid/nations',
      'openid/nations',
    ]);
  });

  it('asks the provider about the return address', async () => {
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
      'an origin that names another site than this one',
      () => {
        allowed = 'https://else.example';
      },
      /^Browsers at https:\/\/unity\.example may not ask it: .+OPTIONS, 204/,
      /must name https:\/\/unity\.example/,
    ],
    [
      'an origin that names no site',
      () => {
        allowed = undefined;
      },
      /may not ask it/,
      /must name https:\/\/unity\.example/,
    ],
    [
      'an origin that does not take its own key from a browser',
      () => {
        allowedHeaders = 'content-type';
      },
      /may not send it x-api-key/,
      /must name/,
    ],
    [
      'an origin whose answers no browser may read',
      () =>
        Object.assign(answers, {
          '/api/v2/label': (reply: ServerResponse, url: URL) => {
            reply.removeHeader('access-control-allow-origin');
            json(200, { translations: {} })(reply, url);
          },
        }),
      /and not read what it answers/,
      /must name/,
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

  it('finds an origin that cannot be reached, and reports it once', async () => {
    const checks = await examined(DECLARED, {
      origin: { address: 'http://localhost:9', publicKey: 'unity-public-key' },
      pluginAddresses: ['/plugins/standings'],
    });
    expect(faults(checks)).toMatchObject([{ subject: 'origin' }]);
    expect(checks.map(({ subject }) => subject)).toEqual(['origin', 'openid/nations']);
  });

  it('reports that no origin is named, and still checks other addresses', async () => {
    const checks = await examined(DECLARED, {
      origin: { address: '', publicKey: 'unity-public-key' },
      pluginAddresses: ['/plugins/standings'],
    });
    expect(faults(checks)).toMatchObject([
      { subject: 'origin', message: expect.stringMatching(/^The realm names no origin/) },
    ]);
    expect(checks.map(({ subject }) => subject)).toEqual(['origin', 'openid/nations']);
  });

  it('finds a plugin that does not answer', async () => {
    const pluginAddresses = [`${here}/auth`, 'http://localhost:9/standings'];
    const [found, ...others] = faults(await examined(undefined, { pluginAddresses }));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ subject: 'plugin', remedy: expect.stringContaining('plugins') });
    expect(found?.message).toContain('http://localhost:9/standings');
  });

  it('lists the origin’s terms when the file has none', async () => {
    const messages = (await examined()).map(({ message }) => message);
    expect(messages).toContain(
      'At a sign-up the origin asks: news, rules. This file says nothing of it.',
    );
    expect(messages).toContain(
      'At a purchase the origin asks: nothing. This file says nothing of it.',
    );
  });

  it('finds that the origin has the file’s terms, in each language', async () => {
    const checks = await examined(DECLARED);
    expect(faults(checks)).toEqual([]);
    expect(checks.map(({ message }) => message)).toContain(
      'At a sign-up the origin asks what this file says: news, rules.',
    );
    const languages = asked.filter(({ pathname }) => pathname.endsWith('/realm/consents'));
    expect(languages).toHaveLength(4);
  });

  const OTHERWISE: [string, () => void, string][] = [
    ['another term', () => terms.pop(), 'news, where this file has news, rules'],
    ['another order', () => terms.reverse(), 'rules, news, where this file has news, rules'],
    ['nothing at all', () => terms.splice(0), 'nothing, where this file has news, rules'],
    [
      'an older version',
      () => Object.assign(terms, [terms[0], { ...RULES, version: '1' }]),
      'rules has the version "1", not "2"',
    ],
    [
      'what need not be',
      () => Object.assign(terms, [terms[0], { ...RULES, required: false }]),
      'rules has the required false, not true',
    ],
    ['what is not ticked', () => Object.assign(terms, [NEWS]), 'news is not ticked from the start'],
    [
      'in other words',
      () => Object.assign(terms, [terms[0], { ...RULES, text: 'Else' }]),
      'rules has other words in en, pt',
    ],
  ];
  it.each(OTHERWISE)('reports that the origin asks %s', async (_, spoil, difference) => {
    spoil();
    expect(faults(await examined(DECLARED))).toEqual([
      {
        result: 'wrong',
        subject: 'consents',
        message: `At a sign-up the origin asks something else: ${difference}.`,
        remedy: expect.stringContaining('docs/operators/terms.md'),
      },
    ]);
  });

  it.each([
    ['fails', json(500, {}), /the origin answers 500/],
    ['answers nonsense', json(200, null), /not that of the contract/],
  ])('reports that the terms cannot be read when the origin %s', async (_, reply, message) => {
    answers['/api/v2/realm/consents'] = reply;
    const found = faults(await examined(DECLARED));
    expect(found.map(({ subject }) => subject)).toEqual(['consents', 'consents']);
    expect(found[0]?.message).toMatch(message);
  });

  it('warns of a provider without PKCE and without its name in answers', async () => {
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
