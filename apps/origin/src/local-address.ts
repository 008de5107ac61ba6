/** A sandbox and its counterparts send viewers back to sites on this machine and nowhere else (compare RFC 8252 §7.3). */
export function isLocalAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (protocol === 'http:' || protocol === 'https:') && local && username === '';
}
