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
import { type Family, layersOf } from './inheritance/family';
import { inherit } from './inheritance/inherit';
import { type ParsedLayer, parseLayer } from './inheritance/layer';
import { nullDrafts } from './inheritance/null-drafts';
import { gatherPictures } from './inheritance/pictures';
import { placeDrafts, saidIn } from './inheritance/place-drafts';
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
  /** How findings name the file. */
  file: string;
  /** What `realm.json` holds. */
  text: string;
  /** The same, where it has been read already. */
  parsed?: ParsedLayer;
  /** What the folder holds under `assets/`, by path inside the folder: `assets/logo.svg`. */
  assets: ReadonlyMap<string, AssetFile>;
  /** The origin's address for realms that leave it out; without either, `origin.address` is empty. */
  originAddress?: string;
  /** What the file extends, directly or not, in the order in which it is merged. */
  bases?: readonly Base[];
}

export interface ParsedRealm {
  /** Frozen; null as soon as one finding is an error. */
  realm: Realm | null;
  /** What the realm's origin goes by; null without a realm. */
  asked: Asked | null;
  /** Words of the brand's own that stand in the files themselves, one entry a file, its own last; empty without a realm. */
  wording: readonly RealmLabels[];
  /** What only some pages need, by public path; empty without a realm. */
  documents: ReadonlyMap<string, PageContent>;
  /** In the order of the file. */
  findings: Finding[];
}

const NO_REALM = {
  realm: null,
  asked: null,
  wording: [],
  documents: new Map<string, PageContent>(),
};

/** The form of a realm's id. It becomes a host name, a path and a token's audience. */
export const REALM_ID = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads the text of a `realm.json`. Never throws: whatever is wrong becomes a finding. */
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

  const family = { bases, layer };
  const { pictures, ...drawn } = draw(family, assets);
  const { inherited } = drawn;
  findings.push(...placeDrafts(drawn, family, (otherwise) => saidIn(draw(otherwise, assets))));
  findings.sort(byWeight);

  const spoilt = findings.some(({ severity }) => severity === 'error');
  const config = inherited.value;
  if (spoilt || !validateConfig(config)) return { ...NO_REALM, findings };
  const words = config.wording ?? {};
  const surroundings = { id, assets: pictures.assets, originAddress };
  const resolved = resolveRealm(pictures.of(config), surroundings);
  return { ...resolved, wording: wordingByLayer(words, inherited, layersOf(family)), findings };
}

/** What is to be said of a realm's own file and what it extends, as they are together. */
function draw(family: Family, assets: RealmSource['assets']) {
  const inherited = inherit(layersOf(family));
  const config = inherited.value;
  const { shape, inVain } = nullDrafts(config, inherited.inVain, (value) =>
    schemaDrafts(value, assets),
  );
  const spoilt = shape.flatMap((draft) => [draft.pointer, ...meantPlace(draft)]);
  const refused = (place: string) =>
    spoilt.some((pointer) => pointer === place || pointer.startsWith(`${place}/`));
  const pictures = gatherPictures(inherited, assets, family.bases);
  // What would be inherited is not known then: of the rest nothing can be said.
  const orphaned = shape.filter(isAboutExtends);
  const checks = orphaned.length > 0 ? [] : CHECKS;
  const drafts = [
    secretDrafts(config),
    notBuiltDrafts(config),
    orphaned.length > 0 ? orphaned : shape,
    ...checks.map((check) => check({ config: pictures.config, assets: pictures.assets, refused })),
  ];
  return { inherited, inVain, pictures, drafts: firstWord(drafts) };
}

/** Where a key would stand that is there under a slightly wrong name: nothing is concluded from its absence. */
const meantPlace = ({ rule, pointer, suggestion }: Draft): string[] =>
  rule === 'unknown-key' && suggestion
    ? [childPointer(pointer.slice(0, pointer.lastIndexOf('/')), suggestion)]
    : [];

/** Whether what the file begins from cannot be read: by its value, or by its key. */
const isAboutExtends = ({ rule, pointer, suggestion }: Draft): boolean =>
  pointer === '/extends' ||
  pointer.startsWith('/extends/') ||
  (rule === 'unknown-key' && suggestion === 'extends' && keysOf(pointer).length === 1);

/** One mistake is one finding: who has spoken about a value first, has spoken about it alone. */
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
