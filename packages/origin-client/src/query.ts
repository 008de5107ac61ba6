import { GraphQLClient } from 'graphql-request';
import type { CallOptions } from './call';
import type { OriginClient } from './client';
import { catalogue } from './generated/calls';
import { malformed, OriginError } from './origin-error';
import { hasShape, isObject } from './shape';
import type { Answer } from './transport';
import type { TypedDocumentString } from './typed-document';

/** The part of an answer that is left when the GraphQL client has read its body. */
type AboutAnswer = Pick<Answer, 'status' | 'requestId'>;

/**
 * Runs an operation of `src/operations` against the catalogue: graphql-request speaks GraphQL, and
 * our transport is its `fetch`. Every failure is an `OriginError`.
 */
export async function query<Data, Variables extends object>(
  origin: OriginClient,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options?: CallOptions,
): Promise<Data> {
  const { data } = await timedQuery(origin, document, variables, options);
  return data;
}

/** As `query`, with the origin's clock when it answered, for an `OriginClock`. */
export function timedQuery<Data, Variables extends object>(
  origin: OriginClient,
  { text, shape }: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<{ data: Data; asOf?: string }> {
  return origin.attempt(async (send) => {
    let about: AboutAnswer = { status: 0 };
    const client = new GraphQLClient(origin.address + catalogue.path, {
      // Otherwise it would parse the document for its name.
      excludeOperationName: true,
      // A part of an answer is enough, as long as it has all that the operation promises.
      errorPolicy: 'all',
      async fetch(_address, init) {
        const { text: body, ...rest } = await send({
          method: catalogue.method,
          path: catalogue.path,
          json: String(init?.body),
          // An operation only reads, so it may be repeated.
          safe: true,
        });
        about = rest;
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    });
    const { data, errors, extensions } = await client
      .rawRequest(text, variables)
      .catch((cause: unknown) => {
        throw cause instanceof OriginError
          ? cause
          : malformed(about.status, about.requestId, cause);
      });
    // The checked boundary: beyond its shape, an answer is trusted to have the contract's types.
    if (isObject(data) && hasShape(data, shape)) {
      return { data: data as Data, asOf: asOfIn(extensions) };
    }
    throw errorOf(errors, about);
  }, options);
}

const asOfIn = (extensions: unknown): string | undefined =>
  isObject(extensions) && typeof extensions.asOf === 'string' ? extensions.asOf : undefined;

/** The first of an answer's errors; an answer that has none and lacks its fields is malformed. */
function errorOf(errors: unknown, { status, requestId }: AboutAnswer): OriginError {
  const [error] = Array.isArray(errors) ? errors : [];
  if (!isObject(error)) return malformed(status, requestId);
  const code = isObject(error.extensions) ? error.extensions.code : undefined;
  return new OriginError('http', {
    status,
    code: typeof code === 'string' ? code : 'GRAPHQL_ERROR',
    messages: typeof error.message === 'string' ? [error.message] : [],
    requestId,
  });
}
