import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Fault, faults } from './faults';

/** Fastify's own refusals, in our words. */
const known: Readonly<Record<string, (message: string) => Fault>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: faults.unsupportedMediaType,
  FST_ERR_CTP_BODY_TOO_LARGE: faults.bodyTooLarge,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: (message) => faults.invalidRequest([message]),
  FST_ERR_CTP_INVALID_JSON_BODY: () => faults.invalidRequest(['body is not valid JSON.']),
  FST_ERR_BAD_URL: () => faults.invalidRequest(['path is not a valid address.']),
  FST_ERR_MAX_PARAM_LENGTH: () => faults.notFound(),
};

function faultOf(error: unknown): Fault | null {
  if (error instanceof Fault) return error;
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return faults.invalidRequest(['body is not valid JSON.']);
  }
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return known[error.code]?.(error.message) ?? null;
  }
  return null;
}

/** Answers an error in the one shape that the contract has for it. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const fault = faultOf(error) ?? faults.internal();
  if (fault.status === 500) request.log.error({ err: error }, 'A call failed');
  return reply
    .code(fault.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id, ...fault.headers })
    .type('application/json; charset=utf-8')
    .send(
      JSON.stringify({
        status: fault.status,
        code: fault.code,
        messages: fault.messagesIn(request.caller?.locale),
        requestId: request.id,
        details: fault.details,
      }),
    );
}

export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(faults.notFound(), request, reply));
}
