import { randomUUID } from 'node:crypto';
import { REQUEST_ID } from '@marquee/schemas/request-id';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { OriginOptions } from './config';
import { answerErrors, sendError } from './errors/errors';
import { faults } from './errors/faults';
import { logAnswers, logOptions } from './log/log';

/**
 * The policy of a picture whose address is opened: it runs nothing, loads nothing, and has an
 * origin of its own.
 */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a JSON body, which signatures are over; null without one. */
    rawBody: Buffer | null;
  }
}

/** A server without calls: its log, its errors, and the headers of every answer. */
export function createApp(options: OriginOptions): FastifyInstance {
  const app = fastify({
    logger: logOptions(options),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: ({ headers }) => {
      const own = headers['x-request-id'];
      return typeof own === 'string' && REQUEST_ID.test(own) ? own : randomUUID();
    },
    trustProxy: options.trustProxy,
    bodyLimit: 64 * 1024,
    // What the site takes: a browser sends both the cookies of a host that they share.
    http: { maxHeaderSize: 64 * 1024 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    // A media address carries what may be played.
    routerOptions: { maxParamLength: 512 },
    frameworkErrors: sendError,
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', null);
  // A call without a body may still come with a content type.
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.from(body);
    request.rawBody = bytes;
    if (bytes.length === 0) done(null, undefined);
    else parse(request, bytes.toString('utf8'), done);
  });

  let closing = false;
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    if (closing) throw faults.notReady();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('image/')) return;
    reply.header('content-security-policy', PICTURE_POLICY);
  });
  app.addHook('preClose', async () => {
    closing = true;
  });
  answerErrors(app);
  logAnswers(app);
  return app;
}
