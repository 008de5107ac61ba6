import type { Change } from '../change';
import { type Draft, toFinding } from '../draft';
import type { Finding } from '../finding';
import type { Base } from '../parse-realm';
import { spokenPath, valueAt } from '../pointer';
import type { Inherited } from './inherit';
import type { Layer } from './layer';
import { brokenDraft } from './lineage';

interface Family {
  inherited: Inherited;
  /** Pointers in the realm's own file to what takes away something that is not inherited. */
  inVain: readonly string[];
  /** The realm's own. */
  layer: Layer;
  bases: readonly Base[];
}

/**
 * Drafts become findings in the file that holds the value. What a base has wrong by itself is said there; here one
 * finding says which base has to be mended.
 */
export function placeDrafts(drafts: readonly Draft[], family: Family): Finding[] {
  const { inherited, inVain, layer, bases } = family;
  const findings: Finding[] = [];
  const broken = new Map<string, { base: Base; file: string }>();
  for (const draft of drafts) {
    const at = inherited.layerAt(draft.pointer);
    // What a base offers and this realm leaves aside may serve others.
    if (isAboutUse(draft) && at !== layer) continue;
    const pointer = inherited.pointerInFile(draft.pointer);
    const change = changeInFile(draft, family);
    const message = inWordsOfFile(draft, inherited);
    const finding = toFinding({ ...draft, pointer, change, message }, at.file, at.document);
    const shared = isContainer(inherited.value, draft.pointer);
    const base = bases.find((candidate) => knows(candidate, finding, shared));
    if (base) {
      if (finding.severity !== 'error') continue;
      // Whoever is met first brought it; what it extends itself comes before it in the list.
      if (!broken.has(base.through))
        broken.set(base.through, { base, file: fileOf(base, finding) });
    } else findings.push(at === layer ? finding : asInherited(finding, layer));
  }
  for (const [pointer, { base, file }] of broken) {
    findings.push(
      toFinding(brokenDraft({ name: base.name, pointer }, file), layer.file, layer.document),
    );
  }
  for (const pointer of inVain)
    findings.push(toFinding(inVainDraft(pointer), layer.file, layer.document));
  return findings;
}

/**
 * The change that mends a draft, said of the realm's own file. There is none that would change a base: by itself that one
 * is right, and others extend it.
 */
function changeInFile(
  { pointer, change }: Draft,
  { inherited, layer }: Family,
): Change | undefined {
  if (!change || inherited.layerAt(change.pointer ?? pointer) !== layer) return undefined;
  if (change.pointer === undefined) return change;
  return { ...change, pointer: inherited.pointerInFile(change.pointer) };
}

/** A message names places of the file in which it is shown: lists of several files stand together elsewhere. */
function inWordsOfFile({ pointer, message }: Draft, inherited: Inherited): string {
  let said = message;
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const there = spokenPath(inherited.pointerInFile(at));
    if (there !== spokenPath(at)) said = said.replaceAll(spokenPath(at), there);
  }
  return said;
}

/** Said of a file that is right by itself: what is wrong there is what this realm makes of it. */
const asInherited = (finding: Finding, { file }: Layer): Finding => ({
  ...finding,
  message: `${finding.message} It is so in ${file}, which extends this file.`,
});

const isAboutUse = ({ rule }: Draft): boolean => /(^|-)unused(-|$)/.test(rule);

/**
 * Whether a base has the same wrong by itself: at the same place, or in an object that several files share, where a key
 * that is missing there is missing here as well. A value of the realm's own is its own mistake, even if it is the same.
 */
function knows({ findings }: Base, found: Finding, shared: boolean): boolean {
  return findings.some(
    ({ rule, file, pointer, message }) =>
      rule === found.rule &&
      ((file === found.file && pointer === found.pointer) ||
        (shared && message.startsWith(found.message))),
  );
}

/** The file in which the base's own finding stands. */
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

function inVainDraft(pointer: string): Draft {
  return {
    rule: 'nothing-inherited',
    pointer,
    message: `${spokenPath(pointer) || 'This'} takes away something that is not inherited.`,
  };
}
