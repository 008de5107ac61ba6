/** A host name that is this machine's (RFC 6761), under which a sandbox has its other companies on any port. */
const LOCAL = '.localhost';

const isSandbox = ({ hostname, port, protocol }: URL) =>
  protocol === 'http:' && port === '' && hostname.endsWith(LOCAL);

/**
 * The source of a provider's host for a policy. A host under .localhost without a port is meant on any port: the sandbox's ports are
 * not known to a realm.
 */
export function sourceOfHost(host: string): string {
  const url = new URL(host);
  return isSandbox(url) ? `${url.origin}:*` : url.origin;
}

/** Tells if an address that the origin names is on the host that the realm names; nothing else is framed or gone to. */
export function isOnHost(address: string, host: string): boolean {
  if (!URL.canParse(address)) return false;
  const [at, own] = [new URL(address), new URL(host)];
  if (at.username !== '' || at.password !== '') return false;
  return isSandbox(own)
    ? at.protocol === own.protocol && at.hostname === own.hostname
    : at.origin === own.origin;
}
