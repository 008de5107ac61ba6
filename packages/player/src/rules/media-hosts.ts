import { parseUrl } from '@marquee/realm';

/** The hosts of a realm's media: its origin's own, and those that it names. */
export const mediaHosts = ({
  address,
  media = [],
}: {
  address: string;
  media?: readonly string[];
}) => [address, ...media];

/** Whether an address is at one of the hosts, with its scheme and port. */
export const isFrom = (address: string, hosts: readonly string[]): boolean => {
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && hosts.some((host) => parseUrl(host)?.origin === origin);
};
