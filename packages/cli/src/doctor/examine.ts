import { type Consents, PROBES, parseUrl, type Realm, vendorAddress } from '@marquee/realm';
import type { Check } from './check';
import { checkConsents } from './consents';
import { checkDiscovery } from './discovery';
import { checkBrowsers, checkClient, checkOrigin } from './origin';
import { checkScript, checkService } from './vendor';

export interface Surroundings {
  /** The site's address, without a slash at the end. */
  site: string;
  /** Where viewers come back to from each provider, in the order of the realm's list. */
  returns: readonly (string | null)[];
  /** What the file says that viewers are asked. */
  consents?: Consents;
}

/**
 * Looks at everything that a realm relies on; what its schema marks for the purpose, and nothing of its own. An origin that
 * does not answer is asked for nothing else: that would be the same mistake under other names.
 */
export async function examine(
  realm: Realm,
  { site, returns, consents }: Surroundings,
): Promise<Check[]> {
  const origin = await checkOrigin(realm);
  const answers = origin.result === 'ok';
  const providers = realm.auth.providers.map((provider, index) =>
    examineProvider(realm, provider, {
      place: `auth.providers[${index}]`,
      returnAddress: `${site}${returns[index] ?? '/'}`,
      answers,
    }),
  );
  const plugins = (realm.pluginAddresses ?? []).map((address) =>
    checkAt(realm, address, answers, (found) => checkService('plugin', found, 'plugins')),
  );
  const checks = [
    answers ? checkBrowsers(realm, site) : [],
    answers ? checkConsents(realm, consents) : [],
    ...providers,
    ...plugins,
  ];
  return [origin, ...(await Promise.all(checks)).flat()];
}

/** What lies at the origin itself is there when the origin is. */
async function checkAt(
  { origin }: Realm,
  address: string,
  answers: boolean,
  check: (address: string) => Promise<Check | Check[]>,
): Promise<Check[]> {
  const found = vendorAddress(address, origin.address);
  const host = parseUrl(found)?.origin;
  const isAtOrigin = host === undefined || host === parseUrl(origin.address)?.origin;
  return isAtOrigin && !answers ? [] : [await check(found)].flat();
}

async function examineProvider(
  realm: Realm,
  provider: Realm['auth']['providers'][number],
  { place, returnAddress, answers }: { place: string; returnAddress: string; answers: boolean },
): Promise<Check[]> {
  const entry: Readonly<Record<string, unknown>> = { ...provider };
  const probes = PROBES[provider.type];
  if (!probes) return [];
  const { clientName } = entry;
  const subject = typeof clientName === 'string' ? `${provider.type}/${clientName}` : provider.type;
  const found = await Promise.all([
    ...probes.keys.map(({ key, kind, default: usual }) => {
      const value = entry[key] ?? usual;
      if (typeof value !== 'string') return [];
      return checkAt(realm, value, answers, (found) =>
        CHECKS[kind](subject, found, `${place}.${key}`),
      );
    }),
    ...(probes.call && answers
      ? [checkClient(realm, { subject, call: filled(probes.call, entry), returnAddress })]
      : []),
  ]);
  return found.flat();
}

const CHECKS = { discovery: checkDiscovery, script: checkScript, service: checkService };

/** `{clientName}` in a call's path is the entry's own. */
const filled = (call: string, entry: Readonly<Record<string, unknown>>): string =>
  call.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(entry[key] ?? '')));
