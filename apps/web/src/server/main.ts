import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve } from './serve';

const usage = `Serves every realm of a folder, each at its own host name.

  node main.js [--realms DIR] [--port N] [--host ADDRESS] [--origin ADDRESS]
               [--trust-proxy] [--no-watch]

  --realms DIR      folder of realms          (REALMS_DIR, default ./realm-configs)
  --port N          port of the site          (PORT, default 4300)
  --host ADDRESS    the one address of this machine to listen at, such as 127.0.0.1; all when left out
  --origin ADDRESS  takes the place of every realm's origin address  (ORIGIN_ADDRESS)
  --trust-proxy     believes what a proxy says about scheme and host: X-Forwarded-Proto, X-Forwarded-Host,
                    Forwarded. Only behind one that writes them  (TRUST_PROXY=on)
  --no-watch        do not follow changes of the realms' files
`;

const here = dirname(fileURLToPath(import.meta.url));
const log = (entry: Record<string, unknown>) =>
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);

async function main() {
  const { values } = parseArgs({
    options: {
      realms: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      origin: { type: 'string' },
      'trust-proxy': { type: 'boolean', default: process.env.TRUST_PROXY === 'on' },
      watch: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const port = Number(values.port ?? process.env.PORT ?? 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `PORT must be a whole number from 0 to 65535, not "${values.port ?? process.env.PORT}".`,
    );
  }
  const originAddress = values.origin ?? process.env.ORIGIN_ADDRESS;
  const site = await serve({
    dist: resolve(here, '..'),
    realms: resolve(values.realms ?? process.env.REALMS_DIR ?? 'realm-configs'),
    port,
    host: values.host,
    ...(originAddress ? { originAddress } : {}),
    watch: values.watch,
    trustProxy: values['trust-proxy'],
    print: (line) => process.stderr.write(`${line}\n`),
    log,
  });
  for (const { address, name } of site.addresses) process.stdout.write(`${address}  ${name}\n`);

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    site.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log({ level: 'error', event: 'stop', error: String(error) });
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
