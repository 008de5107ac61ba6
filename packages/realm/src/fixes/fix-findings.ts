import type { Finding, TextEdit } from '../findings/finding';
import { applyEdits, collide } from './apply-edits';

/** File → its text. */
export type Texts = ReadonlyMap<string, string>;

export interface FixOptions {
  /** Reads the text of a file as it is on the disk. */
  read(file: string): Promise<string>;
  /** Finds what is wrong when these texts replace the files on the disk. */
  judge(texts: Texts): Promise<readonly Finding[]>;
  /** Whether a file may be changed. */
  mayChange?(file: string): boolean;
}

export interface FixedFindings {
  /** The files that change. */
  texts: Texts;
  /** Findings that were fixed, in order. */
  done: Finding[];
  /** Findings that are left. */
  left: readonly Finding[];
  /** Fixes that were not applied, each with the finding that it would have caused. */
  refused: { finding: Finding; because: Finding }[];
}

/**
 * Applies every automatic fix, and nothing else. A mistake that hid behind another is found once that one is fixed. A fix
 * that would cause a new mistake is not applied. A second call changes nothing.
 */
export async function fixFindings({
  read,
  judge,
  mayChange = () => true,
}: FixOptions): Promise<FixedFindings> {
  let texts: Texts = new Map();
  let left = await judge(texts);
  const done: Finding[] = [];
  const refused = new Map<string, Finding>();
  const seen = new Set([stateOf(texts)]);

  /** Applies some fixes, unless one causes a mistake or changes nothing: then returns the finding that shows it. */
  const attempt = async (chosen: readonly Finding[]): Promise<Finding | undefined> => {
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const trial = await changed(texts, edits, read);
    const after = await judge(trial);
    const own = beyond(after, left).find((fresh) => chosen.some((one) => brings(one, fresh)));
    const stays = after.length >= left.length && chosen.find((one) => isAmong(one, after));
    const because = own ?? (stays || (seen.has(stateOf(trial)) ? chosen[0] : undefined));
    if (because) return because;
    texts = trial;
    left = after;
    seen.add(stateOf(texts));
    done.push(...chosen);
    return undefined;
  };

  for (;;) {
    const open = left.filter(
      (finding) =>
        finding.fix?.edits.every(({ file }) => mayChange(file)) && !refused.has(keyOf(finding)),
    );
    if (open.length === 0) break;
    if (!(await attempt(apart(open)))) continue;
    // They do not work together: tries them one by one, and those that fail never again.
    for (const finding of open) {
      const because = await attempt([finding]);
      if (!because) break;
      refused.set(keyOf(finding), because);
    }
  }
  const undone = left.flatMap((finding) => {
    const because = refused.get(keyOf(finding));
    return because ? [{ finding, because }] : [];
  });
  return { texts, done, left, refused: undone };
}

/**
 * Whether a fix caused a new finding: it removed something that is needed, or wrote something that is not allowed there.
 * Any other new finding was hidden before.
 */
function brings({ rule, file, pointer, fix }: Finding, fresh: Finding): boolean {
  const edits = fix?.edits ?? [];
  // A file that could not be read had its other mistakes before.
  if (rule === 'syntax' || fresh.severity === 'info') return false;
  if (edits.every(({ text }) => text === '')) return true;
  const isNewHere = edits.some(({ length }) => length > 0) && fresh.severity === 'error';
  // A value that is now twice in a list is one mistake less; the next fix removes the second.
  if (!isNewHere || fresh.rule === 'duplicate-value') return false;
  if (fresh.file === file && fresh.pointer === pointer) return true;
  return (
    fresh.rule.startsWith('duplicate-') && edits.some(({ text }) => fresh.message.includes(text))
  );
}

const isAmong = (finding: Finding, found: readonly Finding[]): boolean =>
  found.some((other) => keyOf(other) === keyOf(finding));

const stateOf = (texts: Texts): string => JSON.stringify([...texts]);

async function changed(
  texts: Texts,
  edits: readonly TextEdit[],
  read: FixOptions['read'],
): Promise<Texts> {
  const next = new Map(texts);
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    next.set(file, applyEdits(next.get(file) ?? (await read(file)), own));
  }
  return next;
}

/** Selects fixes that do not collide: of those that change the same range, the first. */
function apart(findings: readonly Finding[]): Finding[] {
  const taken: TextEdit[] = [];
  return findings.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    if (edits.some((edit) => taken.some((other) => collide(edit, other)))) return false;
    taken.push(...edits);
    return true;
  });
}

/** Selects the findings that are new. Their places in lists may have moved. */
function beyond(after: readonly Finding[], before: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  for (const finding of before) counts.set(nameOf(finding), (counts.get(nameOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const count = counts.get(nameOf(finding)) ?? 0;
    counts.set(nameOf(finding), count - 1);
    return count <= 0;
  });
}

const nameOf = ({ file, rule, message }: Finding) =>
  `${file}\n${rule}\n${message.replace(/\[\d+\]/g, '[]')}`;

const keyOf = (finding: Finding) => `${nameOf(finding)}\n${finding.pointer}`;
