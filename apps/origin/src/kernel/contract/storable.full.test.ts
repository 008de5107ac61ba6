import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from '../../modules/catalogue/cursor';
import { type ErrorBody, startOrigin, type TestOrigin } from '../../testing/test-origin';
import { type Call, listCalls, readContract } from './index';

let origin: TestOrigin;
let token: string;
beforeAll(async () => {
  origin = await startOrigin();
  token = (await origin.login()).body.authorisationToken;
}, 120_000);
afterAll(() => origin?.close());

const calls = listCalls(readContract());
const BAD = [
  ['a NUL', 'a\0b'],
  ['half a character', 'a\uD83D'],
  ['the other half', '\uDE00b'],
] as const;

const send = (call: Call, url: string, body?: unknown) =>
  origin.call<ErrorBody>(call.method, url, { token, ...(body === undefined ? {} : { body }) });

const withParameters = (url: string, text: string) =>
  url.replace(/:\w+/g, () => encodeURIComponent(text));

/** Any text in the place of each parameter. */
const plain = (call: Call) => withParameters(call.url, 'x');

/** Those that a schema names, with the text in each of their places, and in one that it does not name. */
const bodiesWith = (call: Call, text: string): [pointer: string, body: unknown][] => [
  ['body/any/0/deep', { any: [{ deep: text }] }],
  ...namesIn(call.body?.schema).map((name): [string, unknown] => [
    `body/${name}`,
    { [name]: text },
  ]),
];

function namesIn(schema: unknown): string[] {
  const { properties } = (schema ?? {}) as { properties?: object };
  return Object.keys(properties ?? {});
}

describe.each(BAD)('%s', (_name, text) => {
  const withBody = calls.filter(({ body }) => body);
  it.each(withBody.map((call) => [call.operationId, call] as const))(
    'in a body of %s is refused at its field',
    async (_id, call) => {
      for (const [pointer, body] of bodiesWith(call, text)) {
        const answer = await send(call, plain(call), body);
        expect(answer.status, pointer).toBe(400);
        expect(answer.body.messages, pointer).toEqual([
          `${pointer} holds a NUL or half a character, which is no text.`,
        ]);
      }
    },
  );

  it('as a key is refused with the place of the key', async () => {
    const answer = await origin.call<ErrorBody>('POST', '/api/v2/login', {
      body: { id: 'a@b.example', secret: 'x', more: { [text]: 1 } },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.messages).toEqual([
      'body/more has a key that holds a NUL or half a character, which is no text.',
    ]);
  });

  it('in variables of GraphQL is refused', async () => {
    const { status } = await origin.query('query ($id: ID!) { __typename }', {
      variables: { id: text },
    });
    expect(status).toBe(400);
  });
});

describe('a NUL in an address', () => {
  const withPath = calls.filter(({ url }) => url.includes(':'));
  it.each(withPath.map((call) => [call.operationId, call] as const))(
    'is no fault of ours: path of %s',
    async (_id, call) => {
      const answer = await send(call, withParameters(call.url, 'a\0b'), call.body && {});
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  it.each(calls.map((call) => [call.operationId, call] as const))(
    'is refused at its parameter: query of %s',
    async (_id, call) => {
      for (const { name } of call.parameters.filter((one) => one.in === 'query')) {
        const answer = await send(call, `${plain(call)}?${name}=a%00b`, call.body && {});
        expect(answer.status, name).toBe(400);
        expect(answer.body.messages[0], name).toContain(`query/${name} `);
      }
    },
  );

  it('inside a cursor makes the cursor invalid', () => {
    expect(decodeCursor('x', encodeCursor('x', { key: 1, id: 'a\0b' }))).toBeNull();
    expect(decodeCursor('x', encodeCursor('x', { key: 1, id: 'ab' }))).toEqual({
      key: 1,
      id: 'ab',
    });
  });
});

it('a body of nothing but nested lists is refused, and causes no internal error', async () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  for (const call of calls.filter(({ method }) => method !== 'GET')) {
    const answer = await send(call, plain(call), deep);
    expect(answer.status, call.operationId).toBeGreaterThanOrEqual(400);
    expect(answer.status, call.operationId).toBeLessThan(500);
  }
});
