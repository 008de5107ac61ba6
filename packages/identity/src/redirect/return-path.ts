import type { LanguageTag } from '@marquee/realm';
import { basenameOf, fillPath, invariant, type Site } from '@marquee/renderer';
import { providerRoute } from '../rules/provider-routes';

/** The path of a provider's page in one of the realm's languages, with its prefix. */
export function returnPath(
  { realm, live }: Pick<Site, 'realm' | 'live'>,
  type: string,
  client: string | undefined,
  locale: LanguageTag,
  app?: string,
): string {
  const own = providerRoute(type, client);
  // An OAuth server is told by the address itself that an app waits for the code (spec 1 §2).
  const { name, params } =
    app && own.name === 'oauth'
      ? { name: 'oauthApp', params: { ...own.params, appname: app } }
      : own;
  const route = live.find((one) => one.name === name);
  const variant = realm.locales.supported.find(({ tag }) => tag === locale)?.paths;
  invariant(
    route && variant,
    `The realm "${realm.id}" has no page for the provider "${type}" in "${locale}", so nobody could come back from it. Check the route "${name}".`,
  );
  return `${basenameOf(realm, locale)}${fillPath(route.paths[variant], params)}`;
}
