import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The largest headers of a request, address and cookies included. Node's own limit of 16 KB is less than cookies of a busy domain. */
export const MOST_HEADER_BYTES = 64 * 1024;

/** Time for a browser to send the rest of its request and to read the answer, before the connection is cut. */
const READING_MS = 2_000;

const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What a viewer reads. No realm is known yet, and so no language. */
const TOO_LARGE =
  'Your browser sends more cookies to this site than it can take: delete the cookies of this site, then open the page again.';

/**
 * Answers a request that cannot be read as HTTP, for Node's `clientError`. One with too many cookies gets a sentence, and an entry
 * in the log.
 */
export function answerUnreadable(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  log: (entry: Record<string, unknown>) => void,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  // The rest of a request that was answered already.
  if (!socket.writable) return;
  const status = STATUS[error.code ?? ''] ?? 400;
  const text = status === 431 ? TOO_LARGE : '';
  if (status === 431) log({ level: 'warn', event: 'headers too large', most: MOST_HEADER_BYTES });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
  setTimeout(() => socket.destroy(), READING_MS).unref();
}
