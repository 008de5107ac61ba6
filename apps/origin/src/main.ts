import type { FastifyInstance } from 'fastify';
import { ConfigError, readConfig } from './config';
import { type Listening, listen } from './listen';
import { createOrigin } from './server';

/** How long requests that are running may take before the process ends all the same. */
const patience = 10_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function main(): Promise<void> {
  const started = performance.now();
  const { origin: options, listen: where } = readConfig(process.env);

  let app: FastifyInstance | undefined;
  let listening: Listening | undefined;
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app?.log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), patience).unref();
    Promise.resolve((listening ?? app)?.close()).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));

  app = await createOrigin(options);
  try {
    listening = await listen(app, where);
  } catch (error) {
    await app.close();
    if (hasCode(error, 'EADDRINUSE')) {
      fail(`Port ${where.port} is taken. Stop what uses it, or set ORIGIN_PORT to a free one.`);
    }
    if (hasCode(error, 'EACCES')) {
      fail(`Port ${where.port} may not be used. Set ORIGIN_PORT to one above 1023.`);
    }
    throw error;
  }
  app.log.info({ milliseconds: Math.round(performance.now() - started) }, 'Started');
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) fail(error.message);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
