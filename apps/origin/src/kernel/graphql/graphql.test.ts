import { PGlite } from '@electric-sql/pglite';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ErrorBody, startOrigin, type TestOrigin } from '../../testing/test-origin';
import { catalogueSchema } from './schema';

let origin: TestOrigin;
beforeAll(async () => {
  origin = await startOrigin();
}, 120_000);
afterAll(() => origin?.close());

const rails = (fields: string) =>
  `{ rails(requests: [{ key: "a", source: LIVE, first: 3 }]) { ${fields} } }`;

describe('the catalogue’s documents', () => {
  it('may ask for the schema, which is the contract’s', async () => {
    const { body } = await origin.query<IntrospectionQuery>(getIntrospectionQuery());
    const contract = buildSchema(catalogueSchema());
    expect(printSchema(buildClientSchema(body.data))).toBe(printSchema(contract));
  });

  it.each([
    ['an unknown field', '{ heroes(first: 1) { colour } }', /colour/],
    ['a syntax error', '{ heroes(first: 1) {', /Syntax Error/],
    ['a mutation', 'mutation { removeEverything }', /mutation/i],
    [
      'a variable that is missing',
      'query ($first: Int!) { heroes(first: $first) { id } }',
      /first/,
    ],
    [
      'too much at once',
      `{ ${Array.from({ length: 9 }, (_, index) => `a${index}: heroes(first: 1) { id }`).join(' ')} }`,
      /At most 8 fields/,
    ],
    [
      'too much hidden in fragments',
      `{ ...A } fragment A on Query { ${Array.from({ length: 9 }, (_, index) => `a${index}: heroes(first: 1) { id }`).join(' ')} }`,
      /At most 8 fields/,
    ],
    ['too many words', `{ heroes(first: 1) { ${'id '.repeat(4000)} } }`, /tokens/],
  ])(
    'are refused with %s in the shape of every error, with the GraphQL errors beside it',
    async (_, document, words) => {
      const { status, body } = await origin.call<ErrorBody & { errors: { message: string }[] }>(
        'POST',
        '/graphql',
        {
          body: { query: document },
        },
      );
      expect([status, body.status, body.code]).toEqual([400, 400, 'INVALID_QUERY']);
      expect(body.messages[0]).toMatch(words);
      expect(body.errors[0]?.message).toBe(body.messages[0]);
      expect(body.requestId).toMatch(/.{8}/);
    },
  );

  it('are refused when they go too deep', async () => {
    const types = (depth: number) =>
      `{ __schema { types { ${'ofType { '.repeat(depth)}name${' }'.repeat(depth)} } } }`;
    expect((await origin.query(types(10))).status).toBe(200);
    const { status, body } = await origin.query(types(17));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(/depth/);
  });

  it('are refused when the body does not fit', async () => {
    for (const body of [
      {},
      { query: '' },
      { query: '{ __typename }', more: 1 },
      [{ query: '{ __typename }' }],
    ]) {
      const answer = await origin.call<ErrorBody>('POST', '/graphql', { body });
      expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('come with variables, an operation’s name, or null for either', async () => {
    const body = {
      query: 'query One { __typename } query Two { heroes(first: 2) { id } }',
      operationName: 'Two',
      variables: null,
    };
    const answer = await origin.call<{ data: { heroes: unknown[] } }>('POST', '/graphql', { body });
    expect(answer.body.data.heroes).toHaveLength(2);
  });
});

it('reads a whole home page in a handful of queries', async () => {
  const query = vi.spyOn(PGlite.prototype, 'query');
  try {
    const requests = ['LIVE', 'UPCOMING', 'REPLAYS', 'LATEST', 'VIDEOS', 'SERIES', 'PLAYLISTS']
      .map((source) => `{ key: "${source}", source: ${source}, first: 12 }`)
      .join(' ');
    const { body } = await origin.query<{ rails: { items: { edges: unknown[] } }[] }>(`{
      heroes(first: 5) { title { name } }
      rails(requests: [${requests} { key: "c", source: COLLECTION, collection: "title-fights", first: 12 }]) {
        title items { edges { node { name images { landscape { url } } } } }
      }
    }`);
    expect(body.data.rails.flatMap((rail) => rail.items.edges).length).toBeGreaterThan(40);
    expect(query.mock.calls.length).toBeLessThanOrEqual(5);
  } finally {
    query.mockRestore();
  }
});

it('masks what fails inside, names the request, and logs the cause', async () => {
  const query = vi
    .spyOn(PGlite.prototype, 'query')
    .mockRejectedValue(new Error('the disk is on fire'));
  try {
    const { status, body, headers } = await origin.query(rails('key'));
    expect(status).toBe(200);
    expect(body.errors?.[0]).toMatchObject({
      message: 'Something went wrong on our side.',
      path: ['rails'],
      extensions: { code: 'INTERNAL_ERROR', requestId: headers.get('x-request-id') },
    });
    expect(JSON.stringify(body)).not.toContain('disk');
    expect(origin.logs.join('')).toContain('the disk is on fire');
  } finally {
    query.mockRestore();
  }
});

it('says that it is not ready when the database does not answer', async () => {
  const query = vi.spyOn(PGlite.prototype, 'query').mockRejectedValue(new Error('gone'));
  try {
    const { status, body } = await origin.call<ErrorBody>('GET', '/healthz', { realm: null });
    expect([status, body.code]).toEqual([503, 'NOT_READY']);
  } finally {
    query.mockRestore();
  }
});
