import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { faults } from '../errors/faults';
import type { Call } from './document';
import { unstorableIn } from './storable';
import type { ContractValidators } from './validators';

/** Answers one call, whose parts have been checked against the contract. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Handlers by the operation that they answer. */
export type Handlers = Readonly<Record<string, Handler>>;

export interface CallGuards {
  /** Refuses a caller who asks too often; before anything is read. */
  limit(request: FastifyRequest, call: Call): Promise<void>;
  /** Finds the caller of a request. */
  identify(request: FastifyRequest, call: Call): Promise<void>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
  }
}

/**
 * Registers every call of the contract with its handler. A call without a handler, or a handler without a call, is a
 * mistake that stops the start: nothing undocumented is served and nothing documented is missing.
 */
export function registerCalls(
  app: FastifyInstance,
  calls: readonly Call[],
  handlers: Handlers,
  { validators, guards }: { validators: ContractValidators; guards: CallGuards },
): void {
  const unknown = Object.keys(handlers).filter(
    (id) => !calls.some((call) => call.operationId === id),
  );
  if (unknown.length > 0) throw new Error(`The contract has no operation ${unknown.join(', ')}.`);

  for (const call of calls) {
    const handler = handlers[call.operationId];
    if (!handler)
      throw new Error(`The operation ${call.operationId} of the contract has no handler.`);
    app.route({
      method: call.method,
      url: call.url,
      config: { call },
      onRequest: async (request) => {
        await guards.limit(request, call);
        await guards.identify(request, call);
      },
      preHandler: async (request) => {
        const { query, params, headers, body } = request;
        refuseUnstorable({ query, path: params, body });
        const messages = validators.request(call, { query, params, headers, body });
        if (messages.length > 0) throw faults.invalidRequest(messages);
      },
      handler,
    });
  }
}

/**
 * Refuses what cannot be stored, before any other code sees it: in the database it would be an
 * error.
 */
function refuseUnstorable(parts: Readonly<Record<string, unknown>>): void {
  const messages = Object.entries(parts).flatMap(([where, value]) => unstorableIn(where, value));
  if (messages.length > 0) throw faults.invalidRequest(messages);
}

/** Turns an answer that does not fit the contract into an error; switched on in tests. */
export function checkAnswers(app: FastifyInstance, validators: ContractValidators): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || request.method === 'HEAD' || reply.statusCode === 500) return payload;
    const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : null;
    const messages = validators.answer(call, {
      status: reply.statusCode,
      headers: reply.getHeaders(),
      body,
    });
    if (messages.length === 0) return payload;
    throw new Error(`An answer does not fit the contract: ${messages.join(' ')}`);
  });
}
