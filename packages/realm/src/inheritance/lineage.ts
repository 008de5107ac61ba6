import type { Document } from '../document/document';
import { type Draft, quote, toFinding } from '../findings/draft';
import type { Finding } from '../findings/finding';
import { closest } from '../findings/suggestions';
import { extendsOf, type Reference } from './extends';

/** A file that `extends` may lead to. */
export interface BaseFile {
  file: string;
  /** Undefined when the file cannot be parsed. */
  document?: Document;
}

export interface Lineage {
  /** The names of all bases in the order in which they are merged, each once, without the realm itself. */
  order: { name: string; through: string }[];
  /** What is wrong with `extends`; with any of these the realm cannot be merged. */
  findings: Finding[];
}

/** Why a base cannot be merged. */
type Trouble =
  | { kind: 'unknown' }
  | { kind: 'broken'; file: string }
  | { kind: 'circle'; circle: string[] };

/**
 * Orders the bases of a realm: each after its own bases, in the order of the lists, and only at its first place. `files`
 * holds the realm itself and everything that `extends` leads to; a name that is not in it is unknown.
 */
export function lineageOf(
  name: string,
  files: ReadonlyMap<string, BaseFile>,
  known: readonly string[],
): Lineage {
  const order: Lineage['order'] = [];
  const placed = new Set<string>();
  const findings: Finding[] = [];

  const troubleOf = (at: string, path: readonly string[], through: string): Trouble | undefined => {
    const start = path.indexOf(at);
    if (start >= 0) return { kind: 'circle', circle: path.slice(start) };
    const baseFile = files.get(at);
    if (!baseFile) return { kind: 'unknown' };
    if (!baseFile.document) return { kind: 'broken', file: baseFile.file };
    if (placed.has(at)) return undefined;
    for (const reference of extendsOf(baseFile.document)) {
      const trouble = troubleOf(reference.name, [...path, at], through);
      if (trouble?.kind === 'unknown') return { kind: 'broken', file: baseFile.file };
      if (trouble) return trouble;
    }
    placed.add(at);
    order.push({ name: at, through });
    return undefined;
  };

  const own = files.get(name);
  if (!own?.document) return { order, findings };
  for (const reference of extendsOf(own.document)) {
    const trouble = troubleOf(reference.name, [name], reference.pointer);
    if (!trouble) continue;
    if (trouble.kind === 'circle' && trouble.circle.includes(name)) {
      findings.push(circleFinding(trouble.circle, files));
      break;
    }
    const draft =
      trouble.kind === 'unknown'
        ? unknownDraft(reference, known)
        : brokenDraft(
            own.document,
            reference.pointer,
            trouble.kind === 'broken' ? trouble.file : fileOf(trouble.circle, files),
          );
    findings.push(toFinding(draft, own.file, own.document));
  }
  return { order, findings };
}

function unknownDraft({ name, pointer }: Reference, known: readonly string[]): Draft {
  // The name may be written as a path, or without `preset:`.
  const bare = name.slice(name.lastIndexOf('/') + 1);
  const meant = closest(bare, known) ?? known.find((id) => id === `preset:${bare}`);
  return {
    rule: 'unknown-extends',
    pointer,
    message: name.startsWith('preset:')
      ? `There is no preset ${quote(name.slice('preset:'.length))}.`
      : `There is no realm ${quote(name)} beside this one.`,
    allowed: known,
    suggestion: meant,
  };
}

/**
 * Says that an entry of `extends` leads to a file that cannot be used. The mistakes themselves are reported in that file.
 * @param document the file that extends it
 * @param file the file with the mistakes
 */
export function brokenDraft(document: Document, pointer: string, file: string): Draft {
  const named = extendsOf(document).find((reference) => reference.pointer === pointer);
  return {
    rule: 'broken-base',
    pointer,
    message: `${quote(named?.name)} has mistakes, so it cannot be extended: see ${file}.`,
  };
}

/** Makes the same finding whichever member is read: the circle begins with the first in the alphabet, in its file. */
function circleFinding(circle: readonly string[], files: ReadonlyMap<string, BaseFile>): Finding {
  const members = fromFirst(circle);
  const [first = '', next = first] = [members[0], members[1]];
  const { file, document } = files.get(first) ?? {};
  if (file === undefined || !document)
    throw new Error('A circle leads through files that were read.');
  const [reference] = extendsOf(document).filter(({ name }) => name === next);
  const message =
    members.length === 1
      ? `${quote(first)} extends itself.`
      : `These realms extend each other in a circle: ${[...members, first].join(' → ')}.`;
  const pointer = reference?.pointer ?? '/extends';
  return toFinding({ rule: 'extends-cycle', pointer, message }, file, document);
}

function fileOf(circle: readonly string[], files: ReadonlyMap<string, BaseFile>): string {
  const [first = ''] = fromFirst(circle);
  return files.get(first)?.file ?? first;
}

function fromFirst(circle: readonly string[]): string[] {
  const [first = ''] = [...circle].sort();
  const at = circle.indexOf(first);
  return [...circle.slice(at), ...circle.slice(0, at)];
}
