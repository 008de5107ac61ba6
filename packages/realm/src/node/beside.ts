import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Difference, Side } from '../compare/compare';
import { groupOf } from '../compare/groups';
import { childPointer } from '../document/pointer';
import { picturesIn } from '../pictures/picture-places';
import { layLabels, type RealmLabels } from '../texts/labels';
import { isSystemError, REALM_FILE } from './folder';
import type { OpenedRealm } from './open-realm';
import { readLabels } from './read-labels';

type Opened = Extract<OpenedRealm, { ok: true }>;

/** Compares what is beside the files of two realms: labels, and pictures of the same name. A single file has neither. */
export async function sidesBeside(a: Opened, b: Opened): Promise<Difference[]> {
  if ([a, b].some(({ file }) => basename(file) !== REALM_FILE)) return [];
  const [words, otherWords] = [sidesOf(await labelsOf(a)), sidesOf(await labelsOf(b))];
  const [pictures, otherPictures] = [await picturesOf(a), await picturesOf(b)];
  return [
    ...differences(words, otherWords, () => true),
    // A picture that only one side names, or under another name, is a difference of the files already.
    ...differences(pictures, otherPictures, (left, right) => pathIn(left) === pathIn(right)),
  ];
}

function differences(
  left: Map<string, Side>,
  right: Map<string, Side>,
  counts: (a: Side | undefined, b: Side | undefined) => boolean,
): Difference[] {
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((pointer): Difference[] => {
    const [a, b] = [left.get(pointer), right.get(pointer)];
    if (a?.value === b?.value || !counts(a, b)) return [];
    const kind = a && b ? 'changed' : a ? 'removed' : 'added';
    return [{ group: groupOf(pointer), kind, ...(a && { a }), ...(b && { b }) }];
  });
}

async function labelsOf({ layers }: Opened): Promise<RealmLabels> {
  let labels: RealmLabels = {};
  for (const { file, root } of layers) {
    // A preset has no folder.
    if (root !== '') continue;
    labels = layLabels(labels, (await readLabels(dirname(file), null)).labels);
  }
  return labels;
}

function sidesOf(labels: RealmLabels): Map<string, Side> {
  return new Map(
    Object.entries(labels).flatMap(([locale, words]) =>
      Object.entries(words).map(([key, value]): [string, Side] => {
        const pointer = childPointer(childPointer('/labels', locale), key);
        return [pointer, { pointer, value }];
      }),
    ),
  );
}

/** Each picture that the realm names, as its path and a hash of its content. */
async function picturesOf({ inherited }: Opened): Promise<Map<string, Side>> {
  const pictures = new Map<string, Side>();
  for (const { pointer, value: path } of picturesIn(inherited.value)) {
    if (typeof path !== 'string') continue;
    const hash = await hashOf(join(dirname(inherited.layerAt(pointer).file), path));
    pictures.set(pointer, { pointer, value: `${path}${HASH}${hash}` });
  }
  return pictures;
}

const HASH = ' sha256:';
const pathIn = (side: Side | undefined) => String(side?.value ?? '').split(HASH)[0];

async function hashOf(file: string): Promise<string> {
  try {
    return createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
      .slice(0, 12);
  } catch (error) {
    // `marquee validate` reports that it is missing.
    if (isSystemError(error)) return 'missing';
    throw error;
  }
}
