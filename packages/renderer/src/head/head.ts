import { directionOf } from '@marquee/i18n';
import { basenameOf, fillPath } from '../routes/paths';
import type { RoutePaths } from '../routes/route-table';
import type { Site } from '../site/site';
import type { HeadData } from './head-data';

/** One element of the document's head. By `key`, the next page replaces it. */
export interface HeadTag {
  key: string;
  tag: 'title' | 'meta' | 'link' | 'json-ld';
  attributes?: Record<string, string>;
  text?: string;
}

export interface HeadPlace {
  /** Scheme and host of the site: `https://apex.example`. */
  address: string;
  /** The paths of the page's route in every variant; absent for not-found. */
  paths?: RoutePaths;
  params?: Readonly<Record<string, string | undefined>>;
  isRoot?: boolean;
}

/** The absolute address of a page in one locale. */
function addressIn(site: Site, place: HeadPlace, tag: string): string | null {
  const supported = site.realm.locales.supported.find((entry) => entry.tag === tag);
  if (!supported || !place.paths) return null;
  const path = place.isRoot ? '/' : fillPath(place.paths[supported.paths], { ...place.params });
  const full = `${basenameOf(site.realm, tag)}${path === '/' ? '' : path}` || '/';
  return `${place.address}${full}`;
}

function absolute(place: HeadPlace, src: string): string {
  return new URL(src, place.address).href;
}

/** Makes the elements of a page's head, as data: the server writes them, the browser updates them. */
export function headTags(site: Site, place: HeadPlace, head: HeadData): HeadTag[] {
  const { realm } = site;
  const brand = realm.fullName;
  const title = head.title ? `${head.title} · ${brand}` : brand;
  const description = head.description ?? site.text(realm.description);
  const image = head.image ?? realm.brand.socialImage;
  const canonical = addressIn(site, place, site.locale);
  const tags: HeadTag[] = [{ key: 'title', tag: 'title', text: title }];
  const meta = (name: string, content: string | undefined) => {
    if (content) tags.push({ key: name, tag: 'meta', attributes: { name, content } });
  };
  const property = (name: string, content: string | undefined) => {
    if (content) tags.push({ key: name, tag: 'meta', attributes: { property: name, content } });
  };
  meta('description', description);
  meta('robots', head.robots);
  if (canonical && !head.robots?.includes('noindex')) {
    tags.push({ key: 'canonical', tag: 'link', attributes: { rel: 'canonical', href: canonical } });
    if (realm.locales.supported.length > 1) {
      for (const { tag } of realm.locales.supported) {
        alternate(tags, tag, addressIn(site, place, tag));
      }
      alternate(tags, 'x-default', addressIn(site, place, realm.locales.default));
    }
  }
  property('og:site_name', brand);
  property('og:title', head.title ?? brand);
  property('og:description', description);
  property('og:type', head.type ?? 'website');
  property('og:url', canonical ?? undefined);
  property('og:locale', site.locale.replace('-', '_'));
  if (image) {
    property('og:image', absolute(place, image.src));
    property('og:image:width', image.width?.toString());
    property('og:image:height', image.height?.toString());
  }
  meta('twitter:card', image ? 'summary_large_image' : 'summary');
  head.jsonLd?.forEach((data, index) => {
    tags.push({ key: `json-ld-${index}`, tag: 'json-ld', text: JSON.stringify(data) });
  });
  return tags;
}

function alternate(tags: HeadTag[], hreflang: string, href: string | null) {
  if (!href) return;
  tags.push({
    key: `alternate-${hreflang}`,
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  });
}

/** `lang` and `dir` of the document. */
export function documentLanguage(site: Site): { lang: string; dir: 'ltr' | 'rtl' } {
  return { lang: site.locale, dir: directionOf(site.locale) };
}
