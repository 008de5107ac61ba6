import { parseUrl } from '@marquee/realm';
import type { FastifyRequest } from 'fastify';
import { isLocalAddress } from '../local-address';
import { callerOf } from './caller';

/**
 * The site that asks, by the header that browsers write: one of the realm's hosts, or a site on
 * this machine. Null for every other caller.
 */
export function siteOf(request: FastifyRequest): string | null {
  const { origin } = request.headers;
  const { realm } = callerOf(request);
  const url = origin === undefined ? undefined : parseUrl(origin);
  if (origin === undefined || !url) return null;
  const { protocol, hostname, port } = url;
  const own = protocol === 'https:' && port === '' && realm.hosts.includes(hostname);
  return own || isLocalAddress(origin) ? origin : null;
}
