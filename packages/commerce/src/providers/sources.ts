import { type Realm, vendorAddress } from '@marquee/realm';
import { loadPaymentProvider } from './load';
import type { ConfigOf, PolicySources, ProviderType } from './provider';

const KINDS = ['script', 'style', 'frame', 'connect', 'image', 'trustedTypes'] as const;

/**
 * The sources that the realm's payment providers need in the Content-Security-Policy of pages where a viewer pays. For the server
 * alone.
 */
export async function paymentSources({ commerce, origin }: Realm): Promise<PolicySources> {
  const needed = await Promise.all(
    (commerce?.providers ?? []).map((config) => sourcesOf(config, origin.address)),
  );
  const all = (kind: keyof PolicySources) => [
    ...new Set(needed.flatMap((sources) => sources[kind] ?? [])),
  ];
  return Object.fromEntries(KINDS.map((kind) => [kind, all(kind)]));
}

async function sourcesOf<Type extends ProviderType>(
  config: ConfigOf<Type>,
  originAddress: string,
): Promise<PolicySources> {
  const provider = await loadPaymentProvider<Type>(config.type);
  return provider.sources(config, (value) => vendorAddress(value, originAddress));
}
