import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import mercurius from 'mercurius';
import { createApp } from './app';
import { openAccessTokens } from './caller/access-tokens';
import { createIdentify } from './caller/identify';
import type { OriginOptions } from './config';
import {
  type Call,
  type CallGuards,
  checkAnswers,
  compileContract,
  listCalls,
  readContract,
  registerCalls,
} from './contract';
import { openDatabase } from './database/open';
import { limitRootFields, maxTokens, queryDepth } from './graphql/limits';
import { catalogueSchema } from './graphql/schema';
import type { Kernel, Lifetime } from './kernel';
import {
  checkModules,
  forgetIn,
  limitsOf,
  type OpenOrigin,
  openModules,
  viewersOnlyIn,
} from './module-list';
import { type OriginPlan, plantGuest } from './plan';
import { createRateLimiter } from './rate-limits';
import { readRealmDirectory } from './realms/realm-directory';
import { followRealmFiles } from './realms/realm-files';

const hour = 60 * 60 * 1000;

const lifetimeOf = (app: FastifyInstance): Lifetime => ({
  onListen: (run) => void app.addHook('onListen', async () => run()),
  onStop: (run) => void app.addHook('preClose', async () => run()),
  onClose: (run) => void app.addHook('onClose', async () => run()),
});

async function openKernel(
  app: FastifyInstance,
  options: OriginOptions,
  plan: OriginPlan,
): Promise<Kernel> {
  const { clock, counterparts } = options;
  const limiter = await createRateLimiter(app, options.rateLimits);
  const lifetime = lifetimeOf(app);
  const log = {
    info: (message: string) => app.log.info(message),
    warn: (message: string) => app.log.warn(message),
  };
  const database = await openDatabase(options, log, plan);
  lifetime.onClose(() => database.close());
  const { db } = database;
  const files = await followRealmFiles(options.realmsFolder, log.warn);
  lifetime.onClose(() => files.close());
  return {
    options,
    database,
    realms: await readRealmDirectory(db, options.realmsFolder, (id) => plantGuest(db, id, plan)),
    files,
    accessTokens: await openAccessTokens(db, { seconds: options.accessTokenSeconds, clock }),
    limiter,
    counterparts,
    forgetViewer: forgetIn(plan.modules),
    clock,
    log: app.log,
    lifetime,
  };
}

/** Sweeps at once, and every hour. */
async function keepSweeping({ log, lifetime }: Kernel, sweep: OpenOrigin['sweep']): Promise<void> {
  await sweep();
  const sweeping = setInterval(() => {
    sweep().catch((error) => log.error({ err: error }, 'What has expired stays'));
  }, hour).unref();
  lifetime.onClose(() => clearInterval(sweeping));
}

/**
 * An origin whose database is open, migrated and seeded; `listen` and it answers. Closing it waits for the requests
 * that are running and closes the database.
 * @throws {Error} before anything is opened, when the plan's modules do not fit together.
 */
export async function startOrigin(
  options: OriginOptions,
  plan: OriginPlan,
): Promise<FastifyInstance> {
  // Before any database is planted with what a wrong list has.
  checkModules(plan.modules);
  const limits = limitsOf(plan.modules);
  const app = createApp(options);
  try {
    const document = plan.contract ?? readContract();
    const calls = listCalls(document);
    const validators = compileContract(document, calls);
    const kernel = await openKernel(app, options, plan);
    const { handlers, resolvers, opened, sweep } = await openModules(plan.modules, kernel);
    await keepSweeping(kernel, sweep);

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
        'idempotency-key',
        'x-request-id',
      ],
      exposedHeaders: ['x-request-id', 'retry-after', 'content-language'],
      maxAge: 7200,
    });
    await app.register(mercurius, {
      schema: plan.schema ?? catalogueSchema(),
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
        const name = limits[call.operationId];
        if (name) await kernel.limiter.count(request, name);
      },
      identify: createIdentify({ ...kernel, viewersOnly: viewersOnlyIn(plan.modules) }),
    };
    registerCalls(app, calls, handlers, { validators, guards });
    for (const module of opened) await module.servePages(app);
    await app.ready();
    app.log.info(
      { database: kernel.database.kind, data: kernel.database.origin, calls: calls.length },
      'The origin is ready',
    );
    return app;
  } catch (error) {
    await app.close();
    throw error;
  }
}
