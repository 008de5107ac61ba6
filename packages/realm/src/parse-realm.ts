import type { AssetFile } from './assets';
import { CHECKS } from './checks/index';
import { secretDrafts } from './checks/secrets';
import { parseDocument } from './document';
import { byPlace, type Draft, fileFinding, quote, toFinding } from './draft';
import type { Finding } from './finding';
import validateConfig from './generated/validate-config';
import type { RealmLabels } from './labels';
import type { PageContent, Realm } from './realm';
import { resolveRealm } from './resolve';
import { RULES } from './rules';
import { schemaDrafts } from './schema-drafts';

export interface RealmSource {
  /** The realm's id: the name of its folder. */
  id: string;
  /** How findings name the file. */
  file: string;
  /** What `realm.json` holds. */
  text: string;
  /** What the folder holds under `assets/`, by path inside the folder: `assets/logo.svg`. */
  assets: ReadonlyMap<string, AssetFile>;
  /** The origin's address for realms that leave it out; without either, `origin.address` is empty. */
  originAddress?: string;
}

export interface ParsedRealm {
  /** Frozen; null as soon as one finding is an error. */
  realm: Realm | null;
  /** Words of the brand's own that stand in the file itself; empty without a realm. */
  wording: RealmLabels;
  /** What only some pages need, by public path; empty without a realm. */
  documents: ReadonlyMap<string, PageContent>;
  /** In the order of the file. */
  findings: Finding[];
}

const NO_REALM = { realm: null, wording: {}, documents: new Map<string, PageContent>() };

/** The form of a realm's id. It becomes a host name, a path and a token's audience. */
export const REALM_ID = /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** Reads the text of a `realm.json`. Never throws: whatever is wrong becomes a finding. */
export function parseRealm({ id, file, text, assets, originAddress }: RealmSource): ParsedRealm {
  const findings: Finding[] = [];
  if (!REALM_ID.test(id)) {
    const form = 'lower-case letters, digits and hyphens, starting with a letter';
    findings.push(
      fileFinding('realm-id', file, `${quote(id)} cannot be a realm's id: use ${form}.`),
    );
  }

  const parsed = parseDocument(text);
  if (!parsed.ok) {
    const { message, position } = parsed.mistake;
    findings.push({
      rule: 'syntax',
      severity: RULES.syntax.severity,
      message,
      file,
      ...position,
      pointer: '',
    });
    return { ...NO_REALM, findings };
  }

  const { document } = parsed;
  for (const { key, pointer, position } of document.duplicates) {
    const message = `The key ${quote(key)} stands twice in this object.`;
    const { severity } = RULES['duplicate-key'];
    findings.push({ rule: 'duplicate-key', severity, message, file, ...position, pointer });
  }

  const config = document.value;
  const shape = schemaDrafts(config);
  const refused = (place: string) =>
    shape.some(({ pointer }) => pointer === place || pointer.startsWith(`${place}/`));
  const drafts = [
    secretDrafts(config),
    shape,
    ...CHECKS.map((check) => check({ config, assets, refused })),
  ];
  findings.push(...firstWord(drafts).map((draft) => toFinding(draft, file, document)));
  findings.sort(byPlace);

  const spoilt = findings.some(({ severity }) => severity === 'error');
  if (spoilt || !validateConfig(config)) return { ...NO_REALM, findings };
  const resolved = resolveRealm(config, { id, assets, originAddress });
  return { ...resolved, wording: config.wording ?? {}, findings };
}

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
