import type { Realm } from '@marquee/realm';
import { PROVIDER_MODULES } from '../generated/providers';
import { type ProviderRoute, providerRoute } from '../rules/provider-routes';
import type { Provider } from './provider';

/**
 * The routes of a realm's providers with the parameters of their paths, for hosts that serve only
 * files.
 */
export async function providerAddresses({
  auth,
  apps,
}: Pick<Realm, 'auth' | 'apps'>): Promise<ProviderRoute[]> {
  const routes = await Promise.all(
    auth.providers.map(async (config): Promise<ProviderRoute[]> => {
      // Own ID is on the login page itself.
      if (config.type === 'id') return [];
      // A provider takes entries of its own type, and gets no other.
      const { provider } = (await PROVIDER_MODULES[config.type]()) as unknown as {
        provider: Provider;
      };
      const own = providerRoute(config.type, provider.clientOf?.(config));
      if (own.name === 'providers') return [own, { name: own.name, params: { result: 'success' } }];
      if (own.name !== 'oauth') return [own];
      const handed = apps.native.map(({ name }) => ({
        name: 'oauthApp' as const,
        params: { ...own.params, appname: name },
      }));
      return [own, ...handed];
    }),
  );
  return routes.flat();
}
