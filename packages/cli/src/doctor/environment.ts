import { lookup } from 'node:dns/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { type Check, ok, warning, wrong } from './check';
import { checkPort } from './port';

export interface Machine {
  node: string;
  ports: { site: number; origin: number };
  /** Whether the site is built. */
  built: boolean;
  /** The realm whose host name is looked up. */
  realm: string;
}

/** Checks what this machine needs for `npm start` and the command, whatever the realm. */
export async function examineMachine({ node, ports, built, realm }: Machine): Promise<Check[]> {
  return Promise.all([
    checkNode(node),
    checkSite(built),
    checkPort({
      port: ports.site,
      what: 'the site',
      moved: '--port, or PORT for "npm start"',
      health: '/healthz',
    }),
    checkPort({
      port: ports.origin,
      what: 'the sandbox origin',
      moved: 'ORIGIN_PORT',
      health: '/healthz',
    }),
    checkHostNames(`${realm}.localhost`),
  ]);
}

const LEAST = packageFile.engines.node.replace(/^>=/, '');

function checkNode(version: string): Check {
  const [found, least] = [version, LEAST].map((text) =>
    text.replace(/^v/, '').split('.').map(Number),
  );
  const older = [0, 1, 2]
    .map((at) => (found?.[at] ?? 0) - (least?.[at] ?? 0))
    .find((by) => by !== 0);
  return (older ?? 0) < 0
    ? wrong('node', `${version} is too old.`, `Install Node ${LEAST} or newer.`)
    : ok('node', `${version}, and ${LEAST} or newer is asked for.`);
}

const checkSite = (built: boolean): Check =>
  built
    ? ok('site', 'Built.')
    : warning('site', 'Not built: routes, serve, dev and build need it.', 'Run "npm run build".');

/** Checks the machine's host names. Browsers resolve every name under localhost themselves; other programs ask the machine. */
async function checkHostNames(host: string): Promise<Check> {
  const found = await lookup(host).catch(() => undefined);
  if (found && /^(127\.|::1$)/.test(found.address)) {
    return ok('host names', `${host} is this machine.`);
  }
  return warning(
    'host names',
    found
      ? `${host} is ${found.address}, not this machine.`
      : `${host} is not known to this machine. Browsers find it all the same; other programs do not.`,
    `Add "127.0.0.1 ${host}" to the hosts file if programs are to find it.`,
  );
}
