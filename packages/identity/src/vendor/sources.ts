import { type Realm, vendorAddress } from '@marquee/realm';
import { SCRIPT_POLICY } from '@marquee/renderer/vendor';
import type { Provider, ProviderModule, Sources } from '../providers/provider';
import { offeredProviders } from '../rules/offered-providers';

/**
 * The sources that the realm's providers need in its pages' Content-Security-Policy. For the server
 * alone.
 */
export async function signInSources({ auth, origin }: Realm): Promise<Sources> {
  const providers = offeredProviders(auth.providers).filter(({ type }) => type !== 'id');
  if (providers.length === 0) return {};
  const { PROVIDER_MODULES } = await import('../providers/other-providers');
  const addressOf = (value: string) => vendorAddress(value, origin.address);
  const needed = await Promise.all(
    providers.map(async (config) => {
      const { provider } = (await PROVIDER_MODULES[config.type]()) as unknown as ProviderModule;
      return (provider as Provider).sources?.(config, addressOf) ?? {};
    }),
  );
  const all = (kind: keyof Sources) => [
    ...new Set(needed.flatMap((sources) => sources[kind] ?? [])),
  ];
  const script = all('script');
  return {
    script,
    style: all('style'),
    frame: all('frame'),
    connect: all('connect'),
    image: all('image'),
    trustedTypes: [...(script.length > 0 ? [SCRIPT_POLICY] : []), ...all('trustedTypes')],
  };
}
