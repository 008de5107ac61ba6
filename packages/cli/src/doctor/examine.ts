import { type Consents, PROBES, type Realm, vendorAddress } from '@marquee/realm';
import type { Check } from './check';
import { checkConsents } from './consents';
import { checkDiscovery } from './discovery';
import { checkClient, checkOrigin } from './origin';
import { checkScript, checkService } from './vendor';

export interface Surroundings {
  /** The site's address, without a slash at the end. */
  site: string;
  /** Where viewers come back to from each provider, in the order of the realm's list. */
  returns: readonly (string | null)[];
  /** What the file says that viewers are asked. */
  consents?: Consents;
}

/** Looks at everything that a realm relies on; what its schema marks for the purpose, and nothing of its own. */
export async function examine(
  realm: Realm,
  { site, returns, consents }: Surroundings,
): Promise<Check[]> {
  const checks = realm.auth.providers.map((provider, index) =>
    examineProvider(realm, provider, {
      place: `auth.providers[${index}]`,
      returnAddress: `${site}${returns[index] ?? '/'}`,
    }),
  );
  return (
    await Promise.all([checkOrigin(realm), checkConsents(realm, consents), ...checks])
  ).flat();
}

async function examineProvider(
  realm: Realm,
  provider: Realm['auth']['providers'][number],
  { place, returnAddress }: { place: string; returnAddress: string },
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
      const address = vendorAddress(value, realm.origin.address);
      return CHECKS[kind](subject, address, `${place}.${key}`);
    }),
    ...(probes.call
      ? [checkClient(realm, { subject, call: filled(probes.call, entry), returnAddress })]
      : []),
  ]);
  return found.flat();
}

const CHECKS = { discovery: checkDiscovery, script: checkScript, service: checkService };

/** `{clientName}` in a call's path is the entry's own. */
const filled = (call: string, entry: Readonly<Record<string, unknown>>): string =>
  call.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(entry[key] ?? '')));
