import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** True for this machine itself. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || plain(address).startsWith('127.');

/**
 * True for two addresses in one network, as far as that can be known. For IPv6, a whole
 * household's; null for one of each family, because a household may well have both.
 */
export function sameNetwork(one: string, other: string): boolean | null {
  const [first, second] = [plain(one), plain(other)];
  if (isLoopback(first) && isLoopback(second)) return true;
  if (isIP(first) !== isIP(second)) return null;
  return normalizeIP(first, 64) === normalizeIP(second, 64);
}

/**
 * An address without the part that names one household: enough for viewers to recognise their own,
 * and no more.
 */
export function shortAddress(address: string): string {
  const short = plain(address);
  if (short.includes('.')) return short.replace(/\.\d+$/, '.*');
  const [first = '', second = ''] = short.split(':');
  return first === '' ? '::*' : `${first}:${second}:*`;
}
