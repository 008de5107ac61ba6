import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { ListenOptions } from './config';

export interface Listening {
  port: number;
  /** Takes no more requests, waits for those that are running, and closes the origin. */
  close(): Promise<void>;
}

const withoutIpv6 = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

function listenOn(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Node closes the connections that are idle when a server closes, and leaves those that become idle a moment later to
 * their keep-alive time. The returned function makes Node close those as soon as their request is answered.
 */
function letGoWhenAnswered(server: Server): () => void {
  let closing = false;
  server.on('request', (_, response) => {
    response.once('close', () => {
      if (closing) setImmediate(() => server.closeIdleConnections());
    });
  });
  return () => {
    closing = true;
    server.closeIdleConnections();
  };
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => server.close(() => resolve()));

/** A browser may try either address for `localhost`, whatever the machine's hosts file says about it. */
async function listenOnIpv6(app: FastifyInstance, port: number): Promise<Server | null> {
  const server = createServer({ requestTimeout: app.server.requestTimeout }, (request, response) =>
    app.routing(request, response),
  );
  try {
    await listenOn(server, '::1', port);
    return server;
  } catch (error) {
    if (error instanceof Error && 'code' in error && withoutIpv6.has(String(error.code)))
      return null;
    throw error;
  }
}

/** Opens the origin to requests. As `localhost` it answers on 127.0.0.1 and, where there is IPv6, on ::1. */
export async function listen(
  app: FastifyInstance,
  { host, port }: ListenOptions,
): Promise<Listening> {
  const isLocal = host === 'localhost';
  await app.listen({ host: isLocal ? '127.0.0.1' : host, port });
  const { port: taken } = app.server.address() as AddressInfo;
  const second = isLocal ? await listenOnIpv6(app, taken) : null;
  const letGo = [app.server, ...(second ? [second] : [])].map(letGoWhenAnswered);
  return {
    port: taken,
    async close() {
      for (const release of letGo) release();
      // Before the origin itself, which takes the database with it.
      if (second) await closeServer(second);
      await app.close();
    },
  };
}
