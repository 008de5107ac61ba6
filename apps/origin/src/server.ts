import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import cors from '@fastify/cors';
import { REQUEST_ID } from '@marquee/schemas/request-id';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import mercurius from 'mercurius';
import { limitOf } from './call-limits';
import type { OriginOptions } from './config';
import {
  type Call,
  type CallGuards,
  checkAnswers,
  compileContract,
  contractFile,
  listCalls,
  readContract,
  registerCalls,
} from './contract/index';
import { localFetch } from './counterparts/local-fetch';
import { openDatabase } from './database/open';
import { answerErrors, sendError } from './errors';
import { faults } from './faults';
import { limitRootFields, maxTokens, queryDepth } from './graphql/limits';
import { resolvers } from './graphql/resolvers';
import { createIdentify } from './identify';
import { openAccessTokens } from './identity/access-tokens';
import { createAccounts } from './identity/accounts';
import { createConsents } from './identity/consents';
import { createDevices } from './identity/devices';
import { createImpersonations } from './identity/impersonations';
import { createMagicLinks } from './identity/magic-links';
import { createMailedTokens } from './identity/mailed-tokens';
import { mendIdentifiers } from './identity/mend-identifiers';
import { createOpin } from './identity/opin';
import { createPasskeys } from './identity/passkeys';
import { createSessions } from './identity/sessions';
import { createSpentProofs } from './identity/spent-proofs';
import { createTrips } from './identity/trips';
import { createViewers } from './identity/viewers';
import { drawAhead } from './images/draw-ahead';
import { createImageService } from './images/service';
import { logAnswers, logOptions } from './log';
import { createMailer, noMailer } from './mail/mailer';
import { createRateLimiter } from './rate-limits';
import { followRealmFiles } from './realm-files';
import { readRealmDirectory } from './realms';
import { agentRoutes } from './routes/agents';
import { analyticsRoutes } from './routes/analytics';
import { catalogueRoutes } from './routes/catalogue';
import { consentRoutes } from './routes/consents';
import { countryRoutes } from './routes/countries';
import { deviceRoutes } from './routes/devices';
import { favouriteRoutes } from './routes/favourites';
import { firebaseRoutes } from './routes/firebase';
import { forwardToFirebase } from './routes/firebase-emulator';
import { identityRoutes } from './routes/identity';
import { imageRoutes } from './routes/images';
import { licenceRoutes } from './routes/licences';
import { magicLinkRoutes } from './routes/magic-link';
import { operationRoutes } from './routes/operations';
import { opinPage, opinRoutes } from './routes/opin';
import { ownAccountRoutes } from './routes/own-account';
import { passkeyRoutes } from './routes/passkeys';
import { servePlugins } from './routes/plugins';
import { secretRoutes } from './routes/secrets';
import { signUpRoutes } from './routes/sign-up';
import { singleSignOnRoutes } from './routes/single-sign-on';
import { textRoutes } from './routes/texts';
import { tvProviderRoutes } from './routes/tv-providers';
import { tvServiceRoutes } from './routes/tv-service';
import { userDetailRoutes } from './routes/user-details';
import { serveStandIns } from './routes/vendor-stand-ins';
import { vendorRoutes } from './routes/vendors';
import type { Services } from './services';

const hour = 60 * 60 * 1000;

/** A picture whose address is opened runs nothing, asks for nothing, and has an origin of its own. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function createApp(options: OriginOptions): FastifyInstance {
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
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 128 },
    frameworkErrors: sendError,
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  // A call without a body may still come with a content type.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, String(body), done);
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

async function openServices(app: FastifyInstance, options: OriginOptions): Promise<Services> {
  const { clock } = options;
  const smtp = options.smtpAddress ?? options.counterparts?.mailAddress;
  const database = await openDatabase(options, {
    info: (message) => app.log.info(message),
    warn: (message) => app.log.warn(message),
  });
  app.addHook('onClose', () => database.close());
  const { db } = database;
  await mendIdentifiers(db);
  const accessTokens = await openAccessTokens(db, { seconds: options.accessTokenSeconds, clock });
  const files = await followRealmFiles(options.realmsFolder, (message) => app.log.warn(message));
  app.addHook('onClose', async () => files.close());
  const sessions = createSessions(db, { accessTokens, files, clock });

  const mailedTokens = createMailedTokens(db, clock);
  const trips = createTrips(db, clock);
  const magicLinks = createMagicLinks(db, clock);
  const impersonations = createImpersonations(db, clock);
  const devices = createDevices(db, { seconds: options.deviceCodeSeconds, clock });
  const spentProofs = createSpentProofs(db, clock);
  const opin = createOpin({ spentProofs, fetch: localFetch, clock });
  const passkeys = createPasskeys(db, clock);
  const kept = [
    ...[sessions, trips, magicLinks, impersonations, devices, spentProofs, passkeys],
    mailedTokens,
  ];
  const sweep = () => Promise.all(kept.map((one) => one.sweep()));
  await sweep();
  const sweeping = setInterval(() => {
    sweep().catch((error) => app.log.error({ err: error }, 'Old sessions stay'));
  }, hour).unref();
  app.addHook('onClose', async () => clearInterval(sweeping));

  const images = await createImageService(db, options);
  let closed = false;
  if (options.drawAhead) {
    app.addHook('onListen', () => {
      drawAhead(db, images, () => closed).catch((error) => {
        if (!closed)
          app.log.warn({ err: error }, 'First pictures are drawn when they are asked for');
      });
    });
  }
  app.addHook('preClose', async () => {
    closed = true;
  });
  app.addHook('onClose', () => images.close());

  return {
    options,
    database,
    realms: await readRealmDirectory(db, options.realmsFolder),
    files,
    accessTokens,
    sessions,
    accounts: createAccounts(db, { mailedTokens, clock }),
    consents: createConsents(db, files, clock),
    mailedTokens,
    trips,
    magicLinks,
    impersonations,
    devices,
    spentProofs,
    opin,
    passkeys,
    mailer: smtp ? createMailer(smtp) : noMailer,
    viewers: createViewers(db, clock),
    counterparts: options.counterparts,
    images,
    clock,
  };
}

/**
 * An origin whose database is open, migrated and seeded; `listen` and it answers. Closing it waits for the requests
 * that are running and closes the database.
 */
export async function createOrigin(options: OriginOptions): Promise<FastifyInstance> {
  const app = createApp(options);
  try {
    const document = readContract();
    const calls = listCalls(document);
    const validators = compileContract(document, calls);
    const limiter = await createRateLimiter(app, options.rateLimits);
    const services = await openServices(app, options);

    // Keys are public and every site has its own address, so any site may call; the browser asks once in two hours.
    await app.register(cors, {
      origin: '*',
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: [
        'content-type',
        'authorization',
        'x-api-key',
        'accept-language',
        'ads',
        'device-id',
        'agent-confirmed',
        'x-request-id',
      ],
      exposedHeaders: ['x-request-id', 'retry-after', 'content-language'],
      maxAge: 7200,
    });
    await app.register(mercurius, {
      schema: readFileSync(contractFile('catalogue/schema.graphql'), 'utf8'),
      resolvers,
      routes: false,
      queryDepth,
      validationRules: [limitRootFields],
      graphql: { parseOptions: { maxTokens } },
      // As they are: answerDocument tells what a client may read from what only the log may.
      errorFormatter: ({ data, errors }) => ({
        statusCode: 200,
        response: { data: data ?? null, errors },
      }),
    });
    if (options.checkAnswers) checkAnswers(app, validators);
    app.addHook('onSend', async (request, reply) => {
      if (!request.caller) return;
      reply.header('vary', 'accept-language, x-api-key');
      if (!reply.hasHeader('content-language'))
        reply.header('content-language', request.caller.locale);
    });

    const guards: CallGuards = {
      async limit(request, call: Call) {
        const name = limitOf[call.operationId];
        if (name) await limiter.count(request, name);
      },
      identify: createIdentify(services),
    };
    const handlers = {
      ...identityRoutes(services, limiter),
      ...singleSignOnRoutes(services),
      ...magicLinkRoutes(services, limiter),
      ...agentRoutes(services),
      ...deviceRoutes(services, limiter),
      ...licenceRoutes(services),
      ...tvProviderRoutes(services),
      ...tvServiceRoutes(services),
      ...vendorRoutes(services),
      ...firebaseRoutes(services),
      ...signUpRoutes(services),
      ...consentRoutes(services),
      ...userDetailRoutes(services),
      ...secretRoutes(services, limiter),
      ...ownAccountRoutes(services),
      ...countryRoutes(services),
      ...opinRoutes(services),
      ...passkeyRoutes(services),
      ...textRoutes(services),
      ...catalogueRoutes(services),
      ...favouriteRoutes(services),
      ...imageRoutes(services),
      ...analyticsRoutes(),
      ...operationRoutes(services),
    };
    registerCalls(app, calls, handlers, { validators, guards });
    serveStandIns(app, options.counterparts);
    servePlugins(app);
    await forwardToFirebase(app, options.firebaseEmulator);
    opinPage(app, services);
    await app.ready();
    app.log.info(
      { database: services.database.kind, data: services.database.origin, calls: calls.length },
      'The origin is ready',
    );
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
