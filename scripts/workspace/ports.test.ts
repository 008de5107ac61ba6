import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from '../../packages/test-browser/src/free-port.mjs';
import { requireFree } from './ports.mjs';

/** Holds two ports, one after the other, while something is done. */
async function withTaken(work: (first: number, second: number) => Promise<void>): Promise<void> {
  const servers = [createServer(), createServer()];
  const listen = (at: number, port: number) =>
    new Promise<boolean>((resolve) => {
      servers[at]
        ?.once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => resolve(true));
    });
  let first = await freePort();
  while (!((await listen(0, first)) && (await listen(1, first + 1)))) {
    servers.splice(0, 2).map((server) => server.close());
    servers.push(createServer(), createServer());
    first = await freePort();
  }
  try {
    await work(first, first + 1);
  } finally {
    for (const server of servers) await new Promise((resolve) => server.close(resolve));
  }
}

it('suggests a port that is free, and that nothing of ours is about to take', async () => {
  await withTaken(async (first, second) => {
    const ours = [second + 1];
    const said = await requireFree('PORT', first, ours).then(
      () => '',
      (error: Error) => error.message,
    );
    const suggested = Number(/PORT=(\d+)/.exec(said)?.[1]);
    expect([first, second, ...ours]).not.toContain(suggested);
    await expect(requireFree('PORT', suggested)).resolves.toBeUndefined();
  });
});

it('names the variable when a port is taken', async () => {
  const port = await freePort();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    await expect(requireFree('ORIGIN_PORT', port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken.*set ORIGIN_PORT to a free port`),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  await expect(requireFree('ORIGIN_PORT', port)).resolves.toBeUndefined();
});
