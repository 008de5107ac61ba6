import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../kernel/caller/caller';
import type { Kernel } from '../../kernel/kernel';
import { callerAddress, type Place, placeOf } from './geography';
import { homeCountryOf } from './home-countries';

/** Finds the place of a call, as its realm sees it. */
export type CallerPlace = (request: FastifyRequest) => Place;

export const createCallerPlace =
  ({ options }: Pick<Kernel, 'options'>): CallerPlace =>
  (request) =>
    placeOf(callerAddress(request, options.trustProxy), homeCountryOf(callerOf(request).realm.id));
