import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formsOf } from './encodings';
import type { SiteHandler } from './handler';
import { loggable } from './loggable';
import { type Outgoing, outgoing as outgoingPage } from './ready-page';
import { requestIdOf } from './request-id';
import { reachedAt } from './rules/reached-at';
import { answerUnreadable, MOST_HEADER_BYTES } from './unreadable-request';

/** Splits a request's target into path and query; the query keeps its question mark. */
function partsOf(target: string): { path: string; search: string } {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  return { path: path.startsWith('/') ? path : '/', search: at < 0 ? '' : target.slice(at) };
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal, trustProxy: boolean): Request {
  const { protocol, host } = reachedAt(incoming.headers, trustProxy);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const url = new URL(`${protocol}://${host}`);
  // Set in parts: a target such as "//host/path" must stay a path.
  const { path, search } = partsOf(incoming.url ?? '/');
  url.pathname = path;
  url.search = search;
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
  // What tells a crowd to wait is sent at once: compressing two kilobytes takes longer than sending them.
  const worthCompressing = response.status === 503 ? Number.POSITIVE_INFINITY : undefined;
  const forms = formsOf(Buffer.from(await response.arrayBuffer()), worthCompressing);
  const encoding = forms.choose(incoming.headers['accept-encoding']?.toString());
  if (encoding === null) {
    outgoing.writeHead(406, { vary: 'accept-encoding', 'content-length': 0 }).end();
    return;
  }
  const body = await forms.make(encoding);
  outgoing.writeHead(response.status, {
    ...headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  outgoing.end(body);
}

/** Answers with a page from memory, without making a web `Request` or `Response`. */
function recalled(
  incoming: IncomingMessage,
  { handler, trustProxy = false }: NodeAdapterOptions,
): Outgoing | Promise<Outgoing> | undefined {
  const { method, headers, url = '/' } = incoming;
  if (!handler.recall || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const { path, search } = partsOf(url);
  const page = handler.recall({ ...reachedAt(headers, trustProxy), path, search });
  if (!page) return undefined;
  return outgoingPage(page, {
    method,
    accepted: headers['accept-encoding']?.toString(),
    known: headers['if-none-match'],
    requestId: requestIdOf(headers['x-request-id']?.toString()),
  });
}

function write(outgoing: ServerResponse, { status, headers, body }: Outgoing) {
  outgoing.writeHead(status, headers).end(body);
}

export interface NodeAdapterOptions {
  handler: SiteHandler;
  log: (entry: Record<string, unknown>) => void;
  /** Whether to believe `X-Forwarded-Proto`, `X-Forwarded-Host` and `Forwarded`: only behind a proxy that writes them. */
  trustProxy?: boolean;
}

/** Runs the web-standard handler on Node's own server. */
export function createNodeServer(options: NodeAdapterOptions): Server {
  const { handler, log, trustProxy = false } = options;

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const page = recalled(incoming, options);
    if (page) return write(outgoing, page instanceof Promise ? await page : page);
    const gone = new AbortController();
    outgoing.on('close', () => gone.abort());
    let request: Request;
    try {
      request = toRequest(incoming, gone.signal, trustProxy);
    } catch (error) {
      log({ level: 'warn', event: 'bad request', error: String(error) });
      outgoing.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
      return;
    }
    await send(incoming, outgoing, await handler(request));
  }

  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
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
  server.on('clientError', (error, socket) => answerUnreadable(error, socket, log));
  server.keepAliveTimeout = 65_000;
  return server;
}
