import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LinkProvider } from '@marquee/design-system';
import { checkLabels } from '@marquee/i18n';
import { describeRoutes, SiteLink, SiteProvider, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture } from '@marquee/renderer/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { help } from '../../docs/examples/add-a-page/help';
import { root } from '../workspace/root.mjs';

const realm = realmFixture({
  locales: {
    default: 'en',
    supported: [
      { tag: 'en', paths: 'default' },
      { tag: 'es', paths: 'es' },
      { tag: 'pt', paths: 'pt' },
      { tag: 'ar', paths: 'debug' },
    ],
    timeZone: 'UTC',
  },
});

/** The page as the server renders it. */
async function render(locale: 'en' | 'es' | 'pt' | 'ar', path: string) {
  const shell = await shellLabels[locale]();
  const own = await help.labels[locale]();
  const labels = { ...shell.default, ...own.default };
  const site = siteFixture({ realm, features: [help], locale, labels, environment: 'server' });
  const handler = createStaticHandler(site.routes, { basename: site.basename || '/' });
  const context = await handler.query(new Request(new URL(path, 'http://demo.test')));
  if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const pages = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const links = createElement(LinkProvider, { component: SiteLink, children: pages });
  return renderToString(createElement(SiteProvider, { site, children: links }));
}

describe('the worked example of CONTRIBUTING.md', () => {
  it.each([
    ['en', '/help', 'Help'],
    ['es', '/es/ayuda', 'Ayuda'],
    ['pt', '/pt/ajuda', 'Ajuda'],
    ['ar', encodeURI('/ar/🛟'), 'المساعدة'],
  ] as const)('is a page of the site in %s, at %s', async (locale, path, title) => {
    const html = await render(locale, path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain('Demo');
  });

  it('is printed with the routes of the realm', () => {
    const routes = describeRoutes(realm, [help], 'default');
    expect(routes.find((route) => route.name === 'help')).toMatchObject({
      path: '/help',
      live: true,
      feature: 'help',
    });
  });

  it('has its words in every language', async () => {
    const { en, es, pt, ar } = help.labels;
    expect(
      checkLabels({
        en: (await en()).default,
        es: (await es()).default,
        pt: (await pt()).default,
        ar: (await ar()).default,
      }),
    ).toEqual([]);
  });

  it('reads in CONTRIBUTING.md as it stands in the files', async () => {
    const guide = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
    for (const file of ['help.ts', 'pages/help.tsx', 'labels/en.json']) {
      const text = await readFile(join(root, 'docs/examples/add-a-page', file), 'utf8');
      expect(guide, file).toContain(text.trim());
    }
  });
});
