import type { Finding, TextEdit } from '../finding';
import { applyEdits, collide } from './apply-edits';

/** File → its text. */
export type Texts = ReadonlyMap<string, string>;

export interface MendOptions {
  /** The text of a file as it is now. */
  read(file: string): Promise<string>;
  /** What is found when these texts stand in the place of what is on the disk. */
  judge(texts: Texts): Promise<readonly Finding[]>;
  /** Whether a file may be changed. */
  mayChange?(file: string): boolean;
}

export interface Mended {
  /** The files that change. */
  texts: Texts;
  /** What was mended, in the order in which it was done. */
  done: Finding[];
  /** What is still found. */
  left: readonly Finding[];
  /** Fixes that were not done, each with what would have been found then. */
  refused: { finding: Finding; because: Finding }[];
}

/**
 * Does every machine fix there is, and nothing else. A fix after which something is found that was not there before is
 * not done. So the second time there is nothing left to do.
 */
export async function mend({ read, judge, mayChange = () => true }: MendOptions): Promise<Mended> {
  let texts: Texts = new Map();
  let left = await judge(texts);
  const done: Finding[] = [];
  const refused = new Map<string, Finding>();

  /** Does some fixes, unless something is found then that was not found before: the first of it is the answer. */
  const attempt = async (chosen: readonly Finding[]): Promise<Finding | undefined> => {
    const edits = chosen.flatMap(({ fix }) => fix?.edits ?? []);
    const trial = await changed(texts, edits, read);
    const after = await judge(trial);
    // What a file that cannot be read has wrong beside that was there all along.
    const unread = new Set(left.filter(({ rule }) => rule === 'syntax').map(({ file }) => file));
    const [fresh] = beyond(telling(after), left).filter(({ file }) => !unread.has(file));
    const fewer = telling(after).length - telling(left).length || after.length - left.length;
    const opened = chosen.some(({ rule }) => rule === 'syntax');
    if (fresh || (fewer >= 0 && !opened)) return fresh ?? chosen[0];
    texts = trial;
    left = after;
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
    // Together they do not go: one of them then, and those that fail are not tried again.
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

/** Without remarks: nothing has to be done about one that a mistake had hidden. */
const telling = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity !== 'info');

async function changed(
  texts: Texts,
  edits: readonly TextEdit[],
  read: MendOptions['read'],
): Promise<Texts> {
  const next = new Map(texts);
  for (const file of new Set(edits.map((edit) => edit.file))) {
    const own = edits.filter((edit) => edit.file === file);
    next.set(file, applyEdits(next.get(file) ?? (await read(file)), own));
  }
  return next;
}

/** Of fixes that would change one stretch, the first. */
function apart(findings: readonly Finding[]): Finding[] {
  const taken: TextEdit[] = [];
  return findings.filter(({ fix }) => {
    const edits = fix?.edits ?? [];
    if (edits.some((edit) => taken.some((other) => collide(edit, other)))) return false;
    taken.push(...edits);
    return true;
  });
}

/** What is found that was not found before. Places in lists may have moved. */
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
