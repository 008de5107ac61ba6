import { normalizeIP } from '@fastify/rate-limit';

/** The network that an address is in: for IPv6 the whole household's, for IPv4 the address itself. */
export const networkOf = (address: string): string => normalizeIP(address, 64);

/** An address without the part that names one house: enough to know one's own by, and no more. */
export function shortAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain.includes('.')) return plain.replace(/\.\d+$/, '.*');
  const [first = '', second = ''] = plain.split(':');
  return first === '' ? '::*' : `${first}:${second}:*`;
}
