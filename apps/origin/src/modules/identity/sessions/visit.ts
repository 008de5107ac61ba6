import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../../kernel/caller/caller';
import { callerAddress } from '../../countries';
import type { Services } from '../services';
import { isLoopback, shortAddress } from './network';
import type { Visit } from './sessions';
import { deviceOf } from './user-agent';

/** What a session stores of a call; of a call from this machine, no address. */
export function visitOf({ options }: Pick<Services, 'options'>, request: FastifyRequest): Visit {
  const address = callerAddress(request, options.trustProxy);
  return {
    locale: callerOf(request).locale,
    device: deviceOf(request),
    address: isLoopback(address) ? null : shortAddress(address),
  };
}
