import type { FastifyRequest } from 'fastify';
import { callerOf } from '../caller';
import { isLocalAddress } from '../local-address';

/**
 * The site that asks, by the header that browsers write: one of the realm's hosts, or a site on this machine. Null for
 * everybody else.
 */
export function siteOf(request: FastifyRequest): string | null {
  const { origin } = request.headers;
  const { realm } = callerOf(request);
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, hostname, port } = new URL(origin);
  const own = protocol === 'https:' && port === '' && realm.hosts.includes(hostname);
  return own || isLocalAddress(origin) ? origin : null;
}
