import { themeCss } from '@marquee/design-system/theme';
import type { Realm } from '@marquee/realm';
import type { Site } from '@marquee/renderer';
import { basenameOf, fillPath } from '@marquee/renderer';
import { escapeText } from '@marquee/renderer/head';
import { contentType } from './static-files';

/** The brand as an installable app. */
export function manifestOf(realm: Realm): Response {
  const { themeColour } = themeCss(realm.theme);
  const colour = themeColour.dark ?? themeColour.light;
  const { icon } = realm.brand;
  const { ios, android } = realm.apps.stores ?? {};
  const related = [
    ...(ios ? [{ platform: 'itunes', url: ios }] : []),
    ...(android ? [{ platform: 'play', url: android }] : []),
  ];
  const manifest = {
    name: realm.fullName,
    short_name: realm.name,
    lang: realm.locales.default,
    start_url: '/',
    display: 'standalone',
    ...(colour ? { theme_color: colour, background_color: colour } : {}),
    icons: [
      {
        src: icon.src,
        type: contentType(icon.src),
        sizes: icon.src.endsWith('.svg') ? 'any' : `${icon.width}x${icon.height}`,
      },
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

/** What the route of the brand's own pages needs for each that stands on this site. */
export const ownPageParams = ({ pages }: Realm): { pageId: string }[] =>
  pages.own.flatMap(({ type, id }) => (type === 'link' ? [] : [{ pageId: id }]));

/** Every page without parameters that anyone may see, and every page of the brand's own, in every language. */
export function sitemapOf(site: Site, address: string): Response {
  const { realm } = site;
  const defaultName = 'route' in realm.menus.default ? realm.menus.default.route : 'home';
  const pages = site.live.filter(
    (route) => route.audience === 'anyone' && !route.path.includes(':') && route.name !== 'logout',
  );
  const listed = [
    ...pages.map((route) => ({ route, params: {} })),
    ...site.live
      .filter(({ name }) => name === 'externalPage')
      .flatMap((route) => ownPageParams(realm).map((params) => ({ route, params }))),
  ];
  const entries = listed.flatMap(({ route, params }) =>
    realm.locales.supported.map(({ tag, paths }) => {
      const path = route.name === defaultName ? '' : fillPath(route.paths[paths], params);
      const full = `${basenameOf(realm, tag)}${path}` || '/';
      return `<url><loc>${escapeText(`${address}${encodeURI(full)}`)}</loc></url>`;
    }),
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=300',
      },
    },
  );
}
