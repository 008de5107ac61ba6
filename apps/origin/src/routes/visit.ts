import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import { callerAddress, type Place, placeOf } from '../geography';
import { shortAddress } from '../identity/network';
import type { Visit } from '../identity/sessions';
import { shortUserAgent } from '../identity/user-agent';
import { accountsOf } from '../seed/accounts';
import type { Services } from '../services';

type Options = Pick<Services, 'options'>;

/** What a session keeps of a call. */
export const visitOf = ({ options }: Options, request: FastifyRequest): Visit => ({
  locale: callerOf(request).locale,
  device: shortUserAgent(request.headers['user-agent']),
  address: shortAddress(callerAddress(request, options.trustProxy)),
});

/** Where a call comes from, as its realm sees it. */
export const callerPlace = ({ options }: Options, request: FastifyRequest): Place =>
  placeOf(
    callerAddress(request, options.trustProxy),
    accountsOf(callerOf(request).realm.id).homeCountry,
  );
