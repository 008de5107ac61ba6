import { securityHeaders } from '../../render/csp';
import { FONT_HEADERS } from '../font-policy';
import { PICTURE_POLICY } from '../picture-policy';

/** What a host must know of a site beside its files. */
export interface HostFacts {
  /** Scheme and host of the pages. */
  address: string;
  /** The realm's HSTS, sent where the address has https. */
  strictTransport: string;
  policy: string;
  pages: readonly { path: string; patterns?: readonly string[]; conceals: boolean }[];
  redirects: readonly Redirect[];
  /** Prefixes of the languages that have one: `/es`. */
  prefixes: readonly string[];
  /** The prefix of the default language, which is not an address: `/en`. */
  ownPrefix: string;
}

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** Folders whose files carry the hash of their content in their names. */
const HASHED = ['/code', '/_assets', '/_fonts'];

/** Paths of pictures, which have a policy of their own: the brand's folder, and icons that browsers look for at the root. */
const PICTURES = '/_assets';
const FONTS = '/_fonts';
const ROOT_PICTURES = ['/favicon.ico', '/apple-touch-icon.png'];

const POLICY = 'Content-Security-Policy';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'public, max-age=0, must-revalidate';

/**
 * Headers in nginx of files that keep their names when their content changes. nginx makes its validators of size and time, which two builds
 * may have in common, so such files have none; an empty value removes the header.
 */
const CHANGING: readonly [string, string][] = [
  ['Cache-Control', ASK],
  ['Last-Modified', ''],
];

/** Files for the operator who deploys the site; viewers cannot request them. */
const NOT_FOR_VIEWERS = ['/build.json', '/_headers', '/_redirects', '/_nginx.conf'];

function headersOf({
  address,
  strictTransport,
  policy,
}: Pick<HostFacts, 'address' | 'strictTransport' | 'policy'>): [string, string][] {
  const hsts = address.startsWith('https:') ? strictTransport : undefined;
  return named({ 'content-security-policy': policy, ...securityHeaders(hsts) });
}

/** Headers with the capitals that files of hosts use. */
const named = (headers: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(headers).map(([name, value]) => [
    name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase()),
    value,
  ]);

const pictureHeadersOf = (facts: HostFacts) => headersOf({ ...facts, policy: PICTURE_POLICY });

/**
 * `_headers`, as Netlify and Cloudflare read it. All pages of a site share one rule, because Cloudflare allows a hundred
 * rules and joins the values of all that match. A browser enforces both of two joined policies (CSP 3 §8.1).
 */
export function headersFile(facts: HostFacts): string {
  const rules = [rule('/*', headersOf(facts))];
  const forPictures = pictureHeadersOf(facts).filter(([name]) => name === POLICY);
  for (const folder of HASHED) {
    const own = folder === PICTURES ? forPictures : folder === FONTS ? named(FONT_HEADERS) : [];
    rules.push(rule(`${folder}/*`, [...own, ['Cache-Control', FOR_EVER]]));
  }
  for (const path of ROOT_PICTURES) rules.push(rule(path, forPictures));
  for (const { path, patterns = [], conceals } of facts.pages) {
    if (!conceals) continue;
    // A browser uses the last value that it knows.
    for (const at of [path, `${path}/`, ...patterns])
      rules.push(rule(at, [['Referrer-Policy', 'no-referrer']]));
  }
  return `${rules.join('\n')}\n`;
}

const rule = (path: string, headers: readonly (readonly [string, string])[]): string =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_redirects`, as Netlify and Cloudflare read it: the first line that matches counts, so single addresses come before
 * patterns. Without the lines with 200, hosts would redirect "/login" to "/login/".
 */
export function redirectsFile({ pages, redirects, prefixes, ownPrefix }: HostFacts): string {
  const lines = [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ...pages
      .filter(({ path }) => path !== '/' && !path.endsWith('/404'))
      .map(({ path }) => `${path} ${path}/ 200`),
    `${ownPrefix} / 301`,
    // After two slashes a browser would read a host.
    `${ownPrefix}//* / 301`,
    `${ownPrefix}/* /:splat 301`,
    ...pages.flatMap(({ path, patterns = [] }) =>
      patterns.map((pattern) => `${pattern} ${path}/ 200`),
    ),
    // Netlify looks for 404.html only at the root. Cloudflare finds the nearest one itself, and ignores these lines.
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
  ];
  return `${lines.join('\n')}\n`;
}

/** The directives of the site's `server` block in nginx, beside its name and root. */
export function nginxFile(facts: HostFacts): string {
  const { pages, redirects, prefixes, ownPrefix } = facts;
  const headers = headersOf(facts);
  const forPictures = pictureHeadersOf(facts);
  const add = (list: readonly (readonly [string, string])[], space = '  ') =>
    list.map(([name, value]) => `${space}add_header ${name} ${quoted(plain(value))} always;`);
  const lookUp = 'try_files $uri $uri/index.html =404;';
  const lines = [
    '# For the server block of this site. Written by each build.',
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    'gzip_static on;',
    'gzip_vary on;',
    'error_page 404 /404.html;',
    'etag off;',
    'if_modified_since off;',
    ...add([...headers, ...CHANGING], ''),
    '',
    `location / { ${lookUp} }`,
    ...prefixes.map(
      (prefix) =>
        `location ${decoded(prefix)}/ { error_page 404 ${decoded(prefix)}/404.html; ${lookUp} }`,
    ),
    ...HASHED.flatMap((folder) => [
      `location ${folder}/ {`,
      '  try_files $uri =404;',
      '  etag on;',
      '  if_modified_since exact;',
      ...add([
        ...(folder === PICTURES ? forPictures : headers),
        ...(folder === FONTS ? named(FONT_HEADERS) : []),
        ['Cache-Control', FOR_EVER],
      ]),
      '}',
    ]),
    ...ROOT_PICTURES.flatMap((path) => [
      `location = ${path} {`,
      '  try_files $uri =404;',
      ...add([...forPictures, ...CHANGING]),
      '}',
    ]),
    ...NOT_FOR_VIEWERS.map((path) => `location = ${path} { return 404; }`),
    String.raw`location ~ \.(br|gz)$ { return 404; }`,
    `location = ${decoded(ownPrefix)} { return 301 ${withQuery('/')}; }`,
    withoutPrefix(decoded(ownPrefix)),
    ...redirects.map(
      ({ from, to, status }) =>
        `location = ${quoted(decoded(from))} { return ${status} ${quoted(withQuery(plain(to)))}; }`,
    ),
    ...pages.flatMap(({ path, patterns = [], conceals }) =>
      patterns.flatMap((pattern) => [
        `location ~ ${quoted(`^${expressionOf(decoded(pattern))}/?$`)} {`,
        ...(conceals ? [...add(secretive(headers)), '  access_log off;'] : []),
        `  try_files $uri $uri/index.html ${quoted(`${decoded(path)}/index.html`)} =404;`,
        '}',
      ]),
    ),
    ...pages
      .filter(({ conceals, patterns }) => conceals && !patterns)
      .flatMap(({ path }) => [
        `location ~ ${quoted(`^${literal(decoded(path))}/?$`)} {`,
        ...add(secretive(headers)),
        '  access_log off;',
        `  ${lookUp}`,
        '}',
      ]),
  ];
  return `${lines.join('\n')}\n`;
}

/**
 * Redirects to the address without the default language's prefix. nginx has decoded the address, and a browser could read
 * a host in the rest. `rewrite` encodes the rest again; `return` would not.
 */
const withoutPrefix = (prefix: string): string =>
  `location ${prefix}/ { rewrite ${quoted(String.raw`^${literal(prefix)}[/\\\s]+(.*)$`)} /$1 permanent; }`;

/** Adds the query, which may have a token or a code. */
const withQuery = (to: string): string => (to.includes('?') ? to : `${to}$is_args$args`);

const secretive = (headers: readonly [string, string][]): [string, string][] => [
  ...headers.map(([name, value]): [string, string] => [
    name,
    name === 'Referrer-Policy' ? 'no-referrer' : value,
  ]),
  ...CHANGING,
];

/** Encodes the dollar, which begins a variable in nginx. In an address it means the same. */
const plain = (text: string): string => text.replaceAll('$', '%24');

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** nginx compares a location with the decoded address. */
const decoded = (path: string): string => decodeURIComponent(path);

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const expressionOf = (pattern: string): string =>
  pattern
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '[^/]+' : literal(segment)))
    .join('/');
