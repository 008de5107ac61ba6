import { LinkProvider } from '@marquee/design-system';
import { readRealm } from '@marquee/realm/node';
import { describeRoutes, SiteLink, SiteProvider, shellLabels } from '@marquee/renderer';
import { realmFixture, siteFixture, WorkshopPage, workshopVisit } from '@marquee/renderer/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { features } from './generated/features';

// The sample realm's file, to which the test of the worked example has added a home page with a help desk.
const { loaded, findings } = await readRealm('realm-configs/plain');
if (!loaded) throw new Error(JSON.stringify(findings));
const { realm } = loaded;

it('shows the section that a realm asks for, with what the origin answers', async () => {
  const visit = workshopVisit(realm, 'en', {
    answers: { '/api/v2/help-desk': [200, { open: true }] },
  });
  render(<WorkshopPage site={siteFixture({ realm, features, ...visit })} at="/home" />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Any questions?' })).toBeVisible();
  expect(screen.getByText('We answer at once.')).toBeVisible();
});

it('has the page among the routes of the realm', () => {
  const row = describeRoutes(realm, features, 'default').find(({ name }) => name === 'help');
  expect(row).toMatchObject({ path: '/help', live: true, feature: 'help' });
});

/** The page as the server renders it. */
async function rendered(locale: 'en' | 'es' | 'pt' | 'ar', path: string): Promise<string> {
  const supported = [
    { tag: 'en', paths: 'default' },
    { tag: 'es', paths: 'es' },
    { tag: 'pt', paths: 'pt' },
    { tag: 'ar', paths: 'debug' },
  ] as const;
  const everywhere = realmFixture({
    locales: { default: 'en', supported: [...supported], timeZone: 'UTC' },
  });
  const own = features.find(({ name }) => name === 'help');
  const sets = await Promise.all([shellLabels[locale](), own?.labels[locale]()]);
  const labels = Object.assign({}, ...sets.map((set) => set?.default));
  const site = siteFixture({ realm: everywhere, features, locale, labels, environment: 'server' });
  const handler = createStaticHandler(site.routes, { basename: site.basename || '/' });
  const context = await handler.query(new Request(new URL(path, 'http://demo.test')));
  if (context instanceof Response) throw new Error(`The page answered ${context.status}.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </LinkProvider>
    </SiteProvider>,
  );
}

it.each([
  ['en', '/help', 'Help'],
  ['es', '/es/ayuda', 'Ayuda'],
  ['pt', '/pt/ajuda', 'Ajuda'],
  ['ar', encodeURI('/ar/🛟'), 'المساعدة'],
] as const)('is rendered by the server in %s, at %s', async (locale, path, title) => {
  const html = await rendered(locale, path);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain('Demo');
});
