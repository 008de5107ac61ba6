import { lookup } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Check, ok, warning } from './check';

export type Find = (host: string) => Promise<{ address: string }>;

/** The time limit of a look-up; a resolver's own may be a minute. */
const PATIENCE_MS = 5_000;

/** Checks that the realm's hosts can be resolved. This machine's resolver looks all of them up at once. */
export const examineHosts = (
  hosts: readonly string[],
  find: Find = lookup,
  patienceMs = PATIENCE_MS,
): Promise<Check[]> => Promise.all(hosts.map((host) => examineHost(host, find, patienceMs)));

async function examineHost(host: string, find: Find, patienceMs: number): Promise<Check> {
  const over = new AbortController();
  const late = pause(patienceMs, undefined, { signal: over.signal, ref: false });
  const found = await Promise.race([
    find(host).then(
      ({ address }) => ({ address }),
      ({ code = '' }: NodeJS.ErrnoException) => ({ code }),
    ),
    late.then(
      () => ({ code: 'ETIMEOUT' }),
      () => ({ code: 'ABORT_ERR' }),
    ),
  ]);
  over.abort();
  if ('address' in found) return ok('hosts', `${host} is ${found.address}.`);
  return found.code === 'ENOTFOUND'
    ? warning(
        'hosts',
        `${host} is not known to this machine's name server.`,
        'Point it in DNS at where the site is served. On a machine without a network no host is known.',
      )
    : warning(
        'hosts',
        `${host} could not be looked up (${found.code}), so nothing is known of it.`,
        'Ask again where there is a network.',
      );
}
