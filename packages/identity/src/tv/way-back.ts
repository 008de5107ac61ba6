import type { LanguageTag } from '@marquee/realm';
import { basenameOf, fillPath, invariant, type Site } from '@marquee/renderer';
import type { TvConfig } from './tv-steps';

/** What a page that signs in was asked for; nothing else of its query goes to anybody else. */
const CARRIED = ['from', 'entryPage', 'redirectTo', 'licences', 'type', 'showPurchase'];
/** Services cut or refuse what is much longer. */
const longest = 700;

/** The query that travels to a TV provider and back. */
export function carriedQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = CARRIED.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  return query && query.length <= longest ? `?${query}` : '';
}

/** The page that a viewer comes back to, in one of the realm's languages. */
export function returnPath(
  { realm, live }: Pick<Site, 'realm' | 'live'>,
  locale: LanguageTag,
): string {
  const route = live.find(({ name }) => name === 'providers');
  const variant = realm.locales.supported.find(({ tag }) => tag === locale)?.paths;
  invariant(
    route && variant,
    `The realm "${realm.id}" has no providers page in "${locale}", so nobody could come back from a TV provider. Check the switch "tvProviders".`,
  );
  return basenameOf(realm, locale) + fillPath(route.paths[variant], { result: 'success' });
}

/**
 * Where the service sends a viewer back to: with what the page was asked for, so that it is known again also to a browser
 * that has forgotten everything.
 */
export function wayBack(site: Site, { redirectUri }: TvConfig, query: string): string {
  const page = redirectUri ?? window.location.origin + returnPath(site, site.locale);
  return `${page}${query}`;
}
