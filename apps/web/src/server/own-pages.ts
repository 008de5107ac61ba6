import { baseCss } from '@marquee/design-system/theme';
import { createTranslator, directionOf, languageOf } from '@marquee/i18n';
import { type LanguageTag, type Realm, realmIn, strictTransport } from '@marquee/realm';
import type { LoadedRealm } from '@marquee/realm/node';
import { shellLabels } from '@marquee/renderer';
import { escapeAttribute, escapeText } from '@marquee/renderer/head';
import { contentSecurityPolicy, securityHeaders, sourceHash } from '../render/csp';
import { themeOf } from '../render/theme-of';

const plain = `body{font-family:system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-items:center;padding:34px;box-sizing:border-box;line-height:1.5}main{max-width:34rem}h1{font-size:1.6rem;line-height:1.2}li{margin-block:8px}`;

async function page(
  status: number,
  lang: string,
  title: string,
  css: string,
  body: string,
  hsts?: string,
): Promise<Response> {
  const html = `<!doctype html><html lang="${escapeAttribute(lang)}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${css}</style></head><body><main>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({
        scripts: [],
        styles: [sourceHash(css)],
        origin: "'self'",
      }),
      ...securityHeaders(hsts),
    },
  });
}

/** The most realms that a person would look through; a folder may hold thousands. */
const MOST_LISTED = 50;

/** The page of a host that no realm has, without HSTS, which is for a realm to say: it lists the server's sites, and tells how to add a host. */
export function unknownHostDocument(url: URL, realms: readonly LoadedRealm[]): Promise<Response> {
  const port = url.port ? `:${url.port}` : '';
  const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  const more =
    realms.length > MOST_LISTED ? [`<li>… ${realms.length - MOST_LISTED} more</li>`] : [];
  const links = realms.slice(0, MOST_LISTED).map(({ realm }) => {
    const href = `${url.protocol}//${realm.id}.localhost${port}/`;
    const { fullName } = realmIn(realm, 'en');
    return `<li><a href="${escapeAttribute(href)}"><bdi>${escapeText(fullName)}</bdi></a> <small>${escapeText(href)}</small></li>`;
  });
  const known = local
    ? `<p>These sites are served here:</p><ul>${[...links, ...more].join('')}</ul>`
    : '<p>If this address should show a site, add it to <code>hosts</code> in that realm’s <code>realm.json</code>.</p>';
  return page(
    404,
    'en',
    'No site at this address',
    plain,
    `<h1>No site is served at ${escapeText(url.host)}</h1>${known}`,
  );
}

/** The page for when rendering fails: the brand's colours, a short text in its language, the request id for the support desk. */
export async function faultDocument(
  realm: Realm,
  requestId: string,
  secure: boolean,
): Promise<Response> {
  const locale = realm.locales.default;
  const { default: labels } = await shellLabels[languageOf(locale)]();
  const { t } = createTranslator({ locale, labels });
  const css = `${baseCss}${themeOf(realm).css}${plain}body{background:var(--surface);color:var(--text)}a{color:inherit}`;
  const words = [
    `<h1>${escapeText(t('failure.title'))}</h1>`,
    `<p>${escapeText(t('failure.text'))}</p>`,
    `<p><a href="/">${escapeText(realm.fullName)}</a></p>`,
    `<p><small>${escapeText(t('failure.request'))} ${escapeText(requestId)}</small></p>`,
  ];
  const hsts = secure ? strictTransport(realm) : undefined;
  return page(500, locale, realm.fullName, css, words.join(''), hsts);
}

/** Tells a viewer, in the brand's labels and colours, that too many pages are being made. The page reloads by itself. */
export async function busyDocument(
  realm: Realm,
  locale: LanguageTag,
  requestId: string,
  secure: boolean,
): Promise<Response> {
  const { default: labels } = await shellLabels[languageOf(locale)]();
  const { t } = createTranslator({ locale, labels });
  const { name, fullName } = realmIn(realm, locale);
  const css = `${baseCss}${themeOf(realm).css}${plain}body{background:var(--surface);color:var(--text)}`;
  const words = `<h1>${escapeText(t('busy.title'))}</h1><p>${escapeText(t('busy.text', { brand: name }))}</p>`;
  const hsts = secure ? strictTransport(realm) : undefined;
  const response = await page(503, locale, fullName, css, words, hsts);
  const seconds = String(secondsUntil(requestId));
  response.headers.set('retry-after', seconds);
  response.headers.set('refresh', seconds);
  return response;
}

/** Two to six seconds, so that viewers who had to wait do not come back all together. */
const secondsUntil = (requestId: string): number =>
  2 + ([...requestId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5);
