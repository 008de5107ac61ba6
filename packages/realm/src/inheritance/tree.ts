import { childPointer, isRecord } from '../document/pointer';
import { type Plan, planOf, REALM_PLAN } from './plan';

/** Where a value comes from: the layer, and the pointer in that layer's value. */
export interface Source {
  layer: number;
  pointer: string;
}

/**
 * A value with the layer of each of its parts. Merging trees is associative, so that a realm may be merged with its
 * bases one after the other, or with bases that were merged before.
 */
export type Tree = Leaf | Gone | Branch | Entries;

/** A value that a later layer can only replace. */
interface Leaf {
  kind: 'leaf';
  value: unknown;
  source: Source;
}

/** What `null` leaves behind: lower layers add nothing here. */
interface Gone {
  kind: 'gone';
  source: Source;
}

interface Branch {
  kind: 'branch';
  members: Map<string, Tree>;
  /** Whether it replaces the lower value, because that was removed or was no object. */
  whole: boolean;
  source: Source;
}

/** A list whose entries merge. */
interface Entries {
  kind: 'entries';
  entries: Map<string, Tree>;
  whole: boolean;
  /** Whether the list began with `null`: it drops the entries that it does not name, and has its own order. */
  complete: boolean;
  source: Source;
}

/** The key with which an entry of a list removes the inherited one. */
export const REMOVE = '$remove';

/** Makes the tree of one layer. A base leaves out what is never inherited. */
export function treeOf(value: unknown, layer: number, { base }: { base: boolean }): Tree {
  const grow = (part: unknown, pointer: string, plan: Plan | undefined): Tree => {
    const source = { layer, pointer };
    if (part === null) return { kind: 'gone', source };
    if (Array.isArray(part) && plan?.entriesBy) {
      return growEntries(part, plan, plan.entriesBy, source);
    }
    if (!isRecord(part) || plan?.whole) return { kind: 'leaf', value: part, source };
    const members = new Map<string, Tree>();
    for (const [key, member] of Object.entries(part)) {
      const inner = planOf(plan, key);
      if (base && inner?.own) continue;
      members.set(key, grow(member, childPointer(pointer, key), inner));
    }
    return { kind: 'branch', members, whole: false, source };
  };

  const growEntries = (
    list: readonly unknown[],
    plan: Plan,
    keys: readonly string[],
    source: Source,
  ): Entries => {
    const entries = new Map<string, Tree>();
    const complete = list[0] === null;
    for (const [index, entry] of list.entries()) {
      if (complete && index === 0) continue;
      const pointer = childPointer(source.pointer, index);
      const known = nameOf(entry, keys);
      // An entry without a name, or with one that the list has already, merges with nothing; the checks report it.
      const name = known === undefined || entries.has(known) ? `unnamed ${layer} ${index}` : known;
      const taken = isRecord(entry) && entry[REMOVE] === true;
      entries.set(
        name,
        taken
          ? { kind: 'gone', source: { layer, pointer } }
          : grow(entry, pointer, planOf(plan, index)),
      );
    }
    return { kind: 'entries', entries, whole: false, complete, source };
  };

  return grow(value, '', REALM_PLAN);
}

/** Makes the name that identifies an entry in its list; the first key is required. */
function nameOf(entry: unknown, keys: readonly string[]): string | undefined {
  if (!isRecord(entry)) return undefined;
  const [first, ...others] = keys.map((key) => entry[key]);
  if (typeof first !== 'string') return undefined;
  return JSON.stringify([first, ...others.map((value) => value ?? null)]);
}

/** Merges two trees: the upper one wins. */
export function mergeTrees(lower: Tree, upper: Tree): Tree {
  if (upper.kind === 'leaf' || upper.kind === 'gone' || upper.whole) return upper;
  if (upper.kind === 'branch' && lower.kind === 'branch') {
    const members = new Map(lower.members);
    for (const [key, member] of upper.members) {
      const below = members.get(key);
      members.set(key, below ? mergeTrees(below, member) : member);
    }
    return { ...upper, members, whole: lower.whole };
  }
  if (upper.kind === 'entries' && lower.kind === 'entries') return mergeEntries(lower, upper);
  return { ...upper, whole: true };
}

function mergeEntries(lower: Entries, upper: Entries): Entries {
  const merged = ([name, entry]: [string, Tree]): [string, Tree] => {
    const below = lower.entries.get(name);
    if (below) return [name, mergeEntry(below, entry)];
    // A complete list has removed what lower layers have under this name.
    return [name, lower.complete ? asWhole(entry) : entry];
  };
  const entries = upper.complete ? new Map<string, Tree>() : new Map(lower.entries);
  for (const pair of upper.entries) entries.set(...merged(pair));
  return {
    ...upper,
    entries,
    whole: lower.whole,
    complete: lower.complete || upper.complete,
  };
}

/** Merges two entries of one name; an entry of another type replaces the lower one. */
function mergeEntry(lower: Tree, upper: Tree): Tree {
  const types = [lower, upper].map((tree) => {
    const type = tree.kind === 'branch' ? tree.members.get('type') : undefined;
    return type?.kind === 'leaf' ? type.value : undefined;
  });
  const differ = types[0] !== undefined && types[1] !== undefined && types[0] !== types[1];
  return differ ? asWhole(upper) : mergeTrees(lower, upper);
}

function asWhole(tree: Tree): Tree {
  return tree.kind === 'branch' || tree.kind === 'entries' ? { ...tree, whole: true } : tree;
}

/** Makes the plain value of a tree, with the source of each part by pointer. */
export function flatten(tree: Tree): { value: unknown; sources: Map<string, Source> } {
  const sources = new Map<string, Source>();
  const walk = (part: Tree, pointer: string): unknown => {
    sources.set(pointer, part.source);
    if (part.kind === 'leaf') return part.value;
    if (part.kind === 'gone') return null;
    if (part.kind === 'entries') {
      return [...part.entries.values()]
        .filter(({ kind }) => kind !== 'gone')
        .map((entry, index) => walk(entry, childPointer(pointer, index)));
    }
    const object: Record<string, unknown> = {};
    for (const [key, member] of part.members) {
      if (member.kind === 'gone') continue;
      // Not an assignment: "__proto__" must stay an ordinary key.
      Object.defineProperty(object, key, {
        value: walk(member, childPointer(pointer, key)),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return object;
  };
  return { value: walk(tree, ''), sources };
}

/** Finds what an upper tree removes although nothing is there. */
export function uselessRemovals(lower: Tree | undefined, upper: Tree): Source[] {
  if (upper.kind === 'gone') return lower && lower.kind !== 'gone' ? [] : [upper.source];
  const [above, below] = [membersOf(upper), lower && membersOf(lower)];
  return [...above].flatMap(([key, member]) => uselessRemovals(below?.get(key), member));
}

function membersOf(tree: Tree): ReadonlyMap<string, Tree> {
  if (tree.kind === 'branch') return tree.members;
  return tree.kind === 'entries' ? tree.entries : new Map();
}
