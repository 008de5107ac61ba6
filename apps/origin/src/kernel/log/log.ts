import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { OriginOptions } from '../config';
import { loggableError } from './loggable-error';

/**
 * Structured logs, one JSON object a line, each with the request's id. Headers, bodies and queries are never logged:
 * they carry secrets and tokens. The path is logged as the contract has it, without what was put in for parameters.
 */
export function logOptions({ logLevel, logTo }: OriginOptions): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (level) => ({ level }) },
    serializers: {
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error: unknown) => loggableError(error),
    },
    redact: {
      paths: ['authorization', 'secret', 'refreshToken', 'authorisationToken'],
      remove: true,
    },
    ...(logTo ? { stream: logTo } : {}),
  };
}

/** One line for each answer. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const line = {
      operation: call?.operationId ?? 'none',
      method: request.method,
      path: call?.url ?? 'unknown',
      realm: request.caller?.realm.id,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  });
}
