import { describe, expect, it } from 'vitest';
import { PICTURE_POLICY } from '../picture-policy';
import { type HostFacts, headersFile, nginxFile, redirectsFile } from './host-files';
import { patternsOf } from './pages';
import { sitePolicy } from './site-policy';

const FACTS: HostFacts = {
  address: 'https://delta.example',
  strictTransport: 'max-age=60',
  policy: "default-src 'none'; script-src 'self'",
  pages: [
    { path: '/', conceals: false },
    { path: '/login', conceals: false },
    { path: '/impersonate/-', patterns: ['/impersonate/:token'], conceals: true },
    { path: '/es/iniciar-sesion', conceals: false },
    { path: '/es/404', conceals: false },
  ],
  redirects: [{ from: '/iniciar-sesion', to: '/es/iniciar-sesion', status: 302 }],
  prefixes: ['/es'],
  ownPrefix: '/en',
};

describe('_headers', () => {
  const text = headersFile(FACTS);

  it('has one rule for all pages and one for each folder of hashed files', () => {
    const rules = text.split('\n').filter((line) => line.startsWith('/'));
    expect(rules).toEqual([
      '/*',
      '/code/*',
      '/_assets/*',
      '/_fonts/*',
      '/favicon.ico',
      '/apple-touch-icon.png',
      '/impersonate/-',
      '/impersonate/-/',
      '/impersonate/:token',
    ]);
    expect(text).toContain(
      "/*\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n",
    );
    expect(text).toContain('/code/*\n  Cache-Control: public, max-age=31536000, immutable');
  });

  it.each(['/_assets/*', '/favicon.ico', '/apple-touch-icon.png'])(
    'holds the pictures at %s to a policy of their own',
    (path) => {
      const block = text.split(/^(?=\/)/m).find((one) => one.startsWith(`${path}\n`));
      expect(block).toContain(`  Content-Security-Policy: ${PICTURE_POLICY}\n`);
    },
  );

  it('lets a plugin’s frame load the fonts, and nothing else', () => {
    const blocks = text.split(/^(?=\/)/m).filter((one) => one.includes('Access-Control'));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatch(/^\/_fonts\/\*\n {2}Access-Control-Allow-Origin: \*\n/);
  });

  it('sets Cache-Control at most once for any address, because hosts join the values of several rules', () => {
    const common = text.slice(0, text.indexOf('/code/*'));
    expect(common).not.toContain('Cache-Control');
  });

  it('requires https only when the pages have an address with https', () => {
    expect(text).toContain('  Strict-Transport-Security: max-age=60\n');
    expect(nginxFile(FACTS)).toContain('add_header Strict-Transport-Security "max-age=60" always;');
    expect(headersFile({ ...FACTS, address: 'http://delta.localhost' })).not.toContain('Strict-');
  });
});

describe('_redirects', () => {
  const lines = redirectsFile(FACTS).trim().split('\n');

  it('has single addresses before patterns, so that the first match is the right one', () => {
    expect(lines).toEqual([
      '/iniciar-sesion /es/iniciar-sesion 302',
      '/login /login/ 200',
      '/impersonate/- /impersonate/-/ 200',
      '/es/iniciar-sesion /es/iniciar-sesion/ 200',
      '/en / 301',
      '/en//* / 301',
      '/en/* /:splat 301',
      '/impersonate/:token /impersonate/-/ 200',
      '/es/* /es/404.html 404',
    ]);
  });
});

describe('patternsOf', () => {
  it.each([
    ['/activate/:id', ['/activate/:id']],
    ['/providers/:result?/:device?', ['/providers/:result/:device', '/providers/:result']],
    ['/gift/:giftId?/login', ['/gift/:giftId/login']],
    ['/📺/:id', ['/%F0%9F%93%BA/:id']],
    ['/login', []],
  ])('lists the patterns of %s', (path, patterns) => {
    expect(patternsOf(path).slice(0, patterns.length)).toEqual(patterns);
  });
});

describe('_nginx.conf', () => {
  const text = nginxFile(FACTS);

  it('neither logs an address with a secret nor sends it as a referrer', () => {
    const block =
      /location ~ "\^\/impersonate\/\[\^\/\]\+\/\?\$" \{([^}]*)\}/.exec(text)?.[1] ?? '';
    expect(block).toContain('access_log off;');
    expect(block).toContain('add_header Referrer-Policy "no-referrer" always;');
    expect(block).toContain('Content-Security-Policy');
  });

  it.each(['/_assets/', '= /favicon.ico', '= /apple-touch-icon.png'])(
    'holds the pictures at %s to a policy of their own, and to no other',
    (place) => {
      const start = text.indexOf(`location ${place} {`);
      const block = text.slice(start, text.indexOf('\n}', start));
      expect(block.match(/add_header Content-Security-Policy .*/g)).toEqual([
        `add_header Content-Security-Policy "${PICTURE_POLICY}" always;`,
      ]);
      expect(block).toContain('add_header X-Content-Type-Options "nosniff" always;');
    },
  );

  it('lets a plugin’s frame load the fonts, and nothing else', () => {
    const allowed = 'add_header Access-Control-Allow-Origin "*" always;';
    const start = text.indexOf('location /_fonts/ {');
    expect(text.slice(start, text.indexOf('\n}', start))).toContain(allowed);
    expect(text.split(allowed)).toHaveLength(2);
  });

  it('validates only files whose names have the hash of their content, because nginx compares size and time', () => {
    const [pages = ''] = text.split('\nlocation ');
    expect(pages).toContain('\netag off;\nif_modified_since off;\n');
    const blocks = text.split(/^(?=location )/m).map((block) => block.split('\n}')[0] ?? '');
    const hashed = ['/code/', '/_assets/', '/_fonts/'];
    for (const block of blocks.filter((one) => one.includes('add_header Cache-Control'))) {
      const isHashed = hashed.some((folder) => block.startsWith(`location ${folder} {`));
      expect(block.includes('etag on;'), block).toBe(isHashed);
      expect(block.includes('add_header Last-Modified "" always;'), block).toBe(!isHashed);
    }
  });

  it('quotes the values that it gets', () => {
    const policy = 'default-src "x" \\';
    expect(nginxFile({ ...FACTS, policy })).toContain('"default-src \\"x\\" \\\\"');
  });

  it('never expands a variable of nginx, whatever an origin’s address contains', () => {
    const policy = `connect-src https://origin.example/$http_cookie/\${host}`;
    const written = nginxFile({ ...FACTS, policy });
    expect(written).toContain('"connect-src https://origin.example/%24http_cookie/%24{host}"');
    expect(written.replaceAll('$is_args$args', '')).not.toMatch(/return .*\$/);
  });
});

describe('a policy for all pages of a site', () => {
  const page = (hash: string) =>
    `default-src 'none'; style-src 'self' 'sha256-${hash}'; connect-src https://origin.example`;

  it('allows what the policy of any page allows, in any order of pages', () => {
    const both = `default-src 'none'; style-src 'self' 'sha256-a=' 'sha256-b='; connect-src https://origin.example`;
    expect(sitePolicy([page('a='), page('b=')])).toBe(both);
    expect(sitePolicy([page('b='), page('a=')])).toBe(both);
  });

  it('fits into a line of a host’s file by leaving the styles to the pages’ own policies', () => {
    const many = Array.from({ length: 60 }, (_, index) => page(`${index}`.padStart(43, 'x')));
    const policy = sitePolicy(many);
    expect(policy.length).toBeLessThan(1900);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  });
});
