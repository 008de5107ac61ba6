import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { packageRoot } from '../../kernel/package-root';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route's own, over those of all; @fastify/cors reads it. */
    cors?: FastifyCorsOptions;
  }
}

/**
 * The paths that Firebase's SDK asks an emulator for; it can be told host and port, but no path.
 */
const FORWARDED = [
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
  'emulator',
  '__/auth',
];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** The headers that the SDK and administrators of an emulator's accounts send along. */
const SDK_HEADERS = [
  ...['content-type', 'authorization', 'accept-language'],
  ...[
    'client-version',
    'firebase-gmpid',
    'firebase-client',
    'firebase-locale',
    'firebase-appcheck',
  ].map((name) => `x-${name}`),
];
const GOOGLES_SCRIPT = 'https://apis.google.com/js/api.js';
const STAND_IN = '/emulator/gapi.js';
const patience = 15_000;

/**
 * Passes calls on to a Firebase Auth emulator, so that a sandbox is one address to its sites. These
 * are no calls of the contract: they are Firebase's. What the emulator's pages would load from
 * other companies is left out, because a sandbox needs no network: Google's script is replaced by
 * ours, and there are no style sheets.
 */
export async function forwardToFirebase(app: FastifyInstance, emulator?: string): Promise<void> {
  const standIn = readFileSync(join(packageRoot, 'src/modules/stand-ins/gapi.js'), 'utf8');
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    scope.get(STAND_IN, async (_, reply) =>
      reply.type('text/javascript; charset=utf-8').send(standIn),
    );
    for (const path of FORWARDED) {
      scope.route({
        method: METHODS,
        url: `/${path}/*`,
        // The SDK sends headers of its own.
        config: { cors: { methods: METHODS, allowedHeaders: SDK_HEADERS } },
        handler: (request, reply) =>
          emulator ? pass(request, reply, emulator) : refuse(request, reply),
      });
    }
  });
}

function headersFor(request: FastifyRequest): Record<string, string> {
  const entries = SDK_HEADERS.map((name) => [name, request.headers[name]]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

async function pass(request: FastifyRequest, reply: FastifyReply, emulator: string) {
  const { method, raw, body } = request;
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(`http://${emulator}${raw.url}`, {
      method,
      headers: headersFor(request),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      // The scope's own parser leaves every body as it came.
      ...(body ? { body: new Uint8Array(body as Buffer) } : {}),
    });
    text = await answer.text();
  } catch (error) {
    request.log.warn({ err: error }, 'The Firebase emulator does not answer');
    return refuse(request, reply);
  }
  const type = answer.headers.get('content-type') ?? 'application/json; charset=utf-8';
  const location = answer.headers.get('location');
  return reply
    .code(answer.status)
    .headers({ 'content-type': type, ...(location ? { location } : {}) })
    .send(type.startsWith('text/html') ? withoutOtherCompanies(text) : text);
}

/** An emulator's page as it is served without a network. */
export const withoutOtherCompanies = (html: string): string =>
  html
    .replaceAll(GOOGLES_SCRIPT, STAND_IN)
    .replaceAll(/<link href="https:\/\/[^"]*" rel="stylesheet">/g, '')
    .replaceAll(/<script src="https:\/\/unpkg\.com\/[^"]*"><\/script>/g, '')
    .replace('</title>', `</title><link rel="icon" href="data:,"><style>${widgetCss}</style>`);

/** The style of the emulator's page, in place of the sheets that it would load. */
const widgetCss =
  'body{font:16px/1.5 system-ui,sans-serif!important}button{font:inherit;min-height:44px;padding:0 16px}' +
  'input{box-sizing:border-box;width:100%;padding:8px;font:inherit}.mdc-text-field{height:auto!important}' +
  '.material-icons,.custom-label{display:none!important}.js-reuse-account{cursor:pointer}';

/** Refuses in the form of Google's errors, which the SDK reads, and of ours. */
function refuse(request: FastifyRequest, reply: FastifyReply) {
  const message =
    'The Firebase Auth emulator is not running. Start the sandbox with FIREBASE=on npm start.';
  return reply.code(503).send({
    status: 503,
    code: 'EMULATOR_OFF',
    messages: [message],
    requestId: request.id,
    error: { code: 503, message: `EMULATOR_OFF : ${message}` },
  });
}
