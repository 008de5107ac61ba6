import { realmFixture } from '@marquee/renderer/testing';
import { describe, expect, it } from 'vitest';
import { filesFor } from './client-bundle';
import { contentSecurityPolicy, sourceHash } from './csp';
import { realmForPage } from './page-realm';

describe('the Content-Security-Policy', () => {
  it('hashes inline parts as browsers do', async () => {
    expect(sourceHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  });

  it('allows nothing inline but by hash, and no eval', () => {
    const policy = contentSecurityPolicy({
      scripts: ["'sha256-a'"],
      styles: ["'sha256-b'"],
      origin: 'https://origin.example',
    });
    expect(policy).toContain("script-src 'self' 'sha256-a';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("connect-src 'self' https://origin.example;");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toContain('frame-src');
    expect(policy).not.toMatch(/unsafe/);
  });

  it.each([
    ['https://origin.example/a;script-src%20*', 'https://origin.example'],
    ['https://origin.example/a,b', 'https://origin.example'],
    ["https://origin.example/'unsafe-inline'", 'https://origin.example'],
    ['https://münchen.example/api', 'https://xn--mnchen-3ya.example'],
    ['https://例え.example:8443', 'https://xn--r8jz45g.example:8443'],
    ['https://[', 'https://['],
    ['https://a;b\r\nc', 'https://a%3Bbc'],
    ["'self'", "'self'"],
  ])('takes %s for the source %s and nothing more', (origin, source) => {
    const policy = contentSecurityPolicy({ scripts: [], styles: [], origin });
    expect(policy).toContain(`connect-src 'self' ${source};`);
    expect(policy).toContain(`img-src 'self' data: ${source};`);
    expect(policy.split('; ').filter((part) => part.startsWith('script-src'))).toHaveLength(1);
    expect(() => new Headers({ 'content-security-policy': policy })).not.toThrow();
  });

  it('allows hosts of media for playlists, pictures and the player, and for nothing else', () => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      origin: 'https://origin.example',
      media: ['https://media.example', 'http://localhost:4410'],
    });
    const named = policy.split('; ').filter((part) => part.includes('https://media.example'));
    expect(named).toEqual([
      "img-src 'self' data: https://origin.example https://media.example http://localhost:4410",
      "connect-src 'self' https://origin.example https://media.example http://localhost:4410",
      "media-src 'self' blob: data: https://origin.example https://media.example http://localhost:4410",
    ]);
  });

  it('writes a vendor’s address so that it ends neither its source nor its list', () => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      origin: "'self'",
      vendors: { frame: ['https://tv.example/a b;c,d/ü?q=1', 'https://*.tv.example'] },
    });
    expect(policy).toContain(
      'frame-src https://tv.example/a%20b%3Bc%2Cd/%C3%BC https://*.tv.example;',
    );
  });

  it('allows a realm’s vendors, and no Trusted Types policy but theirs', () => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      origin: 'https://origin.example',
      vendors: {
        script: ['https://vendor.example/sdk.js'],
        frame: ['https://vendor.example/'],
        trustedTypes: ['own-scripts'],
      },
    });
    expect(policy).toContain("script-src 'self' https://vendor.example/sdk.js;");
    expect(policy).toContain('frame-src https://vendor.example/;');
    expect(policy).toMatch(/trusted-types own-scripts$/);
  });

  it('gets no directive from what a vendor’s address holds', () => {
    const policy = contentSecurityPolicy({
      scripts: [],
      styles: [],
      origin: 'https://origin.example',
      vendors: { script: ["https://vendor.example/a,b;default-src/sdk.js?key=1;script-src'*'"] },
    });
    expect(policy).toContain(
      "script-src 'self' https://vendor.example/a%2Cb%3Bdefault-src/sdk.js; style-src",
    );
  });
});

describe('realmForPage', () => {
  it('keeps only the page’s language of every text', () => {
    const realm = realmFixture();
    expect(realmForPage(realm, 'es').description).toEqual({ es: 'Cada combate, en directo.' });
  });

  it('falls back to the default locale’s text under the page’s language', () => {
    const realm = realmFixture({ description: { en: 'Live.' } });
    expect(realmForPage(realm, 'es').description).toEqual({ es: 'Live.' });
  });

  it('leaves route parameters alone, whatever their names', () => {
    const to = { route: 'fighter' as const, params: { en: '7' } };
    const realm = realmFixture({ menus: { default: to, main: [], footer: [], account: [] } });
    expect(realmForPage(realm, 'es').menus.default).toEqual(to);
  });
});

it('lists every file that a page needs, once', () => {
  const bundle = {
    entry: 'entry',
    boot: '',
    sheet: '',
    rules: [],
    manifest: {
      entry: { file: 'code/entry.js', imports: ['shared'] },
      page: { file: 'code/page.js', imports: ['shared', 'entry'] },
      shared: { file: 'code/shared.js' },
    },
  };
  expect(filesFor(bundle, ['entry', 'page', 'missing'])).toEqual([
    'code/entry.js',
    'code/shared.js',
    'code/page.js',
  ]);
});
