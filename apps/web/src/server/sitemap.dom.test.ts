import { defineFeature, type FeatureManifest, type PageModule } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { describe, expect, it } from 'vitest';
import { sitemapOf } from './realm-documents';

const page =
  (changes: Partial<PageModule> = {}) =>
  async (): Promise<PageModule> => ({
    Page: () => null,
    ...changes,
  });

const noWords = async () => ({ default: {} });

const feature: FeatureManifest = defineFeature({
  name: 'tested',
  labels: { en: noWords, es: noWords, pt: noWords, ar: noWords },
  routes: [
    { name: 'home', load: page() },
    { name: 'schedule', load: page() },
    { name: 'login', load: page() },
    { name: 'emailConfirmation', load: page({ conceals: 'query' }) },
    { name: 'licenceRedirect', load: page({ head: () => ({ robots: 'noindex' }) }) },
  ],
});

async function sitemap(paths: 'es' | 'debug' = 'es') {
  const base = realmFixture();
  const realm = {
    ...base,
    locales: {
      default: 'en',
      supported: [
        { tag: 'en', paths: 'default' as const },
        { tag: 'es', paths },
      ],
      timeZone: 'UTC',
    },
  };
  const site = siteFixture({ realm, features: [feature] });
  const text = await (await sitemapOf(site, 'https://delta.example')).text();
  return { text, xml: new DOMParser().parseFromString(text, 'application/xml') };
}

describe('the sitemap', () => {
  it('is well-formed, in the namespaces of the protocol and of its alternates', async () => {
    const { xml } = await sitemap();
    expect(xml.querySelector('parsererror')).toBeNull();
    const root = xml.documentElement;
    expect(root.localName).toBe('urlset');
    expect(root.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const link = root.querySelector('link');
    expect(link?.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
  });

  it('lists what anyone may find, in each language, and nothing that is not to be found', async () => {
    const { xml } = await sitemap();
    const addresses = [...xml.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
    expect(addresses).toEqual([
      'https://delta.example/',
      'https://delta.example/es',
      'https://delta.example/schedule',
      'https://delta.example/es/calendario',
    ]);
  });

  it('names at each address all languages of the page, itself too, and the one for everybody else', async () => {
    const { xml } = await sitemap();
    const urls = [...xml.querySelectorAll('url')];
    expect(urls).toHaveLength(4);
    for (const url of urls) {
      const links = [...url.querySelectorAll('link')].map((link) => ({
        language: link.getAttribute('hreflang'),
        href: link.getAttribute('href'),
      }));
      expect(links.map(({ language }) => language)).toEqual(['en', 'es', 'x-default']);
      expect(links.map(({ href }) => href)).toContain(url.querySelector('loc')?.textContent);
      expect(links[2]?.href).toBe(links[0]?.href);
    }
  });

  it('writes addresses as browsers ask for them, once encoded', async () => {
    const { text } = await sitemap('debug');
    expect(text).toContain('/es/%F0%9F');
    expect(text).not.toContain('%25');
  });
});
