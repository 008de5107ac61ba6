import type { LanguageTag } from '@marquee/realm';
import { basenameOf, fillPath, invariant, type Site } from '@marquee/renderer';
import { type ProviderRoute, providerRoute } from '../rules/provider-routes';

/**
 * The path of a page that a provider returns to, in one of the realm's languages, with its prefix.
 */
export function pathOfReturn(
  { realm, live }: Pick<Site, 'realm' | 'live'>,
  { name, params }: ProviderRoute,
  locale: LanguageTag,
): string {
  const route = live.find((one) => one.name === name);
  const variant = realm.locales.supported.find(({ tag }) => tag === locale)?.paths;
  invariant(
    route && variant,
    `The realm "${realm.id}" has no page "${name}" in "${locale}", so nobody could come back to it from a provider. Check the route "${name}".`,
  );
  return `${basenameOf(realm, locale)}${fillPath(route.paths[variant], params)}`;
}

/** The path of a provider's page in one of the realm's languages, with its prefix. */
export function returnPath(
  site: Pick<Site, 'realm' | 'live'>,
  type: string,
  client: string | undefined,
  locale: LanguageTag,
  app?: string,
): string {
  const own = providerRoute(type, client);
  // The address itself tells an OAuth server that an app waits for the code (spec 1 §2).
  const route: ProviderRoute =
    app && own.name === 'oauth'
      ? { name: 'oauthApp', params: { ...own.params, appname: app } }
      : own;
  return pathOfReturn(site, route, locale);
}
