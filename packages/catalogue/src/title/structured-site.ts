import { imageUrl } from '@marquee/design-system';
import type { Site } from '@marquee/renderer';
import { titlePath } from '@marquee/titles';
import type { StructuredSite } from '../rules/title-structured-data';
import { seasonPath } from './season-path';

/** What structured data says of a site. Without a public address a realm's pages are named, and not linked. */
export function structuredSite(site: Site): StructuredSite {
  const { realm, basename, isLive } = site;
  const [host] = realm.hosts;
  const addressOf = (path: string | undefined) =>
    host !== undefined && path !== undefined ? `https://${host}${basename}${path}` : undefined;
  return {
    brand: realm.fullName,
    home: addressOf(basename ? '' : '/'),
    addressOf,
    pictureOf: (picture) => imageUrl(picture, 1440, 'jpeg'),
    pathOf: (title) => titlePath(title, site),
    seasonPathOf: (season) => (isLive('season') ? seasonPath(site, season) : undefined),
  };
}
