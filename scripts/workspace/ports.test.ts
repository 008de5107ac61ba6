import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, requireFree } from './ports.mjs';

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
