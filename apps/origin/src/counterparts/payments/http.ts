import type { IncomingMessage, ServerResponse } from 'node:http';

/** The longest body that a company reads, in characters. */
const LONGEST = 65_536;

/** An answer other than the one that was asked for; see `ProtocolError`. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const malformed = (message: string) => new Refused(400, 'malformed', message);
export const notFound = () => new Refused(404, 'not_found', 'There is nothing by this name.');

/** Reads a body as text. @throws {Refused} for one that is too long. */
export async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST) throw malformed('The body is too long.');
  }
  return text;
}

/** Reads a body that is one JSON object. @throws {Refused} */
export async function readObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await readText(request);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw malformed('The body is no JSON object.');
}

/** Answers with JSON, which nobody stores. */
export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(value === undefined ? '' : JSON.stringify(value));
}

/** Answers with a page. `policy` is its Content-Security-Policy. */
export function sendPage(
  response: ServerResponse,
  html: string,
  policy: string,
  status = 200,
): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

/** Who may frame a company's pages: sites on this machine, as the sandbox's brands are. */
export const LOCAL_SITES = 'http://localhost:* http://*.localhost:*';

/** A policy for a page whose script and style carry a nonce. `frame-ancestors`: who may frame it. */
export const pagePolicy = (nonce: string, ancestors: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    // The style of `page` is a constant of ours; a hash or nonce would have to go through all counterparts.
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    'img-src data:',
    // Also what a form leads on to: back to the shop.
    `form-action 'self' ${LOCAL_SITES}`,
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
