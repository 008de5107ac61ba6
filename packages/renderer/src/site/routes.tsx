import { type ComponentType, lazy, Suspense } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { redirect } from 'react-router-dom';
import { goOnInDocument } from '../navigation/continued-document';
import { PlainError } from '../screens/PlainError';
import { AudienceGate } from '../shell/AudienceGate';
import { SiteFrame } from '../shell/SiteFrame';
import type { PageModule } from './feature';
import { loadParts } from './load-parts';
import { type PageState, stateOfError } from './page-data';
import { hasPolicyOf } from './page-policy';
import type { RouteHandle } from './route-handle';
import type { LiveRoute, Site } from './site';

/** Makes the router's routes of a site: the frame around every page, each live page, and not-found. */
export function createRoutes(site: Site): RouteObject[] {
  const pages = site.live.map(
    (route): RouteObject => ({ id: route.name, path: route.path, lazy: lazyPage(site, route) }),
  );
  return [
    {
      id: 'site',
      path: '/',
      element: <SiteFrame />,
      errorElement: <PlainError />,
      children: [
        {
          id: 'pages',
          errorElement: (
            <Suspense fallback={<PlainError framed />}>
              <ErrorPage />
            </Suspense>
          ),
          children: [
            rootRoute(site),
            ...pages,
            { id: 'notFound', path: '*', lazy: lazyNotFound(site) },
          ],
        },
      ],
    },
  ];
}

/** `SiteFollowUp` loads its code early, so that it is there when the next page fails. */
const PageError = lazy(() => import('../screens/PageError'));

/** The same once its code is here: `lazy` would render what stands in for it first, in place of the server's HTML. */
let LoadedPageError: ComponentType | undefined;

/** Loads the page that replaces one that failed, before the browser takes over its HTML. */
export async function loadPageError(): Promise<void> {
  LoadedPageError = (await import('../screens/PageError')).default;
}

const ErrorPage = () => (LoadedPageError ? <LoadedPageError /> : <PageError />);

function lazyNotFound(site: Site) {
  return async () => {
    const { notFoundPage } = await import('../screens/not-found-page');
    const parts = await loadParts(site, notFoundPage);
    const handle: RouteHandle = { name: 'notFound', page: notFoundPage, parts, status: 404 };
    return { element: <notFoundPage.Page />, handle };
  };
}

/**
 * Makes the root's route. It shows the default menu's page itself; only a target with parameters or
 * on another site needs a redirect. Where the realm does not have the target, it shows the home page:
 * the root never redirects to itself.
 */
function rootRoute(site: Site): RouteObject {
  const target = site.realm.menus.default;
  const resolved = site.resolveTarget(target);
  const isElsewhere =
    resolved && (resolved.kind === 'external' || ('params' in target && target.params));
  if (isElsewhere) {
    // The router adds the locale's prefix.
    const to = resolved.kind === 'external' ? resolved.href : resolved.path;
    return { id: 'root', index: true, loader: () => redirect(to) };
  }
  const named = (name: string) => site.live.find((live) => live.name === name);
  const route = ('route' in target && named(target.route)) || named('home');
  return { id: 'root', index: true, lazy: route ? lazyPage(site, route) : lazyNotFound(site) };
}

function lazyPage(site: Site, live: LiveRoute) {
  return async () => {
    const [[page, parts], gate] = await Promise.all([
      loadPage(site, live),
      live.restricted && import('../country/CountryGate'),
      site.environment === 'browser' ? site.ensureLabels(live.feature) : undefined,
    ]);
    const handle: RouteHandle = { name: live.name, page, parts, feature: live.feature.name };
    return {
      element: (
        <AudienceGate audience={live.audience}>
          {gate ? (
            <gate.CountryGate feature={live.restricted}>
              <page.Page />
            </gate.CountryGate>
          ) : (
            <page.Page />
          )}
        </AudienceGate>
      ),
      handle,
      ...(page.loader || page.policy ? { loader: runLoader(site, page) } : {}),
    };
  };
}

async function loadPage(site: Site, live: LiveRoute) {
  const page = await live.entry.load(site.realm);
  return [page, await loadParts(site, page)] as const;
}

function runLoader(site: Site, page: PageModule) {
  return async ({ request, params }: LoaderFunctionArgs): Promise<PageState<unknown>> => {
    const url = new URL(request.url);
    if (site.environment === 'browser' && !hasPolicyOf(page)) throw goOnInDocument(url);
    try {
      const context = { site, origin: site.origin, params, url, signal: request.signal };
      return { status: 'done', data: await page.loader?.(context) };
    } catch (error) {
      return stateOfError(error, site.environment === 'server');
    }
  };
}
