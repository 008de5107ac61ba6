import { GraphQLClient } from 'graphql-request';
import type { CallOptions } from './call';
import type { OriginClient } from './client';
import { catalogue } from './generated/calls';
import { malformed, OriginError } from './origin-error';
import { hasShape, isObject } from './shape';
import type { Answer } from './transport';
import type { TypedDocumentString } from './typed-document';

/** What is known of an answer when its body has been read by the GraphQL client. */
type AboutAnswer = Pick<Answer, 'status' | 'requestId'>;

/**
 * Runs an operation of `src/operations` against the catalogue: graphql-request speaks GraphQL, our transport is the `fetch`
 * that it is given. Every failure is an `OriginError`.
 */
export function query<Data, Variables extends object>(
  origin: OriginClient,
  { text, shape }: TypedDocumentString<Data, Variables>,
  variables: Variables,
  options: CallOptions = {},
): Promise<Data> {
  return origin.attempt(async (send) => {
    let about: AboutAnswer = { status: 0 };
    const client = new GraphQLClient(origin.address + catalogue.path, {
      // Else it would parse the document for its name.
      excludeOperationName: true,
      // Part of an answer is still an answer, as long as all that the operation promises is there.
      errorPolicy: 'all',
      async fetch(_address, init) {
        const { text: body, ...rest } = await send({
          method: catalogue.method,
          path: catalogue.path,
          json: String(init?.body),
          // An operation only reads, so that it may be repeated.
          safe: true,
        });
        about = rest;
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    });
    const { data, errors } = await client.rawRequest(text, variables).catch((cause: unknown) => {
      throw cause instanceof OriginError ? cause : malformed(about.status, about.requestId, cause);
    });
    // The contract's types end here: what they say of an answer beyond its checked shape is the origin's word.
    if (isObject(data) && hasShape(data, shape)) return data as Data;
    throw failureOf(errors, about);
  }, options);
}

/** The first of the answer's errors; without one, an answer that lacks what is promised makes no sense. */
function failureOf(errors: unknown, { status, requestId }: AboutAnswer): OriginError {
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
