import { providerAddresses } from '@marquee/identity/provider-addresses';
import type { Realm } from '@marquee/realm';
import { basenameOf, describeRoutes, fillPath } from '@marquee/renderer';
import { features } from '../generated/features';

/**
 * The paths at which viewers return from each of the realm's providers, in the realm's default language and the order of its
 * list; null for a provider without a return.
 */
export async function signInReturns(realm: Realm): Promise<(string | null)[]> {
  const { default: standard, supported } = realm.locales;
  const variant = supported.find(({ tag }) => tag === standard)?.paths ?? 'default';
  const routes = describeRoutes(realm, features, variant);
  return Promise.all(
    realm.auth.providers.map(async (provider) => {
      const [own] = await providerAddresses({
        auth: { ...realm.auth, providers: [provider] },
        apps: { native: [] },
      });
      const route = own && routes.find(({ name, live }) => live && name === own.name);
      return route ? `${basenameOf(realm, standard)}${fillPath(route.path, own.params)}` : null;
    }),
  );
}
