import type { FastifyRequest } from 'fastify';
import type { OriginOptions } from './config';

/**
 * The beginning of addresses at this origin: as it is configured, behind a proxy, or as it was
 * asked.
 */
export const publicAddressOf = (
  { publicAddress }: Pick<OriginOptions, 'publicAddress'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicAddress ?? `${request.protocol}://${request.host}`;
