import {
  type Consents,
  PROBES,
  parseUrl,
  type Realm,
  type Selling,
  vendorAddress,
} from '@marquee/realm';
import type { Check } from './check';
import { checkCommerce } from './commerce';
import { checkConsents } from './consents';
import { checkDiscovery } from './discovery';
import { examineHeroes } from './media/examine-heroes';
import { examineMedia } from './media/examine-media';
import { checkBrowsers, checkClient, checkOrigin } from './origin';
import { checkScript, checkService } from './vendor';

export interface Surroundings {
  /** The site's address, without a slash at the end. */
  site: string;
  /** The return address for each provider, in the order of the realm's list. */
  returns: readonly (string | null)[];
  /** The terms in the file. */
  consents?: Consents;
  /** How the file says that is sold. */
  selling?: Selling;
}

/**
 * Checks everything outside that a realm relies on, by the keywords of its schema. An origin that
 * does not answer is asked nothing more, because that would report the same mistake again.
 */
export async function examine(
  realm: Realm,
  { site, returns, consents, selling }: Surroundings,
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
    answers ? checkCommerce(realm, selling) : [],
    answers ? examineMedia(realm, site) : [],
    answers ? examineHeroes(realm) : [],
    ...providers,
    ...plugins,
  ];
  return [origin, ...(await Promise.all(checks)).flat()];
}

/** Checks an address. One at the origin itself is skipped while the origin does not answer, which is reported already. */
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

/** Replaces `{clientName}` in a call's path by the provider's own. */
const filled = (call: string, entry: Readonly<Record<string, unknown>>): string =>
  call.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(entry[key] ?? '')));
