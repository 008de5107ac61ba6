/** Scheme and host at which a caller reached the site. */
export interface Reached {
  protocol: 'http' | 'https';
  host: string;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Finds where the site was reached. A proxy that ends TLS writes it to `X-Forwarded-Proto` and `X-Forwarded-Host`, or to
 * `Forwarded` (RFC 7239). Of several proxies' values the first is the address that the viewer's browser requested. Any caller
 * can send such headers, so they count only when a proxy is trusted to write them. The older ones are read first: a proxy
 * that writes those often passes on the `Forwarded` header that it received.
 */
export function reachedAt(headers: Headers, trustProxy: boolean): Reached {
  const own: Reached = { protocol: 'http', host: text(headers.host) ?? 'localhost' };
  if (!trustProxy) return own;
  const forwarded = firstForwarded(text(headers.forwarded) ?? '');
  const protocol = first(headers['x-forwarded-proto']) ?? forwarded.proto;
  const host = first(headers['x-forwarded-host']) ?? forwarded.host;
  return {
    protocol: protocol?.toLowerCase() === 'https' ? 'https' : 'http',
    host: host !== undefined && HOST.test(host) ? host : own.host,
  };
}

/** A name or an address, with or without a port, and nothing that would end it inside an address. */
const HOST = /^[^\s/?#@\\,;"]+$/;

const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** The first of a list; undefined when it is empty. */
function first(value: string | string[] | undefined): string | undefined {
  const [item = ''] = (text(value) ?? '').split(',');
  return item.trim() || undefined;
}

/** The parameters of the first element: `for=192.0.2.1;proto=https;host="a.example:8443", for=…`. */
function firstForwarded(value: string): { proto?: string; host?: string } {
  const found: Record<string, string> = {};
  const pair = /\s*([!#$%&'*+.^_`|~\w-]+)=("(?:[^"\\]|\\.)*"|[!#$%&'*+.^_`|~\w-]*)\s*(;|,|$)/y;
  for (let match = pair.exec(value); match; match = pair.exec(value)) {
    const [, name = '', raw = '', end] = match;
    const plain = raw.startsWith('"') ? raw.slice(1, -1).replace(/\\(.)/g, '$1') : raw;
    found[name.toLowerCase()] ??= plain;
    if (end !== ';') break;
  }
  return found;
}
