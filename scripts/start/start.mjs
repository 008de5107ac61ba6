/** @import { Service } from '../workspace/service.mjs' */
/** @import { StartOptions } from './options.mjs' */
import { join } from 'node:path';
import { env } from 'node:process';
import { emulatedRealms } from '../firebase/emulated-realms.mjs';
import { emulatorService } from '../firebase/emulator-service.mjs';
import { installTools, toolsAreInstalled } from '../firebase/tools.mjs';
import { build } from '../workspace/build.mjs';
import { install } from '../workspace/install.mjs';
import { requireFree } from '../workspace/ports.mjs';
import { withProblems } from '../workspace/problem.mjs';
import { bold, dim, duration, red, step } from '../workspace/progress.mjs';
import { root } from '../workspace/root.mjs';
import { stopAll } from '../workspace/run.mjs';
import { endInWords, startService, untilReady } from '../workspace/service.mjs';
import { realmAddresses } from './addresses.mjs';
import { help, readOptions } from './options.mjs';
import { onStop } from './stop-signals.mjs';

/** The password at the sandbox's sign-in providers. */
const otherPassword = 'let me in';
const viewer = { id: 'viewer@example.com', secret: 'correct horse 9 battery' };

/** @typedef {{ stopping: boolean, notes: string[] }} State `notes`: what is said once everything runs */

/**
 * Runs `npm start`; resolves to the exit code once everything that it started has ended.
 * @param {string[]} args
 */
export const start = (args) => withProblems(() => startAll(args));

/** @param {string[]} args */
async function startAll(args) {
  const begun = Date.now();
  const options = await readOptions(args);
  if (options.help) {
    console.log(help);
    return 0;
  }
  /** @type {Service[]} */
  const services = [];
  /** @type {State} */
  const state = { stopping: false, notes: [] };
  /** @type {Promise<{ code: number }>} */
  const stopped = new Promise((resolve) => {
    onStop(
      () => {
        state.stopping = true;
        stopAll();
        resolve({ code: 0 });
      },
      () => {
        stopAll('SIGKILL');
        for (const service of services) service.kill();
        process.exit(130);
      },
    );
  });

  const work = launch(options, services, state).then(async () => {
    await announce(options, begun, state.notes);
    const service = await Promise.race(services.map((one) => one.ended.then(() => one)));
    const end = await service.ended;
    if (!state.stopping) {
      console.error(red(`\n${endInWords(service.name, end)}\nSo everything ends.`));
    }
    return { code: end.code || 1 };
  });
  try {
    const { code } = await Promise.race([stopped, work]);
    return code;
  } finally {
    // A build that Ctrl-C interrupted fails with a useless message.
    work.catch(() => {});
    await Promise.all(services.map((service) => service.stop()));
    if (state.stopping) console.log('\nStopped.');
  }
}

/**
 * @param {StartOptions} options
 * @param {Service[]} services
 * @param {State} state
 */
async function launch(options, services, state) {
  const { port, originPort, counterpartsPort, firebasePort, realms } = options;
  const ours = [port, originPort, counterpartsPort, firebasePort];
  if (options.site) await requireFree('PORT', port, ours);
  if (options.origin) {
    await requireFree('ORIGIN_PORT', originPort, ours);
    if (counterpartsPort) await requireFree('COUNTERPARTS_PORT', counterpartsPort, ours);
  }
  if (options.build) {
    await install();
    const workspaces = [
      ...(options.origin ? ['@marquee/origin'] : []),
      ...(options.site ? ['@marquee/web'] : []),
    ];
    await step('Building what has changed', () => build(workspaces));
  }

  const emulator =
    options.origin && !state.stopping ? await launchEmulator(options, services, state) : null;
  const common = {
    REALMS_DIR: realms,
    NODE_ENV: 'production',
    TRUST_PROXY: options.trustProxy ? 'on' : 'off',
  };
  if (options.origin && !state.stopping) {
    const origin = startService({
      name: 'origin',
      file: join(root, 'apps/origin/dist/main.js'),
      env: {
        ...common,
        ORIGIN_PORT: String(originPort),
        COUNTERPARTS_PORT: String(counterpartsPort ?? 'off'),
        ...(emulator ? { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebasePort}` } : {}),
        LOG_LEVEL: env.LOG_LEVEL ?? 'warn',
      },
    });
    services.push(origin);
    await step('Starting the sandbox origin', () => untilReady(origin, originPort, 120_000));
  }
  if (options.site && !state.stopping) {
    // The sample realms name the sandbox's default port; with another port their addresses would be wrong.
    const moved = options.origin && originPort !== 4400 && !env.ORIGIN_ADDRESS;
    const site = startService({
      name: 'site',
      file: join(root, 'apps/web/dist/server/main.js'),
      // Quiet, because its own list of addresses would repeat ours.
      terse: true,
      args: options.host ? ['--host', options.host] : [],
      env: {
        ...common,
        PORT: String(port),
        ...(moved ? { ORIGIN_ADDRESS: `http://localhost:${originPort}` } : {}),
      },
    });
    services.push(site);
    await step('Starting the site', () =>
      untilReady(site, port, 60_000, { hostname: reachable(options.host) }),
    );
  }
  if (!state.stopping) await emulator?.();
}

/** The address at which to reach a program that listens at `host`; an address for all interfaces cannot be called. */
const reachable = (host = 'localhost') => (['0.0.0.0', '::'].includes(host) ? 'localhost' : host);

/**
 * Starts the Firebase emulator for realms that need one; returns a function that waits until it is ready. It is large, so it is not installed
 * unasked; it is slow, so the other services do not wait for it.
 * @param {StartOptions} options
 * @param {Service[]} services
 * @param {State} state
 */
async function launchEmulator({ firebase, firebasePort: port, realms }, services, state) {
  if (firebase === 'off') return null;
  const emulated = await emulatedRealms(realms);
  const [first] = emulated;
  if (!first) return null;
  if (firebase === 'auto' && !(await toolsAreInstalled())) {
    const names = emulated.map(({ name }) => name).join(', ');
    state.notes.push(
      `${names}: sign-in with Firebase needs an emulator (220 MB, once):  FIREBASE=on npm start`,
    );
    return null;
  }
  await requireFree('FIREBASE_PORT', port);
  await installTools();
  if (state.stopping) return null;
  const service = await emulatorService({ port, project: first.project });
  services.push(service);
  return () =>
    step('Starting the Firebase emulator', () => untilReady(service, port, 120_000, { path: '/' }));
}

/**
 * @param {StartOptions} options
 * @param {number} begun
 * @param {string[]} notes
 */
async function announce(options, begun, notes) {
  const took = dim(`(${duration(Date.now() - begun)})`);
  if (!options.site) {
    console.log(
      `\n${bold(`The origin is ready on http://localhost:${options.originPort}`)} ${took}`,
    );
  } else {
    const realms = await realmAddresses(options.realms, options.port, reachable(options.host));
    const widest = Math.max(0, ...realms.map((realm) => realm.name.length));
    console.log(`\n${bold('Ready')} ${took}\n`);
    for (const { name, address, served } of realms) {
      const remark = served ? '' : red('  not served: its findings are above');
      console.log(`  ${name.padEnd(widest)}  ${address}${remark}`);
    }
  }
  if (options.origin) {
    console.log(`\n  Sign in as  ${viewer.id}  with  ${viewer.secret}`);
    console.log(`  With other providers: any address, with  ${otherPassword}`);
  }
  for (const note of notes) console.log(`\n  ${note}`);
  console.log(dim('\n  Ctrl-C stops everything.'));
  process.send?.({ ready: true });
}
