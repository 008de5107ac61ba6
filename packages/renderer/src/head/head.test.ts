import { describe, expect, it } from 'vitest';
import { ROUTE_TABLE } from '../routes/route-table';
import { siteFixture } from '../testing';
import { jsonForScript } from './escape';
import { headTags } from './head';
import { writeHead } from './write-head';

const place = { address: 'https://demo.example', paths: ROUTE_TABLE.login.paths };
const tagsOf = (locale: string, head = {}) => headTags(siteFixture({ locale }), place, head);
const find = (tags: ReturnType<typeof tagsOf>, key: string) => tags.find((tag) => tag.key === key);

describe('headTags', () => {
  it('names the page and the brand', () => {
    expect(find(tagsOf('en', { title: 'Sign in' }), 'title')?.text).toBe('Sign in · Demo League');
    expect(find(tagsOf('en'), 'title')?.text).toBe('Demo League');
  });

  it('points to the page in every language, in that language’s own path', () => {
    const tags = tagsOf('es');
    expect(find(tags, 'canonical')?.attributes?.href).toBe(
      'https://demo.example/es/iniciar-sesion',
    );
    expect(find(tags, 'alternate-en')?.attributes?.href).toBe('https://demo.example/login');
    expect(find(tags, 'alternate-x-default')?.attributes?.href).toBe('https://demo.example/login');
  });

  it('gives the root as the address of the start page', () => {
    const site = siteFixture({ locale: 'es' });
    const tags = headTags(site, { ...place, paths: ROUTE_TABLE.home.paths, isRoot: true }, {});
    expect(find(tags, 'canonical')?.attributes?.href).toBe('https://demo.example/es');
    expect(find(tags, 'alternate-en')?.attributes?.href).toBe('https://demo.example/');
  });

  it('keeps not-found out of search indexes, and gives it no canonical address', () => {
    const tags = tagsOf('en', { robots: 'noindex' });
    expect(find(tags, 'robots')?.attributes?.content).toBe('noindex');
    expect(find(tags, 'canonical')).toBeUndefined();
  });

  it('describes the brand for sites that the page is shared on', () => {
    const html = writeHead(tagsOf('en', { image: { src: '/x.jpg', width: 1200, height: 630 } }));
    expect(html).toContain('property="og:site_name" content="Demo League"');
    expect(html).toContain('property="og:image" content="https://demo.example/x.jpg"');
  });
});

describe('writing the head', () => {
  it('escapes text that could end its element or attribute', () => {
    const html = writeHead(
      tagsOf('en', {
        title: '</title><script>alert(1)</script>',
        description: '"><img src=x>',
        jsonLd: [{ name: '</script><script>alert(1)</script>' }],
      }),
    );
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img');
  });

  it('escapes text that could end a script element', () => {
    expect(jsonForScript({ a: '</script>\u2028' })).toBe('{"a":"\\u003c/script>\\u2028"}');
  });
});
