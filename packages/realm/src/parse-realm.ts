import { CHECKS } from './checks/index';
import { notBuiltDrafts } from './checks/not-built-yet';
import { secretDrafts } from './checks/secrets';
import { childPointer, keysOf } from './document/pointer';
import {
  byWeight,
  type Draft,
  duplicateFindings,
  fileFinding,
  quote,
  syntaxFinding,
} from './findings/draft';
import type { Finding } from './findings/finding';
import { schemaDrafts } from './findings/schema-drafts';
import validateConfig from './generated/validate-config';
import type { Base } from './inheritance/base';
import { inherit } from './inheritance/inherit';
import { type ParsedLayer, parseLayer } from './inheritance/layer';
import { nullDrafts } from './inheritance/null-drafts';
import { gatherPictures } from './inheritance/pictures';
import { draftsByName, placeDrafts } from './inheritance/place-drafts';
import { layersOf, type RealmLayers } from './inheritance/realm-layers';
import { wordingByLayer } from './inheritance/wording';
import { deprecatedFindings } from './migrations/deprecated';
import type { AssetFile } from './pictures/assets';
import type { PageContent, Realm } from './realm';
import type { Asked } from './resolve/asked';
import { resolveRealm } from './resolve/resolve';
import type { RealmLabels } from './texts/labels';

export interface RealmSource {
  /** The realm's id: the name of its folder. */
  id: string;
  /** The name of the file in findings. */
  file: string;
  /** The text of `realm.json`. */
  text: string;
  /** The text as it was parsed already, if it was. */
  parsed?: ParsedLayer;
  /** The files under `assets/`, by path inside the folder: `assets/logo.svg`. */
  assets: ReadonlyMap<string, AssetFile>;
  /** The origin's address for realms that leave it out; without either, `origin.address` is empty. */
  originAddress?: string;
  /** The files that this file extends, directly or not, in the order in which they are merged. */
  bases?: readonly Base[];
}

export interface ParsedRealm {
  /** The realm, frozen; null if any finding is an error. */
  realm: Realm | null;
  /** The realm's rules for its origin; null without a realm. */
  asked: Asked | null;
  /** The brand's texts in `wording` of the files, one entry a file, its own last; empty without a realm. */
  wording: readonly RealmLabels[];
  /** The contents that only some pages need, by public path; empty without a realm. */
  documents: ReadonlyMap<string, PageContent>;
  /** The findings, in the order of the file. */
  findings: Finding[];
}

const NO_REALM = {
  realm: null,
  asked: null,
  wording: [],
  documents: new Map<string, PageContent>(),
};

/** The form of a realm's id, which is used as a host name, a path and a token's audience. */
export const REALM_ID = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads the text of a `realm.json`. Never throws: every mistake becomes a finding. */
export function parseRealm({
  id,
  file,
  text,
  assets,
  originAddress,
  bases = [],
  parsed = parseLayer(file, text),
}: RealmSource): ParsedRealm {
  const findings: Finding[] = [];
  if (!REALM_ID.test(id)) {
    const form = 'lower-case letters, digits and hyphens, starting with a letter';
    findings.push(
      fileFinding('realm-id', file, `${quote(id)} cannot be a realm's id: use ${form}.`),
    );
  }

  if (!parsed.ok) {
    findings.push(syntaxFinding(parsed.mistake, file));
    return { ...NO_REALM, findings };
  }

  const { layer } = parsed;
  findings.push(...duplicateFindings(layer.document, file), ...deprecatedFindings(layer));

  const files = { bases, layer };
  const { pictures, ...merged } = mergedDrafts(files, assets);
  const { inherited } = merged;
  findings.push(
    ...placeDrafts(merged, files, (otherwise) => draftsByName(mergedDrafts(otherwise, assets))),
  );
  findings.sort(byWeight);

  const spoilt = findings.some(({ severity }) => severity === 'error');
  const config = inherited.value;
  if (spoilt || !validateConfig(config)) return { ...NO_REALM, findings };
  const words = config.wording ?? {};
  const surroundings = { id, assets: pictures.assets, originAddress };
  const resolved = resolveRealm(pictures.of(config), surroundings);
  return { ...resolved, wording: wordingByLayer(words, inherited, layersOf(files)), findings };
}

/** Finds the mistakes of a realm's own file and its bases, merged. */
function mergedDrafts(files: RealmLayers, assets: RealmSource['assets']) {
  const inherited = inherit(layersOf(files));
  const config = inherited.value;
  const { shape, uselessRemovals } = nullDrafts(config, inherited.uselessRemovals, (value) =>
    schemaDrafts(value, assets),
  );
  const spoilt = shape.flatMap((draft) => [draft.pointer, ...meantPlace(draft)]);
  const refused = (place: string) =>
    spoilt.some((pointer) => pointer === place || pointer.startsWith(`${place}/`));
  const pictures = gatherPictures(inherited, assets, files.bases);
  // It is not known then what would be inherited, so the checks cannot run.
  const orphaned = shape.filter(isAboutExtends);
  const checks = orphaned.length > 0 ? [] : CHECKS;
  const drafts = [
    secretDrafts(config),
    notBuiltDrafts(config),
    orphaned.length > 0 ? orphaned : shape,
    ...checks.map((check) => check({ config: pictures.config, assets: pictures.assets, refused })),
  ];
  return { inherited, uselessRemovals, pictures, drafts: firstWord(drafts) };
}

/** The place of a key that is there under a misspelt name: no check may take the key for missing. */
const meantPlace = ({ rule, pointer, suggestion }: Draft): string[] =>
  rule === 'unknown-key' && suggestion
    ? [childPointer(pointer.slice(0, pointer.lastIndexOf('/')), suggestion)]
    : [];

/** Whether `extends` cannot be read, because its value or its key is wrong. */
const isAboutExtends = ({ rule, pointer, suggestion }: Draft): boolean =>
  pointer === '/extends' ||
  pointer.startsWith('/extends/') ||
  (rule === 'unknown-key' && suggestion === 'extends' && keysOf(pointer).length === 1);

/** Keeps one finding for each mistake: the first about a value. */
function firstWord(groups: Draft[][]): Draft[] {
  const settled = new Set<string>();
  const kept: Draft[] = [];
  for (const group of groups) {
    const fresh = group.filter(({ pointer }) => !settled.has(pointer));
    kept.push(...fresh);
    // A key missing from an object says nothing about the object itself.
    for (const { rule, pointer } of fresh) if (rule !== 'missing-key') settled.add(pointer);
  }
  return kept;
}
