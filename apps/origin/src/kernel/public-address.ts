import type { FastifyRequest } from 'fastify';
import type { OriginOptions } from './config';

/** What addresses at this origin begin with: as it is told, behind a proxy, or as it was asked. */
export const publicAddressOf = (
  { publicAddress }: Pick<OriginOptions, 'publicAddress'>,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string => publicAddress ?? `${request.protocol}://${request.host}`;
