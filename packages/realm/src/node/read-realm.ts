import { join } from 'node:path';
import { byWeight, fileFinding, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import type { Base } from '../inheritance/base';
import { parseLayer } from '../inheritance/layer';
import { brokenDraft } from '../inheritance/lineage';
import { parseRealm } from '../parse-realm';
import { type AssetFile, isUsable } from '../pictures/assets';
import type { Realm } from '../realm';
import type { Asked } from '../resolve/asked';
import { layLabels, type RealmLabels } from '../texts/labels';
import { languagePart } from '../texts/localised';
import { ASSETS_ADDRESS, isSystemError, REALM_FILE, realmId } from './folder';
import { folderFindings } from './folder-limits';
import { type AssetCache, readAssets, type StoredAsset, type StoredFile } from './read-assets';
import { readLabels } from './read-labels';
import { readText } from './read-text';
import { type Family, Relatives } from './relatives';

/** A realm with what its folder holds beside `realm.json`. */
export interface LoadedRealm {
  realm: Realm;
  /** What its origin goes by. */
  asked: Asked;
  /** Laid over the built-in labels: the folder's, and over them those of `realm.json` itself. */
  labels: RealmLabels;
  /** Public path → the file behind it; only pictures that the realm names. */
  assets: Map<string, StoredFile>;
  /** Public path → JSON that only some pages need. */
  documents: ReadonlyMap<string, string>;
}

export interface ReadOptions {
  /** The realm's id where it is not the name of the folder. */
  id?: string;
  /** The origin's address for realms that leave it out. */
  originAddress?: string;
  /** Measured pictures, kept from one reading to the next. */
  assetCache?: AssetCache;
  /** What realms of one folder extend, shared by readings of the same moment. */
  relatives?: RealmRelatives;
}

/** Files that realms of one folder extend, each read once. Made anew for each round of reading. */
export type RealmRelatives = Relatives<WholeRead>;

export interface RealmRead {
  id: string;
  folder: string;
  /** Null as soon as one finding is an error. */
  loaded: LoadedRealm | null;
  findings: Finding[];
  /** The names of everything that it extends, directly or not, as far as could be read: realms, presets, and what is not there. */
  bases: string[];
}

/** Reads one realm's folder. Never throws: whatever is wrong becomes a finding. */
export async function readRealm(folder: string, options: ReadOptions = {}): Promise<RealmRead> {
  const relatives = options.relatives ?? relativesOf(folder);
  const name = realmId(folder);
  const make = () => readWhole(folder, options, relatives);
  // Under its own name it is what its heirs extend, which is read once.
  const own = (options.id ?? name) === name;
  const { read } = await (own ? relatives.once(name, make) : make());
  return read;
}

/** What a realm's folder holds of its own, for those who extend it. */
interface WholeRead {
  read: RealmRead;
  stored: ReadonlyMap<string, StoredAsset>;
  labels: RealmLabels;
  labelFindings: Finding[];
}

/** The folder that a realm's bases stand in. Not `dirname`: a folder may be given as a dot. */
const relativesOf = (folder: string) => createRelatives(join(folder, '..'));

/** Begins a round of reading in which each file that others extend is read once. */
export const createRelatives = (realms: string): RealmRelatives => new Relatives(realms);

async function readWhole(
  folder: string,
  options: ReadOptions,
  relatives: Relatives<WholeRead>,
): Promise<WholeRead> {
  const id = options.id ?? realmId(folder);
  try {
    return await readFolder(folder, id, options, relatives);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    const message = `The folder cannot be read (${error.message}).`;
    return unusable(id, folder, [fileFinding('realm-unreadable', folder, message)]);
  }
}

async function readFolder(
  folder: string,
  id: string,
  options: ReadOptions,
  relatives: Relatives<WholeRead>,
): Promise<WholeRead> {
  const file = join(folder, REALM_FILE);
  const text = await readText(file);
  if (!text.ok) return unusable(id, folder, [text.finding]);
  const tooMany = folderFindings(folder);
  if (tooMany.length > 0) return unusable(id, folder, tooMany);

  const parsed = parseLayer(file, text.text);
  const family = await relatives.family(id, file, parsed);
  const names = family.order.map(({ name }) => name);
  if (family.findings.length > 0) return unusable(id, folder, family.findings, family.met);

  const bases: (Base & { whole?: WholeRead })[] = [];
  for (const { name, through, relative } of family.order) {
    const base = relative.folder;
    const whole = base
      ? await relatives.once(name, () => readWhole(base, { ...options, id: name }, relatives))
      : undefined;
    const assets = new Map(
      [...(whole?.stored ?? [])].map(([path, { asset }]) => [path, moved(asset, name, id)]),
    );
    const { layer } = relative;
    const findings = whole?.read.findings ?? [];
    if (layer) bases.push({ layer, through, name, assets, findings, whole });
  }

  const stored = readAssets(folder, id, options.assetCache);
  const assets = new Map([...stored].map(([path, { asset }]) => [path, asset]));
  const { originAddress } = options;
  const { realm, asked, wording, documents, findings } = parseRealm({
    id,
    file,
    text: text.text,
    parsed,
    assets,
    originAddress,
    bases,
  });
  const own = await readLabels(folder, realm);

  const all = [...findings, ...own.findings, ...brokenLabels(bases, findings, family)].sort(
    byWeight,
  );
  const refused = !realm || !asked || all.some(({ severity }) => severity === 'error');
  const inherited = bases.flatMap(({ name, whole }) => (whole ? [[name, whole] as const] : []));
  const loaded = refused
    ? null
    : {
        realm,
        asked,
        // Each file's own wording lies over the words beside it, and under what extends it.
        labels: spokenBy(
          realm,
          [...bases.map(({ whole }) => whole?.labels ?? {}), own.labels]
            .map((labels, index) => layLabels(labels, wording[index] ?? {}))
            .reduce(layLabels),
        ),
        documents: new Map(
          [...documents].map(([path, content]) => [path, JSON.stringify(content)]),
        ),
        assets: namedBy(JSON.stringify([realm, ...documents.values()]), [
          ...inherited.flatMap(([name, whole]) =>
            [...whole.stored.values()].map((item) => ({
              ...item,
              asset: moved(item.asset, name, id),
            })),
          ),
          ...stored.values(),
        ]),
      };
  return {
    read: { id, folder, loaded, findings: all, bases: names },
    stored,
    labels: own.labels,
    labelFindings: own.findings,
  };
}

function unusable(
  id: string,
  folder: string,
  findings: Finding[],
  bases: string[] = [],
): WholeRead {
  const read = { id, folder, loaded: null, findings, bases };
  return { read, stored: new Map(), labels: {}, labelFindings: [] };
}

/** Words of a base that cannot be used keep whoever extends it from being served as well. */
function brokenLabels(
  bases: readonly (Base & { whole?: WholeRead })[],
  findings: readonly Finding[],
  { own }: Family,
): Finding[] {
  return bases.flatMap(({ through, whole }) => {
    const [wrong] = (whole?.labelFindings ?? []).filter(({ severity }) => severity === 'error');
    const told = findings.some(
      ({ rule, pointer }) => rule === 'broken-base' && pointer === through,
    );
    if (!wrong || told) return [];
    return [toFinding(brokenDraft(own.document, through, wrong.file), own.file, own.document)];
  });
}

/** A picture of a base is served under the realm's own name, as its own pictures are. */
function moved(asset: AssetFile, from: string, to: string): AssetFile {
  return isUsable(asset)
    ? { ...asset, src: asset.src.replace(`${ASSETS_ADDRESS}${from}/`, `${ASSETS_ADDRESS}${to}/`) }
    : asset;
}

/** Words without those in languages that the realm does not speak: a base may speak more. */
function spokenBy({ locales }: Realm, labels: RealmLabels): RealmLabels {
  const tags = locales.supported.flatMap(({ tag }) => [tag, languagePart(tag)]);
  return Object.fromEntries(Object.entries(labels).filter(([locale]) => tags.includes(locale)));
}

/** Public paths carry a hash: they stand nowhere by chance. */
function namedBy(resolved: string, stored: readonly StoredAsset[]): LoadedRealm['assets'] {
  const files: LoadedRealm['assets'] = new Map();
  for (const { asset, file, type, digest } of stored) {
    if ('src' in asset && resolved.includes(JSON.stringify(asset.src))) {
      files.set(asset.src, { file, type, digest });
    }
  }
  return files;
}
