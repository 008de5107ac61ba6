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
import { withPluralForms } from '../texts/plural-forms';
import { BaseReader, type RealmBases } from './base-reader';
import { ASSETS_ADDRESS, isSystemError, REALM_FILE, realmId } from './folder';
import { folderFindings } from './folder-limits';
import { type AssetCache, readAssets, type StoredAsset, type StoredFile } from './read-assets';
import { readLabels } from './read-labels';
import { readText } from './read-text';

/** A realm with what its folder holds beside `realm.json`. */
export interface LoadedRealm {
  realm: Realm;
  /** Terms and territories for the realm's origin. */
  asked: Asked;
  /** Labels that replace built-in ones: those of the folder, with those of `realm.json` over them. */
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
  /** Measured pictures, reused by the next reading. */
  assetCache?: AssetCache;
  /** Files that realms of one folder extend, shared by the reads of one round. */
  baseReader?: RealmBaseReader;
}

/** Reads each file that realms of one folder extend once. Every round of reading needs a new one. */
export type RealmBaseReader = BaseReader<WholeRead>;

export interface RealmRead {
  id: string;
  folder: string;
  /** Null as soon as one finding is an error. */
  loaded: LoadedRealm | null;
  findings: Finding[];
  /** The names of everything that it extends, directly or not, as far as could be read: realms, presets, and unknown names. */
  bases: string[];
}

/** Reads one realm's folder. Never throws: every mistake becomes a finding. */
export async function readRealm(folder: string, options: ReadOptions = {}): Promise<RealmRead> {
  const baseReader = options.baseReader ?? baseReaderFor(folder);
  const name = realmId(folder);
  const make = () => readWhole(folder, options, baseReader);
  // Under its own name the realm may be a base of others, which is read once.
  const own = (options.id ?? name) === name;
  const { read } = await (own ? baseReader.once(name, make) : make());
  return read;
}

/** What a realm's own folder holds, for the realms that extend it. */
interface WholeRead {
  read: RealmRead;
  stored: ReadonlyMap<string, StoredAsset>;
  labels: RealmLabels;
  labelFindings: Finding[];
}

/** Reads bases in the folder above the realm's. Not `dirname`: the folder may be given as a dot. */
const baseReaderFor = (folder: string) => createBaseReader(join(folder, '..'));

/** Begins a round of reading in which each file that others extend is read once. */
export const createBaseReader = (realms: string): RealmBaseReader => new BaseReader(realms);

async function readWhole(
  folder: string,
  options: ReadOptions,
  baseReader: BaseReader<WholeRead>,
): Promise<WholeRead> {
  const id = options.id ?? realmId(folder);
  try {
    return await readFolder(folder, id, options, baseReader);
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
  baseReader: BaseReader<WholeRead>,
): Promise<WholeRead> {
  const file = join(folder, REALM_FILE);
  const text = await readText(file);
  if (!text.ok) return unusable(id, folder, [text.finding]);
  const tooMany = folderFindings(folder);
  if (tooMany.length > 0) return unusable(id, folder, tooMany);

  const parsed = parseLayer(file, text.text);
  const extended = await baseReader.basesOf(id, file, parsed);
  const names = extended.order.map(({ name }) => name);
  if (extended.findings.length > 0) return unusable(id, folder, extended.findings, extended.met);

  const bases: (Base & { whole?: WholeRead })[] = [];
  for (const { name, through, baseFile } of extended.order) {
    const base = baseFile.folder;
    const whole = base
      ? await baseReader.once(name, () => readWhole(base, { ...options, id: name }, baseReader))
      : undefined;
    const assets = new Map(
      [...(whole?.stored ?? [])].map(([path, { asset }]) => [path, moved(asset, name, id)]),
    );
    const { layer } = baseFile;
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

  const all = [...findings, ...own.findings, ...brokenLabels(bases, findings, extended)].sort(
    byWeight,
  );
  const refused = !realm || !asked || all.some(({ severity }) => severity === 'error');
  const inherited = bases.flatMap(({ name, whole }) => (whole ? [[name, whole] as const] : []));
  const loaded = refused
    ? null
    : {
        realm,
        asked,
        // Each file's own wording replaces the labels beside it, and is replaced by files that extend it.
        labels: spokenBy(
          realm,
          withPluralForms(
            [...bases.map(({ whole }) => whole?.labels ?? {}), own.labels]
              .map((labels, index) => layLabels(labels, wording[index] ?? {}))
              .reduce(layLabels),
          ),
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

/** Finds bases with wrong labels: a realm that extends one is not served either. */
function brokenLabels(
  bases: readonly (Base & { whole?: WholeRead })[],
  findings: readonly Finding[],
  { own }: RealmBases,
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

/** Gives a base's picture an address under the realm's own name, like its own pictures. */
function moved(asset: AssetFile, from: string, to: string): AssetFile {
  return isUsable(asset)
    ? { ...asset, src: asset.src.replace(`${ASSETS_ADDRESS}${from}/`, `${ASSETS_ADDRESS}${to}/`) }
    : asset;
}

/** Drops labels in languages that the realm does not offer: a base may have more. */
function spokenBy({ locales }: Realm, labels: RealmLabels): RealmLabels {
  const tags = locales.supported.flatMap(({ tag }) => [tag, languagePart(tag)]);
  return Object.fromEntries(Object.entries(labels).filter(([locale]) => tags.includes(locale)));
}

/** Selects the pictures that the realm names. A search for the path is enough, because it has a hash in it. */
function namedBy(resolved: string, stored: readonly StoredAsset[]): LoadedRealm['assets'] {
  const files: LoadedRealm['assets'] = new Map();
  for (const { asset, file, type, digest } of stored) {
    if ('src' in asset && resolved.includes(JSON.stringify(asset.src))) {
      files.set(asset.src, { file, type, digest });
    }
  }
  return files;
}
