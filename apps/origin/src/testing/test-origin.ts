import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OriginOptions } from '../kernel/config';
import { listen } from '../kernel/listen';
import { startOrigin as openOrigin } from '../kernel/origin';
import { repositoryRoot } from '../kernel/package-root';
import type { OriginPlan } from '../kernel/plan';
import { sandbox } from '../server';

export const secret = 'correct horse 9 battery';

export interface TestAnswer<T> {
  status: number;
  headers: Headers;
  body: T;
}

export interface CallOptions {
  realm?: string | null;
  body?: unknown;
  token?: string;
  language?: string;
  headers?: Record<string, string>;
}

export interface ErrorBody {
  status: number;
  code: string;
  messages: string[];
  requestId: string;
}

export interface LoginBody {
  authorisationToken: string;
  refreshToken: string;
  missingInformationStatus: string;
  linkedAccounts: { provider: string }[];
  firstSignIn?: boolean;
  partition?: string;
}

/** A running origin with a clock that tests can turn, whose every answer is held against the contract. */
export interface TestOrigin {
  app: FastifyInstance;
  address: string;
  /** Every log line so far. */
  logs: string[];
  /** Turns the clock forward. */
  pass(seconds: number): void;
  now(): Date;
  call<T = unknown>(method: string, path: string, options?: CallOptions): Promise<TestAnswer<T>>;
  login(
    id?: string,
    options?: CallOptions & { secret?: string; path?: string },
  ): Promise<TestAnswer<LoginBody & ErrorBody>>;
  query<T = Record<string, unknown>>(
    document: string,
    options?: CallOptions & { variables?: Record<string, unknown> },
  ): Promise<
    TestAnswer<{
      data: T;
      errors?: { message: string; extensions?: { code?: string } }[];
      extensions?: { asOf: string };
    }>
  >;
  close(): Promise<void>;
}

/** Shared by all tests of one machine, so that the embedded database is made once. */
export const cacheFolder = join(tmpdir(), 'origin-tests');

/** The calls at an address, as a site makes them. */
export function callAt(address: () => string): TestOrigin['call'] {
  return async <T>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<TestAnswer<T>> => {
    const { realm = 'apex', body, token, language, headers } = options;
    const answer = await fetch(`${address()}${path}`, {
      method,
      headers: {
        ...(realm === null ? {} : { 'x-api-key': `${realm}-public-key` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...headers,
      },
      body: typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    return {
      status: answer.status,
      headers: answer.headers,
      // Every answer has been held against the contract: this is the boundary of the tests.
      body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
    };
  };
}

/** @param plan The parts that the origin is put together from; those of the sandbox by default. */
export async function startOrigin(
  overrides: Partial<OriginOptions> = {},
  plan: OriginPlan = sandbox,
): Promise<TestOrigin> {
  const logs: string[] = [];
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead * 1000);
  const options: OriginOptions = {
    storage: 'memory',
    cacheFolder,
    realmsFolder: join(repositoryRoot(), 'realm-configs'),
    rateLimits: false,
    accessTokenSeconds: 600,
    deviceCodeSeconds: 600,
    drawAhead: false,
    trustProxy: false,
    logLevel: 'info',
    logTo: { write: (line) => logs.push(line) },
    checkAnswers: true,
    clock: now,
    ...overrides,
  };
  const app = await openOrigin(options, plan);
  const listening = await listen(app, { host: 'localhost', port: 0 });
  const address = `http://127.0.0.1:${listening.port}`;

  const origin: TestOrigin = {
    app,
    address,
    logs,
    now,
    pass(seconds) {
      ahead += seconds;
    },
    call: callAt(() => address),
    login(
      id = 'viewer@example.com',
      { secret: given = secret, path = '/api/v2/login', ...options } = {},
    ) {
      return origin.call('POST', path, { ...options, body: { id, secret: given } });
    },
    query(query, { variables, ...options } = {}) {
      return origin.call('POST', '/graphql', { ...options, body: { query, variables } });
    },
    close: () => listening.close(),
  };
  return origin;
}

/** Starts a suite's origin: on PGlite, or on a database of the caller's choice. */
export type Start = (overrides?: Partial<OriginOptions>, plan?: OriginPlan) => Promise<TestOrigin>;

/** The claims of an access token, unchecked. */
export function claimsOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown>;
}
