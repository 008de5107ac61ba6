import type { FastifyRequest } from 'fastify';
import type { Realm } from '../realms/realm-directory';
import type { Bearer } from './access-tokens';

/**
 * The caller of a request: the realm of its key, the language of the answer, and the viewer when
 * there is a bearer.
 */
export interface Caller {
  realm: Realm;
  locale: string;
  bearer: Bearer | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null for a call that needs no key. */
    caller: Caller | null;
  }
}

/** The caller of a request whose call needs a realm's key. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error(`${request.url} was answered without a realm key.`);
  return request.caller;
}

/** The caller's bearer, for a call that needs one. */
export function bearerOf(request: FastifyRequest): Bearer {
  const { bearer } = callerOf(request);
  if (!bearer) throw new Error(`${request.url} was answered without a bearer.`);
  return bearer;
}
