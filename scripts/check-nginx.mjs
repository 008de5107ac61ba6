// `npm run check:nginx`: runs nginx with docs/deploy/nginx.conf and the sample realms built as files, and one of them
// built alone, and checks everything that docs/deploy.md promises,
// also in folders with awkward names. It is not part of `npm test`, which needs no nginx.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '../packages/test-browser/src/free-port.mjs';
import { root } from './workspace/root.mjs';

const nginx = installedNginx();

/** The first nginx of this machine; without one there is nothing to check. */
function installedNginx() {
  const found = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
  if (found) return found;
  console.error('NOT CHECKED: nginx is not installed. On Debian: apt-get install -y nginx-light');
  return exit(2);
}

const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
// Started by root, nginx serves as another user, who must be able to read the folder.
chmodSync(dir, 0o755);
const [given] = argv.slice(2);
const sites = given ?? join(dir, 'sites');
if (!given) build('--all', '--out', sites);
const alone = join(dir, 'alone');
build('--realm', 'apex', '--out', alone);

/** @param {string[]} words */
function build(...words) {
  const command = join(root, 'packages/cli/bin/marquee.mjs');
  execFileSync(execPath, [command, 'build', ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(brotliModule);

/** @type {string[]} */
const hostile = JSON.parse(readFileSync(join(root, 'scripts/hostile-folders.json'), 'utf8'));
/** Writes small sites in folders whose names have a meaning in nginx, each with a host of its own. */
const awkward = hostile.map((name, index) => ({
  name,
  site: join(dir, 'awkward', name),
  realm: `awkward${index}`,
}));
for (const { name, site, realm } of awkward) {
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), name);
  writeFileSync(join(site, '_nginx.conf'), 'index index.html;\n');
  writeFileSync(join(site, 'build.json'), JSON.stringify({ realm, hosts: [] }));
}
// A whole site as well, because the build writes its configuration.
const spaced = join(dir, 'awkward', 'the brand\'s "own" $site; ü');
build('--realm', 'plain', '--out', spaced);

/** The documented configuration, with this run's ports, folders and user. */
function configure() {
  const text = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8');
  const own = text
    .replace(
      'include /etc/nginx/modules-enabled/*.conf;',
      brotli ? `load_module ${brotliModule};` : '',
    )
    .replace('user www-data;', 'daemon off;')
    .replaceAll('/run/nginx.pid', join(dir, 'nginx.pid'))
    .replaceAll('/var/log/nginx', dir)
    .replaceAll('/etc/nginx/marquee-servers.conf', join(dir, 'servers.conf'))
    .replace('listen 80 default_server', `listen 127.0.0.1:${port} default_server`)
    .replace('# brotli_static on;', brotli ? 'brotli_static on;' : '');
  writeFileSync(join(dir, 'nginx.conf'), own);
  const servers = join(root, 'docs/deploy/nginx-servers.mjs');
  const served = [
    { folder: sites, at: port },
    { folder: alone, at: portAlone },
    ...awkward.map(({ site }) => ({ folder: site, at: portAwkward })),
    { folder: spaced, at: portSpaced },
  ];
  const blocks = served.map(({ folder, at }) =>
    execFileSync(execPath, [servers, folder, `127.0.0.1:${at}`]),
  );
  writeFileSync(join(dir, 'servers.conf'), Buffer.concat(blocks));
  mkdirSync(join(dir, 'logs'), { recursive: true });
}

const port = await freePort();
const portAlone = await freePort();
const portAwkward = await freePort();
const portSpaced = await freePort();
configure();
execFileSync(nginx, [
  '-t',
  '-q',
  '-p',
  dir,
  '-c',
  join(dir, 'nginx.conf'),
  '-e',
  join(dir, 'error.log'),
]);
const server = spawn(
  nginx,
  ['-p', dir, '-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')],
  {
    stdio: 'inherit',
  },
);
const ended = new Promise((resolve) => server.once('close', resolve));

/** @typedef {{ status: number | undefined, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

/**
 * @param {number} port
 * @param {string} host
 * @param {string} path
 * @param {Record<string, string>} [headers]
 * @returns {Promise<Answer>}
 */
function ask(port, host, path, headers = {}) {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
      /** @type {Buffer[]} */
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

async function started() {
  for (const until = Date.now() + 10_000; ; ) {
    try {
      return await ask(port, 'nobody.example', '/');
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
let held = 0;
/** @type {string[]} */
const broken = [];

/**
 * @param {string} what
 * @param {boolean} holds
 * @param {unknown} [saw]
 */
function expect(what, holds, saw = '') {
  if (holds) held += 1;
  else broken.push(`${what}${saw === '' ? '' : `; saw ${JSON.stringify(saw)}`}`);
}

/**
 * A site's build.json: for each file its size, also compressed where that is smaller.
 * @typedef {object} BuildReport
 * @property {string} realm
 * @property {string[]} hosts
 * @property {{ path: string, file: string }[]} pages
 * @property {Record<string, { size: number, gz?: number, br?: number }>} files
 */

/** The encodings of a file: the header's value, the ending of the compressed file, and how to decompress it. */
const compressions = [
  { encoding: 'gzip', ending: /** @type {const} */ ('gz'), unpack: gunzipSync, can: true },
  {
    encoding: 'br',
    ending: /** @type {const} */ ('br'),
    unpack: brotliDecompressSync,
    can: brotli,
  },
];

/**
 * @param {string} site
 * @param {number} port
 */
async function checkSite(site, port) {
  /** @type {BuildReport} */
  const { realm, hosts, pages, files } = JSON.parse(readFileSync(join(site, 'build.json'), 'utf8'));
  const host = hosts[0] ?? `${realm}.localhost`;
  /** @type {(host: string, path: string, headers?: Record<string, string>) => Promise<Answer>} */
  const get = (...asked) => ask(port, ...asked);
  /** @type {Record<string, string>} */
  const called = { [alone]: `${realm} by itself`, [spaced]: `${realm} in an awkward folder` };
  /** @type {(what: string) => string} */
  const at = (what) => `${called[site] ?? realm}: ${what}`;
  for (const { path, file } of pages) {
    if (file.endsWith('404.html')) continue;
    const { status, headers, body } = await get(host, path);
    expect(
      at(`${path} is its page`),
      status === 200 && body.equals(readFileSync(join(site, file))),
      status,
    );
    const style = /<style>([\s\S]*?)<\/style>/.exec(body.toString())?.[1] ?? '';
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
    const policy = String(headers['content-security-policy'] ?? '');
    const allowed = policy.includes(hash) || policy.includes("'unsafe-inline'");
    expect(
      at(`${path} has a policy that its styles keep`),
      allowed && policy.includes('frame-ancestors'),
      policy,
    );
    expect(
      at(`${path} brings its own policy`),
      body.includes('http-equiv="Content-Security-Policy"'),
    );
    expect(
      at(`${path} is asked for again each time`),
      headers['cache-control'] === 'public, max-age=0, must-revalidate',
      headers['cache-control'],
    );
    expect(
      at(`${path} is text in UTF-8`),
      headers['content-type'] === 'text/html; charset=utf-8',
      headers['content-type'],
    );
    expect(
      at(`${path} with a slash is the same page`),
      (await get(host, `${path.replace(/\/$/, '')}/`)).status === 200,
    );
  }

  const lost = pages.filter(({ file }) => file.endsWith('404.html'));
  for (const { path, file } of lost) {
    const nowhere = path.replace(/404$/, 'nowhere/at-all');
    const { status, headers, body } = await get(host, nowhere);
    expect(
      at(`${nowhere} is the brand's own not-found with 404`),
      status === 404 && body.equals(readFileSync(join(site, file))),
      status,
    );
    expect(at(`${nowhere} has a policy`), Boolean(headers['content-security-policy']));
  }

  for (const [path, entry] of Object.entries(files)) {
    for (const { encoding, ending, unpack, can } of compressions) {
      const page = pages.find(({ file }) => file === path);
      if (!can || !entry[ending] || path.endsWith('404.html') || path.startsWith('_headers'))
        continue;
      const address = page?.path ?? `/${path.split('/').map(encodeURIComponent).join('/')}`;
      const { headers, body } = await get(host, address, { 'accept-encoding': encoding });
      const plain =
        headers['content-encoding'] === encoding && body.length === entry[ending]
          ? unpack(body)
          : null;
      expect(
        at(`${address} comes compressed as it lies there (${encoding})`),
        plain?.length === entry.size,
        headers['content-encoding'],
      );
    }
    if (!/^(code|_assets|_fonts)\//.test(path)) continue;
    const { status, headers } = await get(host, `/${path}`);
    expect(
      at(`/${path} is kept for ever`),
      status === 200 && headers['cache-control'] === 'public, max-age=31536000, immutable',
      headers['cache-control'],
    );
    if (path.startsWith('_assets/'))
      expect(
        at(`/${path} may do nothing when it is opened`),
        headers['content-security-policy'] === picturePolicy,
        headers['content-security-policy'],
      );
    expect(
      at(`/${path} is what it says`),
      headers['x-content-type-options'] === 'nosniff' &&
        headers['content-type'] !== 'application/octet-stream',
      headers['content-type'],
    );
  }

  for (const line of readFileSync(join(site, '_redirects'), 'utf8').trim().split('\n')) {
    const [from = '', to = '', status = ''] = line.split(' ');
    if (from.includes(':')) {
      const deep = from.replace(/:\w+/g, 'a-value-nobody-knows');
      const { status: seen, body } = await get(host, deep);
      const file = join(site, decodeURIComponent(to), 'index.html');
      expect(
        at(`${deep} is the page for any such address`),
        seen === 200 && body.equals(readFileSync(file)),
        seen,
      );
    } else if (!from.includes('*') && status !== '200') {
      const { status: seen, headers } = await get(host, `${from}?token=a%20b`);
      expect(
        at(`${from} leads to ${to} with ${status}, and its query along`),
        seen === Number(status) && headers.location === `${to}?token=a%20b`,
        [seen, headers.location],
      );
    } else if (from.endsWith('/*') && status === '301') {
      const { status: seen, headers } = await get(host, `${from.slice(0, -1)}login?a=b`);
      expect(
        at(`${from} leads to the address without it`),
        seen === 301 && headers.location === '/login?a=b',
        [seen, headers.location],
      );
      for (const elsewhere of [
        '/evil.example',
        '%5Cevil.example',
        '%09/evil.example',
        '%0A/evil.example',
      ]) {
        const { headers: answer } = await get(host, `${from.slice(0, -1)}${elsewhere}`);
        const site = `http://${host}`;
        expect(
          at(`${from} leads nowhere else with ${elsewhere}`),
          new URL(answer.location ?? '', site).origin === site,
          answer.location,
        );
      }
    }
  }

  for (const path of [
    '/code/',
    '/_assets/',
    '/_assets',
    '/_fonts/',
    '/build.json',
    '/_headers',
    '/_redirects',
    '/_nginx.conf',
    '/index.html.gz',
    '/index.html.br',
    '/../builds.json',
    '/%2e%2e/builds.json',
    '/.git/config',
  ]) {
    const { status, body } = await get(host, path);
    const silent = !body.includes('Index of') && !body.includes('"sha256"');
    expect(at(`${path} shows nothing`), (status === 404 || status === 400) && silent, status);
  }
  for (const [path, type] of Object.entries({
    '/manifest.webmanifest': 'application/manifest+json',
    '/sitemap.xml': 'text/xml; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/favicon.ico': 'image/x-icon',
    '/apple-touch-icon.png': 'image/png',
  })) {
    const { status, headers } = await get(host, path);
    expect(at(`${path} is ${type}`), status === 200 && headers['content-type'] === type, [
      status,
      headers['content-type'],
    ]);
    if (type.startsWith('image/'))
      expect(
        at(`${path} may do nothing when it is opened`),
        headers['content-security-policy'] === picturePolicy &&
          headers['x-content-type-options'] === 'nosniff',
        headers['content-security-policy'],
      );
  }
  const page = await get(host, '/');
  const { etag, 'last-modified': modified } = page.headers;
  expect(
    at('a page has no validator of size and time, which two builds may have in common'),
    page.status === 200 && etag === undefined && modified === undefined,
    [etag, modified],
  );
}

async function checkOthersPictures() {
  for (const realm of Object.keys(realms)) {
    /** @type {BuildReport} */
    const { files } = JSON.parse(readFileSync(join(sites, realm, 'build.json'), 'utf8'));
    const [picture] = Object.keys(files).filter((path) => path.startsWith('_assets/'));
    for (const other of Object.keys(realms).filter((one) => one !== realm)) {
      const { status } = await ask(port, `${other}.localhost`, `/${picture}`);
      expect(`${other} has no picture of ${realm}`, status === 404, status);
    }
  }
}

async function checkSecrets() {
  const secret = 'a-secret-of-somebody';
  const realm = Object.keys(realms).find((id) =>
    existsSync(join(sites, id, 'impersonate/-/index.html')),
  );
  if (!realm) return;
  const { status, headers } = await ask(port, `${realm}.localhost`, `/impersonate/${secret}`);
  expect(
    'a page whose address has a secret sends it on to nobody',
    status === 200 && headers['referrer-policy'] === 'no-referrer',
    headers['referrer-policy'],
  );
  expect(
    'an address with a secret is in no log',
    !readFileSync(join(dir, 'access.log'), 'utf8').includes(secret),
  );
}

const { realms } = JSON.parse(readFileSync(join(sites, 'builds.json'), 'utf8'));
try {
  const unknown = await started();
  expect(
    'an unknown host gets nothing of any brand',
    unknown.status === 404 && !unknown.body.includes('<title>Apex'),
    unknown.status,
  );
  expect(
    'the server does not say which version it is',
    unknown.headers.server === 'nginx',
    unknown.headers.server,
  );
  for (const realm of Object.keys(realms)) await checkSite(join(sites, realm), port);
  await checkOthersPictures();
  await checkSite(alone, portAlone);
  await checkSite(spaced, portSpaced);
  for (const { name, realm } of awkward) {
    const { status, body } = await ask(portAwkward, `${realm}.localhost`, '/');
    const seen = `${status} ${body}`;
    expect(`a site in the folder ${JSON.stringify(name)} is served`, seen === `200 ${name}`, seen);
  }
  await checkSecrets();
} finally {
  server.kill('SIGQUIT');
  await ended;
  rmSync(dir, { recursive: true, force: true });
}
for (const line of broken) console.log(`✗ ${line}`);
// It says so on standard error.
const version = spawnSync(nginx, ['-v'], { encoding: 'utf8' }).stderr;
console.log(
  `${version}${Object.keys(realms).length} sites, one by itself and ${awkward.length + 1} in folders of awkward names behind nginx: ${held} passed, ${broken.length} failed.`,
);
console.log(
  brotli
    ? 'Brotli: served as it lies there.'
    : 'Brotli: NOT CHECKED, this nginx has no module for it; gzip was.',
);
exit(broken.length > 0 ? 1 : 0);
