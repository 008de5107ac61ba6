import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const listener = '/listens.js';
const report = '/heard';

/** Reports the page's errors; runs in the page before any other script. */
function listen(to: string) {
  const tell = (text: string) =>
    void fetch(to, { method: 'POST', body: `${location.pathname}: ${text}`, keepalive: true });
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, sample } = event;
    tell(`the policy's ${effectiveDirective} blocked ${blockedURI} in ${sourceFile} ${sample}`);
  });
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element))
        return tell(`error: ${event.message} ${event.error?.stack}`);
      tell(`did not load: ${target.outerHTML.slice(0, 200)}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    tell(`unhandled rejection: ${reason?.stack ?? reason}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    tell(`console: ${parts.map(String).join(' ')}`);
    error(...parts);
  };
}

/** A proxy to the site that makes every page report its errors, also those that its browser hides from a driver. */
export interface WatchedLine {
  port: number;
  /** All errors that pages have reported so far. */
  heard: () => readonly string[];
  forget: () => void;
  close: () => Promise<void>;
}

/**
 * Changes one thing on the way: it adds a script to the head of each page. The script comes from the page's own site, so that
 * the site's policy allows it unchanged.
 */
export async function watchedLine(targetPort: number): Promise<WatchedLine> {
  let complaints: string[] = [];

  function pass(from: IncomingMessage, to: ServerResponse) {
    if (from.url === listener) {
      to.writeHead(200, { 'content-type': 'text/javascript' });
      return void to.end(`(${listen})('${report}')`);
    }
    if (from.url === report) {
      let text = '';
      from.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      from.once('end', () => {
        complaints.push(text);
        to.writeHead(204).end();
      });
      return;
    }
    forward(from, to, targetPort);
  }

  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    heard: () => complaints,
    forget() {
      complaints = [];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(from: IncomingMessage, to: ServerResponse, port: number) {
  const { method, url: path, headers } = from;
  // The script can only be added to a page that is not compressed.
  const { 'accept-encoding': encoding, ...others } = headers;
  const isPage = headers.accept?.includes('text/html');
  const asked = isPage
    ? others
    : { ...others, ...(encoding ? { 'accept-encoding': encoding } : {}) };
  const onward = request({ host: 'localhost', port, method, path, headers: asked }, (answer) => {
    const { 'content-length': _length, ...kept } = answer.headers;
    if (!answer.headers['content-type']?.startsWith('text/html')) {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(to);
    }
    let html = '';
    answer.setEncoding('utf8').on('data', (part) => {
      html += part;
    });
    answer.once('end', () => {
      to.writeHead(answer.statusCode ?? 502, kept);
      to.end(html.replace('<head>', `<head><script src="${listener}"></script>`));
    });
  });
  onward.once('error', () => to.destroy());
  to.once('close', () => onward.destroy());
  from.pipe(onward);
}
