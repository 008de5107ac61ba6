import { parseUrl } from '@marquee/realm';
/** A sandbox and its counterparts send viewers back to sites on this machine and nowhere else (compare RFC 8252 §7.3). */
export function isLocalAddress(address: string): boolean {
  const url = parseUrl(address);
  if (!url) return false;
  const { protocol, hostname, username } = url;
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (protocol === 'http:' || protocol === 'https:') && local && username === '';
}
