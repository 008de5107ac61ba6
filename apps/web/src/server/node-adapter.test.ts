import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { createNodeServer } from './node-adapter';
import { StaticFiles, staticResponse } from './static-files';

const logged: Record<string, unknown>[] = [];

const html = '<!doctype html><p>word</p>'.repeat(100);
let server: Server;

afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Starts a server that answers with the address at which it was reached, and has a page, a short text and a file. */
async function serve(trustProxy = false): Promise<void> {
  const files = new StaticFiles();
  files.add('/code/long.js', { text: 'export const word = "code";\n'.repeat(40) });
  files.add('/pixel.png', { text: 'no picture, but of its type' });
  const handler = async (asked: Request) => {
    const { pathname, href } = new URL(asked.url);
    const file = await files.get(pathname);
    if (file) return staticResponse(asked, file);
    const text = pathname === '/where' ? href : pathname === '/short' ? 'short' : html;
    const status = pathname === '/busy' ? 503 : 200;
    return new Response(text, { status, headers: { 'content-type': 'text/html' } });
  };
  server = createNodeServer({ handler, log: (entry) => logged.push(entry), trustProxy });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part);
      const { statusCode: status } = answer;
      resolve({ status, headers: answer.headers, body: Buffer.concat(parts) });
    });
    sent.once('error', reject).end();
  });

describe('a request with many cookies', () => {
  it('gets the page as ever with 17 or 60 KB of them', async () => {
    await serve();
    for (const size of [17_000, 60_000]) {
      const { status, body } = await ask('/page', { cookie: `x=${'a'.repeat(size)}` });
      expect([status, body.toString()], String(size)).toEqual([200, html]);
    }
  });

  it.each([70_000, 2_000_000])(
    'gets a sentence of what to do, and one entry in the log, with %i bytes of them',
    async (size) => {
      await serve();
      logged.length = 0;
      const { status, headers, body } = await ask('/page', { cookie: `x=${'a'.repeat(size)}` });
      expect([status, headers['content-type']]).toEqual([431, 'text/plain; charset=utf-8']);
      expect(body.toString()).toMatch(
        /delete the cookies of this site, then open the page again\.$/,
      );
      expect(logged).toEqual([{ level: 'warn', event: 'headers too large', most: 65_536 }]);
    },
  );
});

describe('an answer has an encoding that its client accepts', () => {
  it.each([
    ['/page', 'br;q=0', undefined],
    ['/page', 'gzip, br;q=0', 'gzip'],
    ['/page', 'gzip, br', 'br'],
    ['/page', 'gzip;q=1, br;q=0.1', 'gzip'],
    ['/page', 'identity;q=0, *', 'br'],
    ['/short', 'gzip, br', undefined],
    ['/busy', 'gzip, br', undefined],
    ['/busy', 'identity;q=0, gzip', 'gzip'],
    ['/short', 'identity;q=0, gzip', 'gzip'],
    ['/code/long.js', 'br;q=0', undefined],
    ['/code/long.js', 'br;q=0, gzip', 'gzip'],
    ['/code/long.js', 'identity;q=0, *', 'br'],
    ['/pixel.png', 'gzip, br', undefined],
  ])('%s for "%s"', async (path, accepted, encoding) => {
    await serve();
    const plain = await ask(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const { status, headers, body } = await ask(path, { 'accept-encoding': accepted });
    expect(status).toBe(path === '/busy' ? 503 : 200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('accept-encoding');
    const decoded =
      encoding === 'br'
        ? brotliDecompressSync(body)
        : encoding === 'gzip'
          ? gunzipSync(body)
          : body;
    expect(decoded).toEqual(plain.body);
  });

  it.each([
    ['/page', '*;q=0'],
    ['/page', 'identity;q=0'],
    ['/code/long.js', '*;q=0'],
    ['/pixel.png', 'identity;q=0'],
  ])('%s is refused to who takes none: "%s"', async (path, accepted) => {
    await serve();
    expect(await ask(path, { 'accept-encoding': accepted })).toMatchObject({ status: 406 });
  });
});

describe('the address at which a page was requested', () => {
  const headers = {
    host: '10.0.0.7:4300',
    'x-forwarded-proto': 'https, http',
    'x-forwarded-host': 'apex.example',
  };

  it('is what the proxy says, where one is trusted', async () => {
    await serve(true);
    expect(String((await ask('/where', headers)).body)).toBe('https://apex.example/where');
    const { body } = await ask('/where', {
      host: '10.0.0.7:4300',
      forwarded: 'proto=https;host=noor.example, proto=http',
    });
    expect(String(body)).toBe('https://noor.example/where');
  });

  it('is the one that the caller requested when no proxy is trusted', async () => {
    await serve();
    expect(String((await ask('/where', headers)).body)).toBe('http://10.0.0.7:4300/where');
  });

  it('is refused when it is invalid', async () => {
    await serve(true);
    expect((await ask('/where', { host: 'a b' })).status).toBe(400);
    expect((await ask('/where', { host: 'user@apex.example' })).status).toBe(400);
  });
});
