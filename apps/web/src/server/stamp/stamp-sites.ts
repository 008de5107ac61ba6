import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Finding } from '@marquee/realm';
import { type Glance, glancesAt, isSystemError, listRealms, withPath } from '@marquee/realm/node';
import packageFile from '../../../package.json' with { type: 'json' };
import { SiteRefusal } from '../site-refusal';
import { type BuildIndex, type BuiltRealm, readIndex, writeIndex } from './build-index';
import { lockBuild } from './build-lock';
import { byText, folderDigest, sha256 } from './digest';
import { hostConflicts } from './host-conflicts';
import { OriginLine } from './origin-line';
import { SHARED_FOLDER } from './shared-files';
import { besideOf, mendAfterKill, readBuild, siteOfDraft } from './site-draft';
import { failed, localAddresses, type StampedJob, type StampJob } from './stamp-realm';
import {
  BUILD_FILE,
  type BuildManifest,
  type StampedSite,
  type StampOptions,
  type StampResult,
} from './types';
import { openWorkshops } from './workshops';

const { version } = packageFile;

const LOCK = 'building';

/** The fewest realms that are worth threads: fewer are written before a thread has started. */
const worthThreads = 4;

/**
 * Writes realms as folders of files that any static host can serve, all from one compiled bundle. Sites that have not
 * changed since the previous build stay as they are. A realm with errors fails alone, and keeps its earlier site.
 * @throws {SiteRefusal} when the site is not built, a realm is unknown, or a build may not write the folder.
 */
export async function stampSites(options: StampOptions): Promise<StampResult> {
  const { dist, realms, out } = options;
  if (!existsSync(join(dist, 'server')))
    throw new SiteRefusal('The site has not been built yet. Run "npm run build" first.');
  const listed = await listRealms(realms);
  if (!listed.ok) throw new SiteRefusal(listed.finding.message);
  const { ids } = listed;
  const selected = options.select === 'all' ? ids : [...new Set(options.select)].sort(byText);
  const unknown = selected.filter((id) => !ids.includes(id));
  if (unknown.length > 0 || selected.length === 0) {
    const lookalikes = listed.findings.map(({ message }) => ` ${message}`).join('');
    const known = `There are: ${ids.join(', ') || 'none'}.${lookalikes}`;
    throw new SiteRefusal(
      selected.length === 0
        ? `There is no realm in ${realms}.${lookalikes}`
        : `There is no realm "${unknown.join('", "')}" in ${realms}. ${known}`,
    );
  }
  refuseFile(out);
  refuseRealm(out, realms, ids);
  const several = readIndex(out) !== null || options.select === 'all' || selected.length > 1;
  const alone = besideOf(out, LOCK);
  const together = join(out, `.${LOCK}`);
  // A single site may be in a folder with the sites of a build of several.
  const release = several
    ? lockBuild(together, () => [alone, ...locksIn(out)])
    : lockBuild(alone, () => [together, join(dirname(out), `.${LOCK}`)]);
  try {
    const misnamed = options.select === 'all' ? listed.findings : [];
    const index = readIndex(out);
    return await stampSelected(options, { ids, selected, index, several, misnamed });
  } catch (error) {
    throw withPath(error, out);
  } finally {
    release();
  }
}

/** Locks of sites by themselves in a folder. */
function locksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith(`.${LOCK}`));
  return names.filter((name) => name !== `.${LOCK}`).map((name) => join(folder, name));
}

interface Selection {
  /** Every realm of the folder, and those to stamp. */
  ids: readonly string[];
  selected: readonly string[];
  index: BuildIndex | null;
  /** Each site has a folder of its own. */
  several: boolean;
  /** What looks like a realm among all and is none. */
  misnamed: readonly Finding[];
}

async function stampSelected(
  options: StampOptions,
  { ids, selected, index, several, misnamed }: Selection,
): Promise<StampResult> {
  const { dist, realms, out } = options;
  const target = (id: string) => (several ? join(out, id) : out);
  const parent = several ? out : dirname(out);
  refuseForeign(out, several, index);
  const drafts = readdirSync(parent).filter(isHidden);
  const left = several && options.select === 'all' ? drafts.flatMap(siteOfDraft) : [];
  const ours = left.filter((id) => isOurs(target(id), id));
  for (const id of new Set([...selected, ...ours])) mendAfterKill(target(id), drafts);

  const base = sha256(
    [
      version,
      folderDigest(join(dist, 'client')),
      folderDigest(join(dist, 'server')),
      readFileSync(join(dist, 'boot.js'), 'utf8'),
      // The bytes depend on the versions that compress, write dates and draw.
      process.versions.zlib,
      process.versions.brotli,
      process.versions.icu,
      packageFile.dependencies.sharp,
      options.address ?? '',
      options.originAddress ?? '',
      options.pages?.join() ?? '',
    ].join('\n'),
  );
  const glance = glancesAt(realms);
  const sources = new SourceDigests(realms, glance);
  const jobs = selected.map(
    (id): StampJob => ({
      id,
      folder: join(realms, id),
      target: target(id),
      key: keyOf(base, sources, id),
      ...(options.address ? { address: options.address } : {}),
      ...(options.originAddress ? { originAddress: options.originAddress } : {}),
      ...(options.pages ? { pages: options.pages } : {}),
      ...(options.force ? { fresh: true } : {}),
    }),
  );

  const conflicts = await hostConflicts(realms, ids, selected, glance);
  const results = new Map<string, StampedJob>();
  const waiting: StampJob[] = [];
  const line = new OriginLine();
  const isOver = () => options.signal?.aborted === true;
  await each(jobs, { atOnce: 16, isOver }, async (job) => {
    const conflict = conflicts.get(job.id);
    const kept = !conflict && !options.force && (await unchanged(job, index, options, line));
    if (conflict) results.set(job.id, failed(job, conflict));
    else if (kept) results.set(job.id, kept);
    else waiting.push(job);
  });
  waiting.sort((a, b) => byText(a.id, b.id));

  if (waiting.length > 0) {
    const cores = availableParallelism();
    const threads = options.threads ?? (waiting.length < worthThreads ? 0 : Math.max(cores, 1));
    const workshops = await openWorkshops({
      dist,
      store: several ? join(out, SHARED_FOLDER) : null,
      threads,
      log: options.log,
    });
    try {
      let done = jobs.length - waiting.length;
      await each(waiting, { atOnce: workshops.atOnce, isOver }, async (job) => {
        results.set(job.id, await workshops.stamp(job));
        done += 1;
        options.progress?.(done, jobs.length);
      });
    } finally {
      await workshops.close();
    }
  }

  const inOrder = jobs.flatMap((job) => results.get(job.id) ?? []);
  const removed =
    several && options.select === 'all' && !isOver() ? removeOthers(out, ids, index) : [];
  if (several) writeIndex(out, nextIndex(index, inOrder, jobs, removed));
  const findings = [...inOrder.flatMap(({ site }) => site.findings), ...misnamed];
  if (findings.length > 0) options.report(findings);
  return {
    sites: inOrder.map(({ site }) => site),
    removed,
    shared: several && inOrder.every(({ linked }) => linked) ? 'linked' : 'copied',
  };
}

function refuseFile(out: string): void {
  const found = statSync(out, { throwIfNoEntry: false });
  if (found && !found.isDirectory()) throw new SiteRefusal(`${out} is a file. Give a folder.`);
}

/** Refuses a realm's own folder: a site in it would be part of its own source. */
function refuseRealm(out: string, realms: string, ids: readonly string[]): void {
  const inside = relative(realPath(realms), realPath(out)).split(sep)[0] ?? '';
  if (!ids.includes(inside)) return;
  throw new SiteRefusal(
    `${out} is in the folder of the realm "${inside}", which is its own. Give a folder outside ${realms}.`,
  );
}

/** Follows all links of a path, as far as it exists. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** Refuses a folder with files that no build wrote: they must not be deleted. */
function refuseForeign(out: string, several: boolean, index: BuildIndex | null): void {
  if (!existsSync(out)) return;
  const names = readdirSync(out).filter((name) => !isHidden(name));
  if (names.length === 0 || (several ? index !== null : names.includes(BUILD_FILE))) return;
  // A build of several that was killed has sites, and no list of them yet.
  const ours = (name: string) => name === SHARED_FOLDER || existsSync(join(out, name, BUILD_FILE));
  if (several && names.every(ours)) return;
  throw new SiteRefusal(
    `${out} holds files that are no build of ${several ? 'several realms' : 'a realm'}, and a build takes the whole folder. Give an empty folder, or a new one.`,
  );
}

/** Whether a build wrote the site of a removed realm; only then may hidden folders beside it be deleted. */
const isOurs = (target: string, id: string): boolean =>
  [target, besideOf(target, 'before')].some((folder) => readBuild(folder)?.realm === id);

const isHidden = (name: string): boolean => name.startsWith('.');

/** The key of a realm; empty when the realm cannot be read. Stamping it then reports why. */
function keyOf(base: string, sources: SourceDigests, id: string): string {
  try {
    return sha256(`${base} ${sources.of(id)}`);
  } catch (error) {
    if (isSystemError(error)) return '';
    throw error;
  }
}

/** Hashes of what a realm is made from: its own folder, and the folder of all realms when it extends another. */
class SourceDigests {
  readonly #realms: string;
  readonly #glance: (id: string) => Glance;
  #all: string | undefined;

  constructor(realms: string, glance: (id: string) => Glance) {
    this.#realms = realms;
    this.#glance = glance;
  }

  of(id: string): string {
    const own = folderDigest(join(this.#realms, id));
    if (!this.#glance(id).hasBase) return own;
    this.#all ??= folderDigest(this.#realms);
    return `${own} ${this.#all}`;
  }
}

/** The site of the previous build, when a new one would be the same. */
async function unchanged(
  job: StampJob,
  index: BuildIndex | null,
  { keepData }: StampOptions,
  line: OriginLine,
): Promise<StampedJob | null> {
  const { id, target, key } = job;
  const entry = index?.realms[id];
  if (index && entry?.key !== key && !existsSync(join(target, BUILD_FILE))) return null;
  // With `keepData` the list is enough; the site's own manifest is larger.
  if (entry?.key === key && keepData && existsSync(join(target, BUILD_FILE)))
    return keptSite(job, entry);
  const build = readBuild(target);
  if (build?.key !== key) return null;
  let unasked = false;
  if (!keepData) {
    const { address, publicKey, calls } = build.origin;
    if (build.incomplete.length > 0) return null;
    const answer = await line.compare(address, publicKey, calls);
    if (answer === 'other') return null;
    // The earlier pages have data, and new ones would have none.
    unasked = answer === 'away';
  }
  const files = Object.keys(build.files).length;
  const kept = keptSite(job, { ...build, pages: build.pages.length, files });
  return unasked ? { ...kept, site: { ...kept.site, unasked } } : kept;
}

function keptSite(
  job: StampJob,
  built: Pick<BuiltRealm, 'hosts' | 'pages' | 'files' | 'incomplete'> &
    Partial<Pick<BuildManifest, 'origin'>>,
): StampedJob {
  const { hosts, pages, files, incomplete } = built;
  const site: StampedSite = {
    realm: job.id,
    folder: job.target,
    outcome: 'unchanged',
    findings: [],
    pages,
    incomplete,
    made: 0,
    files,
    ...localAddresses(job, hosts, built.origin?.address),
  };
  return { site, hosts, linked: true };
}

/** Deletes sites whose realms no longer exist, if a build wrote them. */
function removeOthers(out: string, ids: readonly string[], index: BuildIndex | null): string[] {
  const known = new Set(ids);
  // A killed build may have written sites that are not in the list.
  const sites = readdirSync(out).filter((name) => !isHidden(name) && !known.has(name));
  const unlisted = sites.filter((name) => readBuild(join(out, name))?.realm === name);
  const listed = Object.keys(index?.realms ?? {}).filter((id) => !known.has(id));
  const gone = [...new Set([...listed, ...unlisted])];
  for (const id of gone) rmSync(join(out, id), { recursive: true, force: true });
  return gone.sort(byText);
}

function nextIndex(
  before: BuildIndex | null,
  results: readonly StampedJob[],
  jobs: readonly StampJob[],
  removed: readonly string[],
): BuildIndex {
  const realms = { ...before?.realms };
  for (const id of removed) delete realms[id];
  const keys = new Map(jobs.map(({ id, key }) => [id, key]));
  for (const { site, hosts } of results) {
    // A realm that failed keeps its earlier site.
    if (site.outcome === 'failed') continue;
    const { pages, files, incomplete } = site;
    realms[site.realm] = { key: keys.get(site.realm) ?? '', hosts, pages, files, incomplete };
  }
  return { version, realms };
}

/** Runs `work` on each item, `atOnce` at a time, until all are done or `isOver` is true. */
async function each<Item>(
  items: readonly Item[],
  { atOnce, isOver }: { atOnce: number; isOver: () => boolean },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const hand = async () => {
    for (const item of rest) {
      if (isOver()) return;
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, hand));
}
