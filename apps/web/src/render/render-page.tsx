import { LinkProvider } from '@marquee/design-system';
import { artFocusCss, baseCss, criticalCss, themeAttributes } from '@marquee/design-system/theme';
import { type Language, languageOf, mergeLabels } from '@marquee/i18n';
import { createOriginClient, sessionHintKey } from '@marquee/origin-client';
import { languagePart, type PageContent } from '@marquee/realm';
import type { LoadedRealm } from '@marquee/realm/node';
import {
  CONCEAL,
  checkSlots,
  createSite,
  guestSession,
  type LabelSet,
  liveRows,
  POLICY_ATTRIBUTE,
  type RouteHandle,
  type Site,
  SiteLink,
  SiteProvider,
  shellLabels,
} from '@marquee/renderer';
import {
  documentLanguage,
  type HeadData,
  headTags,
  writeHead,
  writePreloads,
} from '@marquee/renderer/head';
import {
  createStaticHandler,
  createStaticRouter,
  type DataStrategyFunction,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { features } from '../generated/features';
import { type ClientBundle, filesFor } from './client-bundle';
import { contentSecurityPolicy, policyInPage, sourceHash } from './csp';
import { writeDocument } from './document';
import { manifestPath } from './manifest-path';
import { MARK_VIEWER } from './mark-viewer';
import type { PageData, SerialisedRouteError } from './page-data';
import { realmForPage } from './page-realm';
import { renderToText } from './render-to-text';
import { themeOf } from './theme-of';
import { vendorSources, withPaymentSources } from './vendor-sources';

/** How long the server waits for the origin before it sends the page without data. */
const originPatienceMs = 2500;

export interface RenderedPage {
  status: number;
  html: string;
  policy: string;
  /** Whether a cache may keep the page. */
  complete: boolean;
  /** Whether the page's address holds a secret. */
  conceals: boolean;
}

/** One realm in one locale, ready to render any of its pages. */
export interface PageRenderer {
  site: Site;
  render: (
    request: Request,
    address: string,
    options?: RenderOptions,
  ) => Promise<RenderedPage | Response>;
}

export interface RenderOptions {
  /** The page is for all addresses of its route, so that it does not name its own. */
  anyAddress?: boolean;
  /** The page comes without its data, which the browser loads. It is rendered at once, before all pages that queue. */
  askLater?: boolean;
}

export interface PageRendererInput {
  loaded: LoadedRealm;
  locale: string;
  bundle: ClientBundle;
  /** The origin's wording for this realm and language. */
  originLabels: () => Promise<LabelSet>;
  /** The fetch with which loaders reach the origin; default: the platform's own. */
  fetch?: typeof fetch;
  /**
   * The pages become files for hosts that may send no headers: a page carries its policy itself, and the browser loads what
   * the origin could not give at the build.
   */
  kept?: boolean;
  /** Renders pages one after the other, so that the process gets to its other work in between; default: at once. */
  inTurn?: InTurn;
}

/** Does a piece of work in its turn. */
export type InTurn = <Made>(work: () => Promise<Made>) => Promise<Made>;

/** Prepares everything about a page that depends on the realm and the locale alone. */
export async function createPageRenderer(input: PageRendererInput): Promise<PageRenderer> {
  const { loaded, locale, bundle } = input;
  const { realm } = loaded;
  const theme = themeOf(realm);
  const sheet = `${baseCss}${theme.css}${artFocusCss(realm.brand.loginBackground)}`;
  const origin = createOriginClient({
    address: realm.origin.address,
    publicKey: realm.origin.publicKey,
    language: locale,
    timeoutMs: originPatienceMs,
    ...(input.fetch ? { fetch: input.fetch } : {}),
  });
  // A region without wording of its own has that of its language.
  const realmWording = mergeLabels(
    loaded.labels[languagePart(locale)] ?? {},
    loaded.labels[locale] ?? {},
  );
  const rows = liveRows(realm, features);
  checkSlots(realm, features);
  const language = languageOf(locale);
  const { shell, byFeature, everything } = await wordsOf(language);
  const overrides = mergeLabels(await input.originLabels(), realmWording);
  const site = Object.assign(
    createSite({
      realm,
      features,
      rows,
      locale,
      labels: everything,
      overrides,
      origin,
      session: guestSession(),
      environment: 'server',
    }),
    { content: (path: string) => readContent(loaded, path) },
  );
  const handler = createStaticHandler(site.routes, {
    ...(site.basename ? { basename: site.basename } : {}),
  });
  const constantHashes = {
    viewer: sourceHash(MARK_VIEWER),
    sheet: sourceHash(sheet),
    boot: sourceHash(bundle.boot),
    conceal: {
      path: sourceHash(CONCEAL.path),
      query: sourceHash(CONCEAL.query),
    },
  };
  const preloadFonts = theme.fonts.filter(
    (font) => font.preload && (font.script === 'arabic') === (language === 'ar'),
  );
  const pageRealm = realmForPage(site.realm, locale);
  const vendors = await vendorSources(realm);
  const payVendors = await withPaymentSources(vendors, realm);

  async function render(
    request: Request,
    address: string,
    options: RenderOptions = {},
  ): Promise<RenderedPage | Response> {
    const { askLater = false } = options;
    const context = await handler.query(request, askLater ? { dataStrategy: allLoading } : {});
    if (context instanceof Response) return context;
    const work = () => draw(context, address, options);
    return input.inTurn && !askLater ? input.inTurn(work) : work();
  }

  async function draw(
    context: StaticHandlerContext,
    address: string,
    { anyAddress = false }: RenderOptions,
  ): Promise<RenderedPage> {
    if (input.kept) context.loaderData = askedLater(context.loaderData);

    const match = context.matches.at(-1);
    const handle = match?.route.handle as RouteHandle | undefined;
    const routeError = Object.values(context.errors ?? {})[0];
    if (routeError && !isRouteErrorResponse(routeError)) throw routeError;

    const late =
      handle && (await handle.page?.ready?.({ name: handle.name, params: match?.params ?? {} }));
    const router = createStaticRouter(handler.dataRoutes, context);
    const html = await renderToText(
      <SiteProvider site={site}>
        <LinkProvider component={SiteLink}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </LinkProvider>
      </SiteProvider>,
    );

    const status =
      context.statusCode !== 200 ? context.statusCode : (handle?.status ?? pageStatus(context));
    const head = await headOf(site, handle, context, status);
    const css = criticalCss(html, bundle.rules);
    const conceals = handle?.page?.conceals;
    const ownPolicy = handle?.page?.policy;
    const policy = contentSecurityPolicy({
      scripts: [
        constantHashes.boot,
        constantHashes.viewer,
        ...(conceals ? [constantHashes.conceal[conceals]] : []),
      ],
      styles: [constantHashes.sheet, sourceHash(css)],
      origin: realm.origin.address,
      media: realm.origin.media,
      vendors: ownPolicy === 'payment' ? payVendors : vendors,
    });
    const wanted = handle?.feature ? [handle.feature] : [];
    const parts = handle?.parts ?? [];
    const partLabels = await Promise.all(
      parts.map(async (part) => (await part.labels?.[site.language]())?.default ?? {}),
    );
    const data: PageData = {
      realm: pageRealm,
      locale,
      rows,
      labels: mergeLabels(shell, ...wanted.map((name) => byFeature.get(name) ?? {}), ...partLabels),
      features: [...wanted, ...parts.map(({ name }) => name)],
      overrides,
      hydration: { loaderData: context.loaderData },
      errors: serialiseErrors(context.errors),
    };
    const live = site.live.find((route) => route.name === handle?.name);
    const document = writeDocument({
      ...documentLanguage(site),
      ...(input.kept ? { policy: policyInPage(policy) } : {}),
      attributes: {
        ...themeAttributes(realm.theme),
        ...(ownPolicy ? { [POLICY_ATTRIBUTE]: ownPolicy } : {}),
      },
      ...(conceals ? { firstScript: CONCEAL[conceals] } : {}),
      head: writeHead(
        headTags(
          site,
          {
            address,
            ...(status === 200 && live && !conceals && !anyAddress ? { paths: live.paths } : {}),
            ...(match ? { params: match.params } : {}),
            isRoot: handle?.name === routeNameOf(realm.menus.default),
          },
          head,
        ),
      ),
      preloads: writePreloads(head.preload ?? []) + fontPreloads(preloadFonts),
      blocksPaintUntil: head.blocksPaintUntil,
      styles: [sheet, css],
      themeColours: themeColours(theme.themeColour),
      icon: { href: realm.brand.icon.src, type: iconType(realm.brand.icon.src) },
      manifest: manifestPath(realm, locale),
      session: sessionHintKey(realm.id),
      html,
      data,
      boot: {
        text: bundle.boot,
        entry: `/${bundle.manifest[bundle.entry]?.file ?? ''}`,
        sheet: `/${bundle.sheet}`,
        preload: filesFor(bundle, [
          bundle.entry,
          ...[handle?.page, ...parts, late].flatMap((code) => code?.moduleId ?? []),
        ]).map((file) => `/${file}`),
      },
      unsupported: { title: site.t('unsupported.title'), text: site.t('unsupported.text') },
    });
    const complete = status === 200 && pageComplete(context) && !conceals;
    return { status, html: document, policy, complete, conceals: conceals !== undefined };
  }

  return { site, render };
}

interface Words {
  shell: LabelSet;
  byFeature: ReadonlyMap<string, LabelSet>;
  everything: LabelSet;
}

const words = new Map<Language, Promise<Words>>();

/** The product's labels in a language, the same for every realm. */
function wordsOf(language: Language): Promise<Words> {
  const known = words.get(language) ?? loadWords(language);
  words.set(language, known);
  return known;
}

async function loadWords(language: Language): Promise<Words> {
  const shell = (await shellLabels[language]()).default;
  const byFeature = new Map<string, LabelSet>();
  for (const feature of features) {
    byFeature.set(feature.name, (await feature.labels[language]()).default);
  }
  return { shell, byFeature, everything: mergeLabels(shell, ...byFeature.values()) };
}

/** @throws {Error} for a path that the realm does not have: callers take paths from the realm itself. */
async function readContent({ documents }: LoadedRealm, path: string): Promise<PageContent> {
  const text = documents.get(path);
  if (text === undefined) throw new Error(`The realm has no content at ${path}.`);
  return JSON.parse(text);
}

function routeNameOf(target: Site['realm']['menus']['default']): string {
  return 'route' in target ? target.route : 'home';
}

interface LoaderState {
  status?: 'loading' | 'failed' | 'done';
  data?: { incomplete?: unknown } | null;
}

/** Marks the data of every page as still loading. */
const allLoading: DataStrategyFunction = async ({ matches }) => {
  const state = async () => ({ status: 'loading' });
  const results = matches.map(async (match) => [match.route.id, await match.resolve(state)]);
  return Object.fromEntries(await Promise.all(results));
};

/** Leaves what failed to the browser: the failure may be over when the page is shown. */
function askedLater(
  loaderData: StaticHandlerContext['loaderData'],
): StaticHandlerContext['loaderData'] {
  return Object.fromEntries(
    Object.entries<LoaderState | undefined>(loaderData).map(([id, state]) => [
      id,
      state?.status === 'failed' ? { status: 'loading' } : state,
    ]),
  );
}

function loaderStates(context: StaticHandlerContext): LoaderState[] {
  return Object.values<LoaderState | undefined>(context.loaderData).filter(
    (state): state is LoaderState => state !== undefined && state !== null,
  );
}

/** The status of a page. A page whose data failed says so to crawlers and caches; the viewer sees the page with its failure. */
function pageStatus(context: StaticHandlerContext): number {
  return loaderStates(context).some((state) => state.status === 'failed') ? 503 : 200;
}

function pageComplete(context: StaticHandlerContext): boolean {
  return loaderStates(context).every(({ status, data }) => status === 'done' && !data?.incomplete);
}

async function headOf(
  site: Site,
  handle: RouteHandle | undefined,
  context: StaticHandlerContext,
  status: number,
): Promise<HeadData> {
  if (status === 404) return { title: site.t('notFound.title'), robots: 'noindex' };
  if (!handle?.page?.head) return {};
  const state = context.loaderData[context.matches.at(-1)?.route.id ?? ''];
  // The page's own loader made this data, and its own head reads it.
  return handle.page.head(site, (state?.status === 'done' ? state.data : undefined) as never);
}

function serialiseErrors(
  errors: StaticHandlerContext['errors'],
): Record<string, SerialisedRouteError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText }
        : { status: 500, statusText: 'Error' },
    ]),
  );
}

function fontPreloads(fonts: ReadonlyArray<{ publicPath: string }>): string {
  return fonts
    .map(
      (font) =>
        `<link rel="preload" as="font" type="font/woff2" href="${font.publicPath}" crossorigin>`,
    )
    .join('');
}

function themeColours(colour: { light?: string; dark?: string }) {
  const both = colour.light !== undefined && colour.dark !== undefined;
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const value = colour[scheme];
    if (value === undefined) return [];
    return [{ colour: value, ...(both ? { media: `(prefers-color-scheme: ${scheme})` } : {}) }];
  });
}

function iconType(src: string): string {
  return src.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
}
