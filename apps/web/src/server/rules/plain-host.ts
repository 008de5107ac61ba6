import { parseUrl } from '@marquee/realm';
/**
 * A host name in the one form in which names are compared: small letters, international names as DNS has them, and without
 * the dot that marks a name as complete (RFC 1034 §3.1); `apex.example.` and `APEX.example` are `apex.example`.
 */
export function plainHost(host: string): string {
  const name = parseUrl(`http://${host}`)?.hostname ?? host.toLowerCase();
  return name.replace(/\.$/, '');
}

/** The address with its host in that form. */
export function withPlainHost(url: URL): URL {
  const plain = new URL(url);
  plain.hostname = plainHost(url.hostname);
  return plain;
}
