import { LinkProvider } from '@marquee/design-system';
import { mergeLabels } from '@marquee/i18n';
import type { Realm, Section } from '@marquee/realm';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import shell from '../labels/en.json';
import type { LabelSet } from '../labels/label-loaders';
import { SiteLink } from '../navigation/SiteLink';
import { loadSections, type SectionsView } from '../sections/load-sections';
import type { SectionProps, SectionView } from '../sections/section-entry';
import { defineFeature, type FeatureManifest, type PageModule } from '../site/feature';
import type { RouteHandle } from '../site/route-handle';
import type { LoaderContext, Site } from '../site/site';
import { usePage } from '../site/use-page';
import { SiteProvider, useLabels, useSite } from '../site/use-site';
import { realmFixture, siteFixture } from '../testing';
import { LateSlot } from './LateSlot';
import { Slot } from './Slot';
import type { SlotProps } from './slot-table';

/*
 * Two invented features that know nothing of each other. `shows` has a page for a title, with room for what it costs and what
 * can be done with it; `passes` has a page for what can be bought, made of sections. Each fills what the other offers.
 */

const labelsOf = (set: LabelSet) => {
  const load = vi.fn(async () => ({ default: set }));
  return { en: load, es: load, pt: load, ar: load };
};

const title = { id: 'v-1', kind: 'video', name: 'The long night' } as const;

/** Makes a contribution that shows a label of its feature. */
const saying = (key: string) =>
  function Saying({ title: { name } }: SlotProps['title.access']) {
    return <p>{useLabels()(key, { name })}</p>;
  };

function showsFeature(): FeatureManifest {
  const page: PageModule = {
    Page: () => (
      <article>
        <h1>{useLabels()('shows.title')}</h1>
        <Slot name="title.access" props={{ title }} />
        <Slot name="title.actions" props={{ title }} />
        <LateSlot name="card.actions" props={{ title }} />
      </article>
    ),
    slots: ['title.access', 'title.actions'],
  };
  return defineFeature({
    name: 'shows',
    routes: [{ name: 'video', load: async () => page }],
    sections: [
      {
        name: 'shows/banners',
        types: ['banner'],
        parts: [
          { name: 'shows/banner-labels', labels: labelsOf({ 'shows.banner': 'Tonight: {name}' }) },
        ],
        load: async () => ({
          load: async (sections) => ({
            views: sections.map(({ id }) => ({ type: 'banner', id, line: id.toUpperCase() })),
          }),
          Section: ({ id, section }: SectionProps<SectionView & { line?: string }>) => (
            <section id={id}>{useLabels()('shows.banner', { name: section.line ?? '' })}</section>
          ),
        }),
      },
    ],
    labels: labelsOf({ 'shows.title': 'A show' }),
  });
}

function passesFeature(): FeatureManifest {
  const page: PageModule<SectionsView> = {
    Page: function Purchase() {
      const state = usePage<SectionsView>();
      const { sections, sectionModules } = useSite();
      if (state.status !== 'done') return <p>Nothing yet</p>;
      return (
        <article>
          {state.data.sections.map((section) => {
            const handler = sections.get(section.type);
            const module = handler && sectionModules.get(handler);
            return module && <module.Section key={section.id} id={section.id} section={section} />;
          })}
        </article>
      );
    },
    loader: (context: LoaderContext) => loadSections(sectionsOf(context.site.realm), context),
    sections: (realm) => sectionsOf(realm).map(({ type }) => type),
  };
  return defineFeature({
    name: 'passes',
    routes: [{ name: 'purchase', load: async () => page as PageModule }],
    slots: {
      'title.access': [
        {
          name: 'passes/access',
          feature: 'purchase',
          labels: labelsOf({ 'passes.needed': '“{name}” needs a pass' }),
          load: async () => ({ Contribution: saying('passes.needed') }),
        },
      ],
      'title.actions': [
        {
          name: 'passes/gift',
          order: 2,
          labels: labelsOf({ 'passes.gift': 'Give it to somebody' }),
          load: async () => ({ Contribution: saying('passes.gift') }),
        },
        {
          name: 'passes/buy',
          order: 1,
          labels: labelsOf({ 'passes.buy': 'Buy it' }),
          load: async () => ({ Contribution: saying('passes.buy') }),
        },
        {
          name: 'passes/series',
          fits: ({ title: { kind } }) => kind === 'series',
          load: async () => ({ Contribution: saying('passes.season') }),
        },
      ],
      'card.actions': [
        {
          name: 'passes/late',
          labels: labelsOf({ 'passes.late': 'On my list' }),
          load: async () => ({ Contribution: saying('passes.late') }),
        },
      ],
    },
    labels: labelsOf({}),
  });
}

const sectionsOf = ({ pages }: Realm): readonly Section[] => pages.home.sections;
const realmWith = (changes: Partial<Realm> = {}) =>
  realmFixture({
    pages: {
      home: {
        sections: [
          { type: 'richText', id: 'nobody', text: { en: 'No feature here handles it' } },
          { type: 'banner', id: 'final', title: { en: 'The final' } },
        ],
      },
      own: [],
    },
    ...changes,
  });

/** Renders the page as the server does, with the labels and data that it sends. */
async function onServer(realm: Realm, path: string) {
  const features = [showsFeature(), passesFeature()];
  const site = siteFixture({ realm, features, environment: 'server' });
  for (const feature of features) await site.ensureLabels(feature);
  const handler = createStaticHandler(site.routes);
  const context = await handler.query(new Request(`http://demo.test${path}`));
  if (context instanceof Response) throw new Error('The page is a redirect.');
  const html = renderToString(
    inSite(
      site,
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
  );
  const { parts = [], feature }: Partial<RouteHandle> = context.matches.at(-1)?.route.handle ?? {};
  const sources = [...features.filter(({ name }) => name === feature), ...parts];
  const sets = await Promise.all(sources.map(({ labels }) => labels?.en()));
  return {
    html,
    labels: mergeLabels(shell, ...sets.map((set) => set?.default ?? {})),
    loaded: sources.map(({ name }) => name),
    loaderData: context.loaderData,
  };
}

const inSite = (site: Site, children: React.ReactNode) => (
  <SiteProvider site={site}>
    <LinkProvider component={SiteLink}>{children}</LinkProvider>
  </SiteProvider>
);

let root: Root | undefined;
let container: HTMLElement;
const faults: unknown[] = [];

/** Hydrates the server's page with the labels and data that came with it and no others. */
async function inBrowser(
  realm: Realm,
  path: string,
  page: Awaited<ReturnType<typeof onServer>>,
  status: 'starting' | 'guest' = 'starting',
) {
  const site = siteFixture({
    realm,
    features: [showsFeature(), passesFeature()],
    labels: page.labels,
    loadedFeatures: page.loaded,
  });
  const state = proxy<{ status: string }>({ status });
  site.session = { ...site.session, state: state as Site['session']['state'] };
  const router = createMemoryRouter(site.routes, {
    initialEntries: [path],
    hydrationData: { loaderData: page.loaderData },
  });
  // As in the site's entry, the matched page's code is loaded before hydration.
  await waitFor(() => expect(router.state.initialized).toBe(true));
  container.innerHTML = page.html;
  await act(async () => {
    root = hydrateRoot(container, inSite(site, <RouterProvider router={router} />), {
      onRecoverableError: (error) => faults.push(error),
    });
  });
  return { site, state };
}

beforeEach(() => {
  faults.length = 0;
  vi.stubGlobal('scrollTo', () => {});
  vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said));
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  container.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const texts = () => [...container.querySelectorAll('article > *')].map((one) => one.textContent);

describe('two features that fill each other’s slots and sections', () => {
  it('render the same page on the server and in the browser, with the labels of both, in order', async () => {
    const page = await onServer(realmWith(), '/video/v-1');
    await inBrowser(realmWith(), '/video/v-1', page);
    expect(texts()).toEqual([
      'A show',
      '“The long night” needs a pass',
      'Buy it',
      'Give it to somebody',
    ]);
    expect(container.innerHTML).toBe(page.html);
    expect(faults).toEqual([]);
  });

  it('show a section of one on a page of the other, and leave out a section that no feature handles', async () => {
    const page = await onServer(realmWith(), '/purchase');
    await inBrowser(realmWith(), '/purchase', page);
    expect(texts()).toEqual(['Tonight: FINAL']);
    expect(container.innerHTML).toBe(page.html);
    expect(faults).toEqual([]);
  });

  it('leave out a contribution whose switch is off in the realm', async () => {
    const switches = new Proxy(realmFixture().features, { get: (_, name) => name !== 'purchase' });
    const realm = realmWith({ features: switches });
    const page = await onServer(realm, '/video/v-1');
    await inBrowser(realm, '/video/v-1', page);
    expect(texts()).toEqual(['A show', 'Buy it', 'Give it to somebody']);
    expect(page.loaded).not.toContain('passes/access');
    expect(faults).toEqual([]);
  });

  it('add a late contribution once the viewer is known, and not before', async () => {
    const page = await onServer(realmWith(), '/video/v-1');
    const { state } = await inBrowser(realmWith(), '/video/v-1', page);
    expect(page.loaded).not.toContain('passes/late');
    expect(screen.queryByText('On my list')).toBeNull();
    await act(async () => {
      state.status = 'guest';
    });
    expect(await screen.findByText('On my list')).toBeVisible();
    expect(faults).toEqual([]);
  });
});
