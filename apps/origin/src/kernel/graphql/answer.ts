import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';

declare module 'mercurius' {
  interface MercuriusContext {
    /** The call that a document came with, by which resolvers know their caller. */
    request: FastifyRequest;
  }
}

interface Document {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** Mercurius throws what is wrong with a document as an error that carries the GraphQL errors. */
function documentErrors(error: unknown): readonly GraphQLError[] | null {
  if (!(error instanceof Error) || !('errors' in error) || !Array.isArray(error.errors))
    return null;
  return error.errors.map((one: unknown) =>
    one instanceof GraphQLError
      ? one
      : new GraphQLError(one instanceof Error ? one.message : String(one)),
  );
}

function refusal(errors: readonly GraphQLError[], requestId: string) {
  return {
    status: 400,
    body: {
      status: 400,
      code: 'INVALID_QUERY',
      messages: errors.map((error) => error.message),
      requestId,
      errors: errors.map((error) => error.toJSON()),
    },
  };
}

/** Runs a document. Whatever fails inside a resolver without being meant for the client is logged and masked. */
export async function answerDocument(
  request: FastifyRequest,
  { query, variables, operationName }: Document,
): Promise<{ status: number; body: object }> {
  const { server: app, id: requestId, log } = request;
  let result: Awaited<ReturnType<typeof app.graphql>>;
  try {
    result = await app.graphql(query, { request }, variables, operationName);
  } catch (error) {
    const errors = documentErrors(error);
    if (!errors) throw error;
    return refusal(errors, requestId);
  }
  const errors = result.errors ?? [];
  if (errors.length === 0) return { status: 200, body: { data: result.data } };
  // Without a path nothing was resolved: the document or its variables are at fault.
  if (errors.every((error) => error.path === undefined)) return refusal(errors, requestId);
  const shown = errors.map((error) => {
    if (error.extensions?.code === 'BAD_INPUT') return error.toJSON();
    log.error(
      { err: error.originalError ?? error, path: error.path },
      'A field could not be resolved',
    );
    return {
      message: 'Something went wrong on our side.',
      locations: error.locations,
      path: error.path,
      extensions: { code: 'INTERNAL_ERROR', requestId },
    };
  });
  return { status: 200, body: { data: result.data ?? null, errors: shown } };
}
