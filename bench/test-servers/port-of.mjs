import { once } from 'node:events';

/**
 * Waits until a server listens; resolves to the port that it was given.
 * @param {import('node:http').Server} server
 */
export async function portOf(server) {
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
