import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteHandler } from './handler';
import { loggable } from './loggable';
import { chooseEncoding, type Encoding } from './rules/accepted-encoding';
import { reachedAt } from './rules/reached-at';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is shorter than this is sent as it is, unless its reader wants it otherwise. */
const WORTH_COMPRESSING = 500;

/** Quick compression for what is made per request; files come compressed already. */
async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** How what was just made is sent; null when its reader takes none of our forms. */
function encodingFor(length: number, accepted: string | undefined): Encoding | null {
  const plain = length < WORTH_COMPRESSING && chooseEncoding(accepted, ['identity']);
  return plain || chooseEncoding(accepted, ['br', 'gzip', 'identity']);
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal, trustProxy: boolean): Request {
  const { protocol, host } = reachedAt(incoming.headers, trustProxy);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(`${protocol}://${host}`);
  // Set as parts: a target such as "//host/path" must stay a path.
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  url.pathname = path.startsWith('/') ? path : '/';
  url.search = query.join('?');
  return new Request(url, { method: incoming.method ?? 'GET', headers, signal });
}

async function send(incoming: IncomingMessage, outgoing: ServerResponse, response: Response) {
  const headers = Object.fromEntries(response.headers);
  const type = headers['content-type'] ?? '';
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.writeHead(response.status, headers).end();
    return;
  }
  const made =
    /^(text\/|application\/(json|xml|manifest))/.test(type) && !headers['content-encoding'];
  if (!made) {
    outgoing.writeHead(response.status, headers);
    // The type of web streams differs between the DOM's and Node's declarations; it is one object.
    await pipeline(
      Readable.fromWeb(response.body as import('node:stream/web').ReadableStream),
      outgoing,
    );
    return;
  }
  const content = Buffer.from(await response.arrayBuffer());
  const encoding = encodingFor(content.length, incoming.headers['accept-encoding']?.toString());
  if (encoding === null) {
    outgoing.writeHead(406, { vary: 'accept-encoding', 'content-length': 0 }).end();
    return;
  }
  const body = await compress(content, encoding);
  outgoing.writeHead(response.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  outgoing.end(body);
}

export interface NodeAdapterOptions {
  handler: SiteHandler;
  log: (entry: Record<string, unknown>) => void;
  /** Believe `X-Forwarded-Proto`, `X-Forwarded-Host` and `Forwarded`: only behind a proxy that writes them. */
  trustProxy?: boolean;
}

/** Carries the web-standard handler on Node's own server. */
export function createNodeServer({ handler, log, trustProxy = false }: NodeAdapterOptions): Server {
  const server = createServer((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    (async () => {
      let request: Request;
      try {
        request = toRequest(incoming, gone.signal, trustProxy);
      } catch (error) {
        log({ level: 'warn', event: 'bad request', error: String(error) });
        outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
        return;
      }
      await send(incoming, outgoing, await handler(request));
    })().catch((error: unknown) => {
      if (outgoing.destroyed) return;
      log({
        level: 'error',
        event: 'request',
        path: loggable(incoming.url ?? ''),
        error: String(error),
      });
      if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
      outgoing.end('Internal error');
    });
  });
  server.keepAliveTimeout = 65_000;
  return server;
}
