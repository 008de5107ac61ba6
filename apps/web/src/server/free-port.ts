import { createServer } from 'node:net';

/** The number of ports that are tried. */
const MOST_TRIED = 50;

/** The next free port; undefined when none near is free. */
export async function freePortAfter(
  port: number,
  host: string | undefined,
): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + MOST_TRIED, 65_535); next += 1) {
    if (await isFree(next, host)) return next;
  }
  return undefined;
}

function isFree(port: number, host: string | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
