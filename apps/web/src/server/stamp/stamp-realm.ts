import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOriginClient, fetchLabels } from '@marquee/origin-client';
import { type Finding, isLocalHost, strictTransport } from '@marquee/realm';
import {
  isSystemRefusal,
  type LoadedRealm,
  readRealm,
  refusalInWords,
  type StoredFile,
  withPath,
} from '@marquee/realm/node';
import { basenameOf } from '@marquee/renderer';
import packageFile from '../../../package.json' with { type: 'json' };
import type { ClientBundle } from '../../render/client-bundle';
import { manifestPath } from '../../render/manifest-path';
import { createPageRenderer, type PageRenderer } from '../../render/render-page';
import { themeOf } from '../../render/theme-of';
import { withoutOrigin } from '../reading/origin-missing';
import { manifestOf, robotsOf, sitemapOf } from '../realm-documents';
import { withOrigin } from '../realm-folder';
import { sha256 } from './digest';
import { type HostFacts, headersFile, nginxFile, type Redirect, redirectsFile } from './host-files';
import { DRAWING, drawIcons } from './icons';
import type { OpenLine, OriginLine } from './origin-line';
import { type PlannedPage, plannedPages } from './pages';
import type { SharedFiles } from './shared-files';
import { SiteDraft } from './site-draft';
import { sitePolicy } from './site-policy';
import { BUILD_FILE, type BuildManifest, type StampedSite } from './types';

const { version, dependencies } = packageFile;

/** The task to stamp one realm. */
export interface StampJob {
  id: string;
  /** The realm's folder, and the folder that its site is written to. */
  folder: string;
  target: string;
  /** Hash of everything that the site is made from, except the origin's data. */
  key: string;
  address?: string;
  originAddress?: string;
  pages?: readonly string[];
  /** Takes no files from the earlier site. */
  fresh?: boolean;
}

/** What all realms of a build share. */
export interface Workshop {
  bundle: ClientBundle;
  shared: SharedFiles;
  line: OriginLine;
  log: (entry: Record<string, unknown>) => void;
}

export interface StampedJob {
  site: StampedSite;
  hosts: string[];
  linked: boolean;
}

interface MadePage extends PlannedPage {
  conceals: boolean;
  policy: string;
}

/** Reads a realm and writes its site. It does not throw when the realm has errors. */
export async function stampRealm(job: StampJob, workshop: Workshop): Promise<StampedJob> {
  const read = await readRealm(job.folder, { id: job.id });
  const loaded = read.loaded && withOrigin(read.loaded, job.originAddress);
  const lost = loaded?.realm.origin.address === '';
  const findings = lost
    ? [...read.findings, await withoutOrigin(join(job.folder, '..'), job.id)]
    : read.findings;
  if (!loaded || lost) return failed(job, findings);
  let draft: SiteDraft | undefined;
  try {
    draft = new SiteDraft(job.target, { fresh: job.fresh ?? false });
    return await stamp(job, workshop, loaded, findings, draft);
  } catch (error) {
    draft?.drop();
    if (error instanceof Error && error.name === 'SiteRefusal') throw error;
    return failed(job, findings, reasonOf(withPath(error, job.target), job, workshop));
  }
}

/** A picture that cannot be used. */
class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

/** The reason of a failure, for the operator. A fault of the build itself is also logged, with its stack trace. */
function reasonOf(error: unknown, { id }: StampJob, { log }: Workshop): string {
  if (isSystemRefusal(error)) return refusalInWords(error);
  if (error instanceof UnusablePicture) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  log({ level: 'error', event: 'stamp', realm: id, error: stack ?? message });
  return `A fault of the build itself: ${message}`;
}

export function failed({ id, target }: StampJob, findings: Finding[], reason?: string): StampedJob {
  const nothing = { pages: 0, incomplete: [], made: 0, files: 0 };
  return {
    site: {
      realm: id,
      folder: target,
      outcome: 'failed',
      ...nothing,
      findings,
      ...(existsSync(join(target, BUILD_FILE)) ? { kept: true } : {}),
      ...(reason ? { reason } : {}),
    },
    hosts: [],
    linked: true,
  };
}

async function stamp(
  job: StampJob,
  { bundle, shared, line }: Workshop,
  loaded: LoadedRealm,
  findings: Finding[],
  draft: SiteDraft,
): Promise<StampedJob> {
  const { realm } = loaded;
  const address = addressOf(job, realm.hosts);
  const calls = line.open();
  const pages: MadePage[] = [];
  const redirects: Redirect[] = [];
  const incomplete: string[] = [];
  const renderers: PageRenderer[] = [];
  for (const { tag } of realm.locales.supported) {
    const renderer = await rendererOf(loaded, tag, bundle, calls);
    renderers.push(renderer);
    for (const planned of await plannedPages(renderer.site, job.pages)) {
      const anyAddress = planned.patterns !== undefined;
      const rendered = await renderer.render(new Request(new URL(planned.path, address)), address, {
        anyAddress,
      });
      if (rendered instanceof Response) {
        const to = rendered.headers.get('location');
        if (to && !anyAddress) redirects.push({ from: planned.path, to, status: 302 });
        continue;
      }
      const notFound = rendered.status === 404;
      if (notFound && !planned.file.endsWith('404.html')) continue;
      draft.put(planned.file, rendered.html);
      pages.push({ ...planned, conceals: rendered.conceals, policy: rendered.policy });
      const whole = rendered.complete || rendered.conceals || notFound || anyAddress;
      if (!whole) incomplete.push(planned.path);
    }
  }
  if (calls.failed() && incomplete.length === 0) incomplete.push('wording');

  const icons = await iconsOf(loaded, draft);
  const site = siteInDefault(renderers, realm.locales.default);
  const drawn = icons.list.flatMap(({ path, manifest }) =>
    manifest ? [{ src: `/${path}`, ...manifest }] : [],
  );
  for (const { tag } of realm.locales.supported) {
    const file = manifestPath(realm, tag).slice(1);
    draft.put(file, await manifestOf(realm, tag, drawn).text());
  }
  draft.put('robots.txt', await robotsOf(new URL(address)).text());
  draft.put('sitemap.xml', await (await sitemapOf(site, address, job.pages)).text());
  for (const [path, stored] of loaded.assets) draft.put(path.slice(1), judged(stored));
  for (const [path, text] of loaded.documents) draft.put(path.slice(1), text);
  for (const font of themeOf(realm).fonts) shared.add(draft, font.publicPath.slice(1), font.file);
  shared.addCode(draft);

  const facts = hostFacts(loaded, address, pages, redirects);
  draft.put('_headers', headersFile(facts));
  draft.put('_redirects', redirectsFile(facts));
  draft.put('_nginx.conf', nginxFile(facts));
  const counted = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const build = draft.finish({
    version,
    realm: realm.id,
    hosts: realm.hosts,
    address,
    key: job.key,
    findings: { errors: counted('error'), warnings: counted('warning') },
    pages: pages.map(({ path, file }) => ({ path, file })),
    incomplete,
    icons,
    origin: {
      address: realm.origin.address,
      publicKey: realm.origin.publicKey,
      calls: calls.calls(),
    },
  });
  return {
    site: {
      realm: realm.id,
      folder: job.target,
      outcome: 'written',
      pages: pages.length,
      incomplete,
      made: draft.made,
      files: Object.keys(build.files).length,
      findings,
      ...localAddresses(job, realm.hosts, realm.origin.address),
    },
    hosts: realm.hosts,
    linked: draft.linked,
  };
}

const addressOf = ({ id, address }: StampJob, hosts: readonly string[]): string =>
  address ?? `https://${hosts[0] ?? `${id}.localhost`}`;

const isHere = (address: string): boolean => isLocalHost(new URL(address).hostname);

/** Finds addresses of this machine that a site would give its viewers, unless the site is built for this machine. */
export function localAddresses(
  job: StampJob,
  hosts: readonly string[],
  origin?: string,
): Pick<StampedSite, 'local'> {
  if (job.address && isHere(job.address)) return {};
  const local = [addressOf(job, hosts), ...(origin ? [origin] : [])].filter(isHere);
  return local.length > 0 ? { local } : {};
}

function rendererOf(
  loaded: LoadedRealm,
  locale: string,
  bundle: ClientBundle,
  calls: OpenLine,
): Promise<PageRenderer> {
  const { address, publicKey } = loaded.realm.origin;
  const wording = createOriginClient({
    address,
    publicKey,
    language: locale,
    timeoutMs: wordingMs,
    fetch: calls.fetch,
  });
  return createPageRenderer({
    loaded,
    locale,
    bundle,
    originLabels: () => fetchLabels(wording, loaded.realm.id),
    fetch: calls.fetch,
    kept: true,
  });
}

/** Reads a picture again. @throws {UnusablePicture} when the file has changed since it was checked. */
function judged({ file, digest }: StoredFile): Buffer {
  const content = readFileSync(file);
  if (sha256(content) !== digest)
    throw new UnusablePicture(`${file} changed while its site was being built. Build again.`);
  return content;
}

const wordingMs = 2500;

function siteInDefault(renderers: readonly PageRenderer[], locale: string) {
  const renderer = renderers.find(({ site }) => site.locale === locale) ?? renderers[0];
  if (!renderer) throw new Error('A realm without a language is refused before it comes here.');
  return renderer.site;
}

/** Takes the icons of the previous build when the picture has not changed, else draws them, which takes longest. */
async function iconsOf(
  { realm, assets }: LoadedRealm,
  draft: SiteDraft,
): Promise<BuildManifest['icons']> {
  const { themeColour } = themeOf(realm);
  const surface = themeColour.light ?? themeColour.dark ?? '#ffffff';
  const stored = assets.get(realm.brand.icon.src);
  if (!stored) throw new Error(`The file behind ${realm.brand.icon.src} is not known.`);
  const { file } = stored;
  const drawer = `${DRAWING} ${dependencies.sharp}`;
  const key = sha256(`${drawer} ${realm.id} ${surface} ${sha256(judged(stored))}`);
  const before = draft.before?.icons;
  if (before?.key === key && draft.keep(before.list.map(({ path }) => path))) return before;
  const icons = await drawIcons({ file, realm: realm.id, surface }).catch((error: unknown) => {
    if (isSystemRefusal(error) || !(error instanceof Error)) throw error;
    const message = `No icons can be drawn from ${file}: ${error.message}. Export the picture anew.`;
    throw new UnusablePicture(message, { cause: error });
  });
  for (const { path, content } of icons) draft.put(path, content);
  return {
    key,
    list: icons.map(({ path, manifest }) => ({ path, ...(manifest ? { manifest } : {}) })),
  };
}

function hostFacts(
  { realm }: LoadedRealm,
  address: string,
  pages: readonly MadePage[],
  redirects: readonly Redirect[],
): HostFacts {
  const standard = realm.locales.default;
  const prefixes = realm.locales.supported.map(({ tag }) => basenameOf(realm, tag)).filter(Boolean);
  const there = new Set(pages.map(({ path }) => path));
  // An address in another of the realm's languages, written without that language's prefix.
  const unprefixed = prefixes.flatMap((prefix) =>
    pages.flatMap(({ path, patterns }): Redirect[] => {
      const bare = path.slice(prefix.length);
      if (!path.startsWith(`${prefix}/`) || patterns || bare === '/404' || there.has(bare))
        return [];
      return [{ from: bare, to: path, status: 302 }];
    }),
  );
  const first = new Map(unprefixed.map((redirect) => [redirect.from, redirect] as const).reverse());
  return {
    address,
    strictTransport: strictTransport(realm),
    policy: sitePolicy(pages.map(({ policy }) => policy)),
    pages,
    redirects: [...redirects, ...[...first.values()].reverse()],
    prefixes,
    ownPrefix: `/${standard}`,
  };
}
