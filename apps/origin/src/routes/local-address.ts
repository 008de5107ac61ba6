/** Sandboxes send viewers back to sites on this machine and nowhere else. */
export function isLocalAddress(address: string): boolean {
  const { protocol, hostname, username } = new URL(address);
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  return (protocol === 'http:' || protocol === 'https:') && local && username === '';
}
