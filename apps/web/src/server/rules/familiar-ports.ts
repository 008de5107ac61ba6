/** More ports than a site is reached by: its own, and that of a proxy before it. */
const MOST_PORTS = 8;

/**
 * Leaves a port in an address only where pages of that port are kept. A caller may write any of 65,535 into `Host`, and
 * each would have every page made for it; through others than the first few a site is reached as if none were named.
 * @returns a function that gives an address as pages name it
 */
export function createFamiliarPorts(most = MOST_PORTS): (url: URL) => URL {
  const familiar = new Set<string>();
  return (url) => {
    if (familiar.size < most) familiar.add(url.port);
    if (familiar.has(url.port)) return url;
    const plain = new URL(url);
    plain.port = '';
    return plain;
  };
}
