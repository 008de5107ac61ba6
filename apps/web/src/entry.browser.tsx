import { LinkProvider } from '@marquee/design-system';
import { createOriginClient, createSession, deviceIdOf } from '@marquee/origin-client';
import {
  createSite,
  loadPageError,
  type RouteHandle,
  type Site,
  SiteLink,
  SiteProvider,
} from '@marquee/renderer';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { features } from './generated/features';
import { keepTyping } from './kept-typing';
import { type PageData, pageDataId } from './render/page-data';
import { setAside } from './set-aside';
import { shown } from './shown';

function readPageData(): PageData {
  const element = document.getElementById(pageDataId);
  if (!element?.textContent) throw new Error(`The page has no data in #${pageDataId}.`);
  return JSON.parse(element.textContent);
}

/** Loads the code of the shown page before the router starts, which would else throw the page's HTML away. */
async function loadMatched(routes: RouteObject[], basename: string): Promise<void> {
  const matches = matchRoutes(routes, location, basename || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      // The renderer writes every page's handle.
      const { name, page } = loaded.handle as RouteHandle;
      await page?.ready?.({ name, params });
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

/** Waits for the whole style sheet: the next page may need rules that this page's critical CSS does not have. */
function sheetReady(): Promise<void> {
  return new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[data-sheet]');
    if (!link || link.sheet) return resolve();
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });
}

/** Puts back what other programs had added to the page; nothing before the page is about to come alive. */
let putBack = () => {};

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(() => work()) : setTimeout(work, 500);

interface AppProps {
  site: Site;
  router: ReturnType<typeof createBrowserRouter>;
  /** Carries over what the viewer had done to the page when React has rendered it anew. */
  restore: () => void;
}

function App({ site, router, restore }: AppProps) {
  useEffect(() => {
    restore();
    // Not before the parts that come alive by themselves have done so.
    whenIdle(putBack);
    alive();
    // Not before hydration: the server's HTML is a guest's, and the first render must match it.
    void site.session.start();
  }, [site, restore]);
  return (
    <SiteProvider site={site}>
      <LinkProvider component={SiteLink}>
        <RouterProvider router={router} />
      </LinkProvider>
    </SiteProvider>
  );
}

async function main() {
  const data = readPageData();
  const { realm, locale } = data;
  const { address, publicKey } = realm.origin;
  const deviceId = deviceIdOf(realm.id);
  const session = createSession({
    realm: realm.id,
    address,
    publicKey,
    language: locale,
    deviceId,
  });
  const origin = createOriginClient({ address, publicKey, language: locale, deviceId, session });
  const site = createSite({
    realm,
    features,
    rows: data.rows,
    locale,
    labels: data.labels,
    loadedFeatures: data.features,
    overrides: data.overrides,
    origin,
    session,
    environment: 'browser',
  });
  await Promise.all([
    loadMatched(site.routes, site.basename),
    data.errors && loadPageError(),
    sheetReady(),
    shown(),
  ]);
  const errors = data.errors
    ? Object.fromEntries(
        Object.entries(data.errors).map(([id, { status, statusText }]) => [
          id,
          new RouteErrorResponse(status, statusText, null),
        ]),
      )
    : null;
  const router = createBrowserRouter(site.routes, {
    ...(site.basename ? { basename: site.basename } : {}),
    hydrationData: { ...data.hydration, errors },
  });

  const root = document.getElementById('app');
  if (!root) throw new Error('The page has no #app.');
  putBack = setAside(window.takeChanges?.() ?? []);
  const restore = keepTyping(root);
  startTransition(() => {
    hydrateRoot(root, <App site={site} router={router} restore={restore} />, {
      onRecoverableError(error) {
        // A part of the page that comes alive later; what came with the page is done when the page is alive.
        setTimeout(restore);
        reportError(error);
      },
    });
  });
}

/** Marks that the page listens, and does what the viewer did before: submits their form, presses their button. */
function alive() {
  document.documentElement.dataset.ready = '';
  performance.mark('app-ready');
  const { earlySubmit: early, earlyPress: pressed } = window;
  window.earlySubmit = null;
  window.earlyPress = null;
  if (pressed?.isConnected) pressed.click();
  if (!early) return;
  early.form.removeAttribute('aria-busy');
  early.form.requestSubmit(
    early.submitter instanceof HTMLElement && early.submitter.isConnected ? early.submitter : null,
  );
}

declare global {
  interface Window {
    /** Set by the inlined boot script: ends its watch, and returns what other programs have changed on the page. */
    takeChanges?: () => MutationRecord[];
    /** Set by the inlined boot script: the form that a viewer submitted before the page listened. */
    earlySubmit?: { form: HTMLFormElement; submitter: HTMLElement | null } | null;
    /** Set by the inlined boot script: the button that a viewer pressed last before the page listened. */
    earlyPress?: HTMLElement | null;
  }
}

// A task of its own, apart from the one that reads the code, so that a viewer's press is handled in between.
setTimeout(main);
