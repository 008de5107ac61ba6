import type { Server } from 'node:http';
import { join } from 'node:path';
import { realmIn } from '@marquee/realm';
import { readClientBundle } from './bundle-files';
import { freePortAfter } from './free-port';
import { createHandler } from './handler';
import { createNodeServer } from './node-adapter';
import { PackedCode } from './packed-code';
import { createRealmReader, type RealmsReading } from './reading/realm-reader';
import { createRealmThread } from './reading/realm-thread';
import { openRealmFolder } from './realm-folder';
import { SiteRefusal } from './site-refusal';
import { StaticFiles } from './static-files';

export interface ServeOptions {
  /** Folder with the built site: `client/`, `boot.js`. */
  dist: string;
  realms: string;
  port: number;
  /** The one address to listen on; default: all of the machine's. */
  host?: string | undefined;
  originAddress?: string;
  watch?: boolean;
  trustProxy?: boolean;
  /** Whether realms are read in a thread of their own, so that checking a large one delays no page; default: yes. */
  thread?: boolean;
  /** Called with the realms at the start and after each change; without it, errors and warnings are printed. */
  follow?: (reading: RealmsReading) => void;
  /** Prints lines for people. */
  print: (line: string) => void;
  /** Logs one JSON object an event, for machines. */
  log: (entry: Record<string, unknown>) => void;
}

export interface RunningSite {
  port: number;
  addresses: { realm: string; name: string; address: string }[];
  close: () => Promise<void>;
}

/**
 * Serves a folder of realms until it is closed.
 * @throws {SiteRefusal} when the site is not built, the folder has no usable realm, or the port is taken.
 */
export async function serve(options: ServeOptions): Promise<RunningSite> {
  const { dist, print, log } = options;
  const files = new StaticFiles(new PackedCode(dist));
  const bundle = await readClientBundle(dist);
  await files.addFolder('', join(dist, 'client'));
  const realms = { folder: options.realms, hasOrigin: Boolean(options.originAddress) };
  const reader =
    options.thread === false
      ? createRealmReader(realms)
      : createRealmThread({ ...realms, file: join(dist, 'server/realm-worker.js'), log });
  let told = false;
  const folder = await openRealmFolder({
    reader,
    files,
    ...(options.originAddress ? { originAddress: options.originAddress } : {}),
    report: (reading) => {
      told = reading.said !== '';
      if (options.follow) options.follow(reading);
      else if (told) print(reading.said);
    },
    log,
  });
  if (folder.source().all().length === 0) {
    reader.close();
    throw new SiteRefusal(
      `No usable realm in ${options.realms}. A realm is a folder with a realm.json${told ? '; see the findings above' : ''}.`,
    );
  }
  let ready = false;
  const handler = createHandler({ realms: folder.source, bundle, files, log, ready: () => ready });
  const server = createNodeServer({ handler, log, trustProxy: options.trustProxy ?? false });
  const port = await listen(server, options.port, options.host).catch((error: unknown) => {
    reader.close();
    throw error;
  });
  if (options.watch) folder.watch();
  else reader.close();
  ready = true;
  return {
    port,
    addresses: folder
      .source()
      .all()
      .map(({ realm }) => ({
        realm: realm.id,
        // The command speaks English.
        name: realmIn(realm, 'en').fullName,
        address: `http://${realm.id}.localhost:${port}/`,
      })),
    async close() {
      ready = false;
      reader.close();
      server.closeIdleConnections();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const hurry = setTimeout(() => server.closeAllConnections(), 3000);
      await closed;
      clearTimeout(hurry);
    },
  };
}

/** Texts for addresses on which the server cannot listen. */
const NOT_LISTENING: Readonly<
  Record<string, (port: number, host: string | undefined) => string | Promise<string>>
> = {
  EADDRINUSE: async (port, host) => {
    const free = await freePortAfter(port, host);
    const other = free === undefined ? 'another' : `one that is free, such as ${free},`;
    return `Port ${port} is taken. Choose ${other} with --port or PORT, or stop what uses it.`;
  },
  EACCES: (port) => `Port ${port} is not for this user. Choose one from 1024 with --port or PORT.`,
  EADDRNOTAVAIL: (_port, host) =>
    `${host} is no address of this machine. Give one of its own with --host, or leave it out.`,
  ENOTFOUND: (_port, host) =>
    `${host} is not known to this machine. Give one of its addresses with --host, or leave it out.`,
};

function listen(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const words = NOT_LISTENING[error.code ?? ''];
      if (!words) return reject(error);
      Promise.resolve(words(port, host)).then(
        (said) => reject(new SiteRefusal(said, { cause: error })),
        reject,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
