import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import { callerAddress, type Place, placeOf } from '../geography';
import { isLoopback, shortAddress } from '../identity/network';
import type { Visit } from '../identity/sessions';
import { shortUserAgent } from '../identity/user-agent';
import { accountsOf } from '../seed/accounts';
import type { Services } from '../services';

type Options = Pick<Services, 'options'>;

/** What a session keeps of a call. That it came from this machine tells its viewer nothing. */
export function visitOf({ options }: Options, request: FastifyRequest): Visit {
  const address = callerAddress(request, options.trustProxy);
  return {
    locale: callerOf(request).locale,
    device: shortUserAgent(request.headers['user-agent']),
    address: isLoopback(address) ? null : shortAddress(address),
  };
}

/** Where a call comes from, as its realm sees it. */
export const callerPlace = ({ options }: Options, request: FastifyRequest): Place =>
  placeOf(
    callerAddress(request, options.trustProxy),
    accountsOf(callerOf(request).realm.id).homeCountry,
  );
