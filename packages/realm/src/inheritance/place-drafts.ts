import { childPointer, lastKey, spokenPath, valueAt } from '../document/pointer';
import { type Draft, quote, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import type { Base } from './base';
import { causesIn, type DraftsByName } from './cause';
import type { Inherited } from './inherit';
import { inFile, type Layer } from './layer';
import { brokenDraft } from './lineage';
import type { RealmLayers } from './realm-layers';

/** The drafts of merged files, before each has a place in one of the files. */
export interface MergedDrafts {
  drafts: readonly Draft[];
  inherited: Inherited;
  /** Pointers in the realm's own file to removals of something that is not inherited. */
  uselessRemovals: readonly string[];
}

/** Names each draft by its rule and place, not by its message, which may count what other parts of the files hold. */
export const draftsByName = ({ drafts, inherited }: MergedDrafts): DraftsByName =>
  new Map(drafts.map((draft) => [nameOf(draft, inherited), draft]));

const nameOf = ({ rule, pointer }: Draft, inherited: Inherited): string =>
  JSON.stringify([rule, inherited.layerAt(pointer).file, inherited.pointerInFile(pointer)]);

/**
 * Turns drafts into findings in the file that has to be corrected. A base's own mistakes are reported there; here one
 * finding names the base. A value that is right in a base, and wrong after merging, is reported where the other file makes
 * it wrong.
 * @param draftsOf finds the drafts of changed files
 */
export function placeDrafts(
  merged: MergedDrafts,
  files: RealmLayers,
  draftsOf: (otherwise: RealmLayers) => DraftsByName,
): Finding[] {
  const { drafts, inherited, uselessRemovals } = merged;
  const { layer, bases } = files;
  const findings: Finding[] = [];
  const say = (draft: Draft) => findings.push(toFinding(draft, layer.file, layer.document));
  const broken = new Map<string, string>();
  const isKnown = (finding: Finding, shared = false): boolean => {
    const base = bases.find((candidate) => knows(candidate, finding, shared));
    // The first base with the mistake has it: its own bases come before it in the list.
    if (base && finding.severity === 'error' && !broken.has(base.through))
      broken.set(base.through, fileOf(base, finding));
    return base !== undefined;
  };
  const caused = new Map<string, { first: Draft; effects: Finding[] }>();
  const causeOf = causesIn(files, draftsByName(merged), draftsOf);

  for (const draft of drafts) {
    const at = inherited.layerAt(draft.pointer);
    // What this realm does not use of a base may be used by others.
    if (isAboutUse(draft) && at !== layer) continue;
    const told = inWordsOfFile(draft, inherited, layer);
    const finding = toFinding(told, at.file, at.document);
    if (isKnown(finding, isContainer(inherited.value, draft.pointer))) continue;
    if (draft.missing !== undefined && bases.length > 0) {
      const { pointer } = draft;
      say(missingDraft({ ...told, pointer }, draft.missing, inherited, files));
    } else if (at === layer) {
      findings.push(finding);
    } else {
      const cause = causeOf(nameOf(draft, inherited), at) ?? { layer: at, pointer: '' };
      const there = { ...told, pointer: inFile(cause.layer, cause.pointer) };
      const isOwn = cause.layer === layer;
      if (!isOwn && isKnown(toFinding(there, cause.layer.file, cause.layer.document))) continue;
      // Two bases do not fit together: the finding is where the realm extends the later one.
      const pointer = isOwn ? there.pointer : throughOf(cause.layer, bases);
      const name = `${draft.rule} ${pointer}`;
      const { first, effects } = caused.get(name) ?? { first: { ...told, pointer }, effects: [] };
      caused.set(name, { first, effects: [...effects, finding] });
    }
  }
  for (const { first, effects } of caused.values()) say(causedDraft(first, effects));
  for (const [pointer, file] of broken) say(brokenDraft(layer.document, pointer, file));
  for (const pointer of uselessRemovals) say(nothingInheritedDraft(pointer));
  return findings;
}

/** Rewrites the places of a draft for the file that its value comes from. */
function inWordsOfFile(draft: Draft, inherited: Inherited, own: Layer): Draft {
  const { pointer, change } = draft;
  let { message } = draft;
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const there = spokenPath(inherited.pointerInFile(at));
    // In a merged list an entry has another index than in its file.
    if (there !== spokenPath(at)) message = message.replaceAll(spokenPath(at), there);
  }
  const changed = change?.pointer ?? pointer;
  // No change in a base would be right: by itself the base is correct, and other realms extend it.
  const isOwn = inherited.layerAt(changed) === own;
  return {
    ...draft,
    message,
    pointer: inherited.pointerInFile(pointer),
    change:
      isOwn && change?.pointer !== undefined
        ? { ...change, pointer: inherited.pointerInFile(change.pointer) }
        : isOwn
          ? change
          : undefined,
  };
}

/**
 * Reports a missing key in the realm's own file: where it is removed, or at the nearest value around its place.
 * @param draft with its places in the merged value
 */
function missingDraft(draft: Draft, key: string, inherited: Inherited, files: RealmLayers): Draft {
  const { bases, layer } = files;
  const place = childPointer(draft.pointer, key);
  const written = inherited.pointerInFile(place);
  if (inherited.layerAt(place) === layer && valueAt(layer.document.value, written) === null)
    return { ...draft, pointer: written };
  const isTheirs = bases.some((base) => valueAt(base.layer.migrated.value, place) !== undefined);
  let { pointer, suggestion } = draft;
  while (inherited.layerAt(pointer) !== layer) {
    suggestion = `${quote(lastKey(pointer))}: { ${suggestion} }`;
    pointer = pointer.slice(0, pointer.lastIndexOf('/'));
  }
  return {
    ...draft,
    suggestion,
    pointer: inherited.pointerInFile(pointer),
    message: isTheirs ? draft.message.replace(/\.$/, ', which is never inherited.') : draft.message,
  };
}

/** Makes one draft of a part that makes many values wrong which are right in their own file. */
function causedDraft({ rule, pointer, message, allowed }: Draft, effects: Finding[]): Draft {
  const [first = '', ...others] = effects.map(
    ({ file, line, column }) => `${file}:${line}:${column}`,
  );
  const place = `The value is in ${first} and right by itself; the value here makes it wrong.`;
  const more = others.length > 0 ? ` The same is true of ${others.join(', ')}.` : '';
  return { rule, pointer, allowed, message: `${message} ${place}${more}` };
}

/** Pointer to the entry of the realm's own `extends` that leads to a base. */
const throughOf = (of: Layer, bases: readonly Base[]): string =>
  bases.find(({ layer }) => layer === of)?.through ?? '/extends';

const isAboutUse = ({ rule }: Draft): boolean => /(^|-)unused(-|$)/.test(rule);

/**
 * Whether a base has the same mistake by itself: at the same place, or in an object of several files, where a key that the
 * base lacks is missing here too. A value in the realm's own file is its own mistake, even if a base has the same.
 */
function knows({ findings }: Base, found: Finding, shared: boolean): boolean {
  return findings.some(
    ({ rule, file, pointer, message }) =>
      rule === found.rule &&
      ((file === found.file && pointer === found.pointer) ||
        (shared && message.startsWith(found.message))),
  );
}

/** The file of the base's own finding. */
function fileOf({ findings }: Base, found: Finding): string {
  const same = findings.filter(({ rule }) => rule === found.rule);
  const there = same.some(({ file, pointer }) => file === found.file && pointer === found.pointer);
  const told = there ? undefined : same.find(({ message }) => message.startsWith(found.message));
  return told?.file ?? found.file;
}

function isContainer(root: unknown, pointer: string): boolean {
  const value = valueAt(root, pointer);
  return typeof value === 'object' && value !== null;
}

function nothingInheritedDraft(pointer: string): Draft {
  return {
    rule: 'nothing-inherited',
    pointer,
    message: `${spokenPath(pointer) || 'This'} removes something that is not inherited.`,
  };
}
