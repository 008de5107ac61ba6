import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { faults } from './errors/faults';

export interface Limit {
  /** Attempts allowed in one window. */
  max: number;
  windowSeconds: number;
}

const minute = 60;

/**
 * The limits of one address. `login` is checked a second time for each identifier, against guessing
 * of one secret.
 */
export const limits = {
  loginOfOneViewer: { max: 10, windowSeconds: minute },
  /**
   * Codes that one viewer looks up, so that a viewer cannot find another's television by trying.
   */
  userCodesOfOneViewer: { max: 10, windowSeconds: minute },
  login: { max: 60, windowSeconds: minute },
  identity: { max: 240, windowSeconds: minute },
  catalogue: { max: 1200, windowSeconds: minute },
  image: { max: 6000, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export interface RateLimiter {
  /** Counts an attempt; throws TOO_MANY_REQUESTS with Retry-After when there were too many. */
  count(request: FastifyRequest, name: LimitName, subject?: string): Promise<void>;
}

/** Counts in memory, so each process of several keeps its own count. */
export async function createRateLimiter(
  app: FastifyInstance,
  enabled: boolean,
): Promise<RateLimiter> {
  if (!enabled) return { async count() {} };
  await app.register(rateLimit, { global: false });
  const subjects = new WeakMap<FastifyRequest, string>();
  const counters = new Map(
    Object.entries(limits).map(([name, { max, windowSeconds }]) => [
      name,
      app.createRateLimit({
        max,
        timeWindow: windowSeconds * 1000,
        // A household has a whole IPv6 network; one address of it says nothing.
        keyGenerator: (request) => `${normalizeIP(request.ip, 64)} ${subjects.get(request) ?? ''}`,
      }),
    ]),
  );
  return {
    async count(request, name, subject = '') {
      subjects.set(request, subject);
      const outcome = await counters.get(name)?.(request);
      if (outcome && !outcome.isAllowed && outcome.isExceeded) {
        throw faults.tooManyRequests(outcome.ttlInSeconds);
      }
    },
  };
}
