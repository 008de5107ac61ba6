import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { callerAddress } from '../../countries';
import type { Services } from '../services';
import { isLoopback, shortAddress } from './network';
import type { Visit } from './sessions';
import { shortUserAgent } from './user-agent';

/** The facts of a call that a session keeps; of a call from this machine, no address. */
export function visitOf({ options }: Pick<Services, 'options'>, request: FastifyRequest): Visit {
  const address = callerAddress(request, options.trustProxy);
  return {
    locale: callerOf(request).locale,
    device: shortUserAgent(request.headers['user-agent']),
    address: isLoopback(address) ? null : shortAddress(address),
  };
}
