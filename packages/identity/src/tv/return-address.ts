import type { LanguageTag } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { pathOfReturn } from '../redirect/return-path';
import { CARRIED_NAMES, LONGEST_CARRIED } from '../rules/sign-in-state';
import type { TvConfig } from './tv-steps';

/** The query that goes to a TV provider and back. */
export function carriedQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = CARRIED_NAMES.flatMap((name) => {
    const value = asked.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(kept).toString();
  return query && query.length <= LONGEST_CARRIED ? `?${query}` : '';
}

/** The path of the page that a TV provider returns to, in one of the realm's languages. */
export const returnPath = (site: Pick<Site, 'realm' | 'live'>, locale: LanguageTag): string =>
  pathOfReturn(site, { name: 'providers', params: { result: 'success' } }, locale);

/**
 * The address that the service returns to: with the page's query, for a browser that has stored
 * nothing.
 */
export function returnAddress(site: Site, { redirectUri }: TvConfig, query: string): string {
  const page = redirectUri ?? window.location.origin + returnPath(site, site.locale);
  return `${page}${query}`;
}
