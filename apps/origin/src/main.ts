import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Counterparts, startCounterparts } from './counterparts/counterparts';
import { ConfigError, readConfig } from './kernel/config';
import { type Listening, listen } from './kernel/listen';
import { createOrigin } from './server';

/** The time that running requests may take before the process ends all the same. */
const patience = 10_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Ends the process with advice on a port that cannot be opened. */
function failForPort(error: unknown, name: string, port: number): never {
  if (hasCode(error, 'EADDRINUSE')) {
    fail(`Port ${port} is taken. Stop what uses it, or set ${name} to a free one.`);
  }
  if (hasCode(error, 'EACCES'))
    fail(`Port ${port} may not be used. Set ${name} to one above 1023.`);
  throw error;
}

async function main(): Promise<void> {
  const started = performance.now();
  const { origin: options, listen: where, counterpartsPort } = readConfig(process.env);

  let app: FastifyInstance | undefined;
  let listening: Listening | undefined;
  let counterparts: Counterparts | undefined;
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app?.log.info({ signal }, 'Stopping');
    setTimeout(() => process.exit(1), patience).unref();
    Promise.all([(listening ?? app)?.close(), counterparts?.close()]).then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGTERM', () => stop('SIGTERM'));

  if (counterpartsPort !== undefined) {
    const folder = options.storage === 'disk' ? join(options.cacheFolder, 'payments') : undefined;
    counterparts = await startCounterparts(counterpartsPort, { folder }).catch((error: unknown) =>
      failForPort(error, 'COUNTERPARTS_PORT', counterpartsPort),
    );
  }
  app = await createOrigin({ ...options, counterparts });
  try {
    listening = await listen(app, where);
  } catch (error) {
    await app.close();
    failForPort(error, 'ORIGIN_PORT', where.port);
  }
  app.log.info({ milliseconds: Math.round(performance.now() - started) }, 'Started');
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) fail(error.message);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
