import { BlockList, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The place of an address. */
export interface Place {
  /** ISO 3166 alpha-2; undefined when it is unknown. */
  country: string | undefined;
  vpn: boolean;
}

/**
 * The networks that the sandbox knows: those that are for documentation alone (RFC 5737, RFC 3849),
 * so that no viewer's real address is taken for one.
 */
const networks: readonly [network: string, bits: number, place: Place][] = [
  ['192.0.2.0', 24, { country: 'US', vpn: false }],
  ['198.51.100.0', 24, { country: 'BR', vpn: false }],
  ['203.0.113.0', 24, { country: 'US', vpn: true }],
  ['2001:db8:1::', 48, { country: 'US', vpn: false }],
  ['2001:db8:34::', 48, { country: 'ES', vpn: false }],
  ['2001:db8:44::', 48, { country: 'GB', vpn: false }],
  ['2001:db8:55::', 48, { country: 'BR', vpn: false }],
  ['2001:db8:81::', 48, { country: 'JP', vpn: false }],
  ['2001:db8:971::', 48, { country: 'AE', vpn: false }],
  ['2001:db8:bad::', 48, { country: 'US', vpn: true }],
];

/** This machine and the networks that stay in one household (RFC 1918, 3927, 4193, 4291). */
const atHome: readonly [network: string, bits: number][] = [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function listOf(ranges: readonly (readonly [string, number, ...unknown[]])[]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of ranges) list.addSubnet(network, bits, familyOf(network));
  return list;
}

const home = listOf(atHome);
const loopback = listOf([
  ['127.0.0.0', 8],
  ['::1', 128],
]);
const known = networks.map(([network, bits, place]) => ({
  list: listOf([[network, bits]]),
  place,
}));

/** An IPv4 address that came over IPv6 is read as IPv4; a zone is left out. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const within = (list: BlockList, address: string) =>
  isIP(address) !== 0 && list.check(address, familyOf(address));

/** The place of an address; `homeCountry` for this machine and its own network. */
export function placeOf(address: string, homeCountry: string): Place {
  const own = plain(address);
  if (within(home, own)) return { country: homeCountry, vpn: false };
  const found = known.find(({ list }) => within(list, own));
  return found?.place ?? { country: undefined, vpn: false };
}

/**
 * The address that a call comes from, for geography and for what viewers are shown. From this
 * machine, the address that the nearest proxy has seen counts: no other caller can set it, and a
 * tester on this machine may pretend to be elsewhere. Limits use `request.ip` instead, so that no
 * header gets round them.
 */
export function callerAddress(
  {
    ip,
    headers,
    socket,
  }: Pick<FastifyRequest, 'ip' | 'headers'> & {
    socket: { remoteAddress?: string };
  },
  trustProxy: boolean,
): string {
  if (trustProxy) return ip;
  const connected = plain(socket.remoteAddress ?? ip);
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
  const last = plain(forwarded.split(',').at(-1)?.trim() ?? '');
  return within(loopback, connected) && isIP(last) ? last : connected;
}
