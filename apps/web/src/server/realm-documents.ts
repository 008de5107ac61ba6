import { directionOf } from '@marquee/i18n';
import { type LanguageTag, type Realm, realmIn } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { basenameOf, fillPath } from '@marquee/renderer';
import { escapeAttribute } from '@marquee/renderer/head';
import { themeOf } from '../render/theme-of';
import { contentType } from './static-files';

/** A drawn icon of the brand, at its public address. */
export interface ManifestIcon {
  src: string;
  sizes: string;
  purpose: 'any' | 'maskable';
}

/**
 * The brand as an installable app in one language: named as that language names it, and started there. `drawn`: its icons in
 * the sizes that launchers ask for, where there are any.
 */
export function manifestOf(
  brand: Realm,
  locale: LanguageTag,
  drawn: readonly ManifestIcon[] = [],
): Response {
  const realm = realmIn(brand, locale);
  const { themeColour } = themeOf(realm);
  const colour = themeColour.dark ?? themeColour.light;
  const { icon } = realm.brand;
  const { ios, android } = realm.apps.stores ?? {};
  const related = [
    ...(ios ? [{ platform: 'itunes', url: ios }] : []),
    ...(android ? [{ platform: 'play', url: android }] : []),
  ];
  // A wide logo in an icon's place would be squeezed or cut; the drawn icons have a ground.
  const square = icon.width === icon.height || drawn.length === 0;
  const manifest = {
    name: realm.fullName,
    short_name: realm.name,
    lang: locale,
    dir: directionOf(locale),
    start_url: basenameOf(realm, locale) || '/',
    scope: '/',
    display: 'standalone',
    ...(colour ? { theme_color: colour, background_color: colour } : {}),
    icons: [
      ...(square
        ? [
            {
              src: icon.src,
              type: contentType(icon.src),
              sizes: icon.src.endsWith('.svg') ? 'any' : `${icon.width}x${icon.height}`,
            },
          ]
        : []),
      ...drawn.map(({ src, sizes, purpose }) => ({ src, type: contentType(src), sizes, purpose })),
    ],
    ...(related.length > 0 ? { related_applications: related } : {}),
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=300',
    },
  });
}

export function robotsOf(url: URL): Response {
  return new Response(`User-agent: *\nDisallow: /_admin/\nSitemap: ${url.origin}/sitemap.xml\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=300',
    },
  });
}

/** The route parameters of each of the brand's own pages on this site. */
export const ownPageParams = ({ pages }: Realm): { pageId: string }[] =>
  pages.own.flatMap(({ type, id }) => (type === 'link' ? [] : [{ pageId: id }]));

/**
 * Every page without parameters that anyone may see and find, and every page of the brand's own, in every language, each
 * with the others beside it. `only`: the names of the routes that there are pages of, beside the root.
 */
export async function sitemapOf(
  site: Site,
  address: string,
  only?: readonly string[],
): Promise<Response> {
  const { realm } = site;
  const defaultName = 'route' in realm.menus.default ? realm.menus.default.route : 'home';
  const pages = await Promise.all(
    site.live.map(async (route) => {
      if (only && route.name !== defaultName && !only.includes(route.name)) return [];
      if (route.name === 'externalPage')
        return ownPageParams(realm).map((params) => ({ route, params }));
      const listed =
        route.audience === 'anyone' && !route.path.includes(':') && route.name !== 'logout';
      return listed && (await isForSearch(site, route)) ? [{ route, params: {} }] : [];
    }),
  );
  const several = realm.locales.supported.length > 1;
  const entries = pages.flat().flatMap(({ route, params }) => {
    const addresses = realm.locales.supported.map(({ tag, paths }) => {
      const path = route.name === defaultName ? '' : fillPath(route.paths[paths], params);
      const full = `${basenameOf(realm, tag)}${path}` || '/';
      return { tag, href: escapeAttribute(`${address}${full}`) };
    });
    const standard = addresses.find(({ tag }) => tag === realm.locales.default);
    const alternates = [...addresses, ...(standard ? [{ ...standard, tag: 'x-default' }] : [])].map(
      ({ tag, href }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`,
    );
    return addresses.map(
      ({ href }) => `<url><loc>${href}</loc>${several ? alternates.join('') : ''}</url>`,
    );
  });
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    },
  );
}

/** Tells whether search engines may list a route: not one with a secret in its address, or whose page forbids it. */
async function isForSearch(site: Site, { entry }: Site['live'][number]): Promise<boolean> {
  const page = await entry.load(site.realm);
  if (page.conceals) return false;
  const head = await page.head?.(site, undefined);
  return !head?.robots?.includes('noindex');
}
