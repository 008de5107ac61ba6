import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; a string is sent as it is. */
  body?: unknown;
}

/** Answers a request. `drop` closes the connection without an answer; `hang` never answers. */
export type Respond = (
  request: Received,
) => Reply | 'drop' | 'hang' | Promise<Reply | 'drop' | 'hang'>;

export interface HttpServer {
  address: string;
  received: Received[];
  respond: Respond;
  close(): Promise<void>;
}

/** Starts a test server on a free port; the test decides its answers. */
export async function startHttpServer(respond: Respond): Promise<HttpServer> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const { method = '', url = '', headers } = request;
    const received = {
      method,
      path: url,
      headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    handle.received.push(received);
    const reply = await handle.respond(received);
    if (reply === 'hang') return;
    if (reply === 'drop') {
      request.socket.destroy();
      return;
    }
    const { status = 200, body } = reply;
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
    response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The server listens on a TCP port, so its address is an object.
  const { port } = server.address() as AddressInfo;
  const handle: HttpServer = {
    address: `http://127.0.0.1:${port}`,
    received: [],
    respond,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
  return handle;
}
