import type { FastifyRequest } from 'fastify';
import type { Attempt } from './idempotency';
import type { Placed } from './place-order';

/** What every call does that places an order. */
export interface Finishing {
  /** The answer to a call that is repeated: its order as it is now. */
  repeated(request: FastifyRequest, attempt: Attempt): Promise<unknown>;
  /** Has an order that was placed paid for, and answers how it stands. */
  finish(request: FastifyRequest, attempt: Attempt, placed: Placed): Promise<unknown>;
}
