import { childPointer, isRecord } from '../document/pointer';
import { fallbacksAt } from '../inheritance/fallbacks';
import { type Plan, planOf, REALM_PLAN } from '../inheritance/plan';
import { type Group, groupOf } from './groups';

/** One difference between two realms. */
export interface Difference {
  group: Group;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** The value on each side; absent on a side without it. An entry of a list may have another index on each side. */
  a?: Side;
  b?: Side;
}

export interface Side {
  pointer: string;
  value: unknown;
}

/** Keys about how a file is written, not about the realm. */
const BOOKKEEPING = ['$schema', 'version', 'extends'];

/** Compares two merged files. A key that is left out equals one with its default. */
export function compareConfigs(a: unknown, b: unknown): Difference[] {
  const found: Omit<Difference, 'group'>[] = [];
  const tell = (kind: Difference['kind'], left?: Side, right?: Side) =>
    found.push({ kind, ...(left && { a: left }), ...(right && { b: right }) });

  const walk = (left: Side, right: Side, plan: Plan | undefined): void => {
    const [from, to] = [effective(left), effective(right)];
    if (same(from, to)) return;
    if (!plan?.whole && isOpen(from) && isOpen(to)) {
      walkObjects(left, from, right, to, plan);
      return;
    }
    if (Array.isArray(from) && Array.isArray(to)) {
      const keys = plan?.entriesBy;
      if (keys) walkEntries([left, from], [right, to], plan, keys);
      else walkLists([left, from], [right, to], plan);
      return;
    }
    if (left.value === undefined) tell('added', undefined, right);
    else if (right.value === undefined) tell('removed', left, undefined);
    else tell('changed', left, right);
  };

  const walkObjects = (
    left: Side,
    from: Record<string, unknown> = {},
    right: Side,
    to: Record<string, unknown> = {},
    plan: Plan | undefined,
  ) => {
    for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
      if (left.pointer === '' && BOOKKEEPING.includes(key)) continue;
      walk(member(left, from, key), member(right, to, key), planOf(plan, key));
    }
  };

  const walkEntries = (
    [left, from]: [Side, unknown[]],
    [right, to]: [Side, unknown[]],
    plan: Plan | undefined,
    keys: readonly string[],
  ) => {
    const [before, after] = [entriesOf(left, from, keys), entriesOf(right, to, keys)];
    for (const [name, entry] of before) {
      const twin = after.get(name);
      if (twin) walk(entry, twin, planOf(plan, 0));
      else tell('removed', entry);
    }
    for (const [name, entry] of after) if (!before.has(name)) tell('added', undefined, entry);
    const common = [...before.keys()].filter((name) => after.has(name));
    const order = [...after.keys()].filter((name) => before.has(name));
    if (!same(common, order)) {
      tell('moved', { ...left, value: common }, { ...right, value: order });
    }
  };

  /** Skips equal entries at the beginning and the end, and compares those between in order. */
  const walkLists = (
    [left, from]: [Side, unknown[]],
    [right, to]: [Side, unknown[]],
    plan: Plan | undefined,
  ) => {
    const shorter = Math.min(from.length, to.length);
    let head = 0;
    while (head < shorter && same(from[head], to[head])) head += 1;
    let tail = 0;
    while (tail < shorter - head && same(from[from.length - 1 - tail], to[to.length - 1 - tail]))
      tail += 1;
    const longest = Math.max(from.length, to.length) - tail;
    for (let index = head; index < longest; index += 1) {
      walk(
        index < from.length - tail ? item(left, from, index) : { ...left, value: undefined },
        index < to.length - tail ? item(right, to, index) : { ...right, value: undefined },
        planOf(plan, index),
      );
    }
  };

  walk({ pointer: '', value: a }, { pointer: '', value: b }, REALM_PLAN);
  return found.map((difference) => ({
    group: groupOf((difference.a ?? difference.b)?.pointer ?? ''),
    ...difference,
  }));
}

/** Returns the value of a side, or its default when it has none. */
function effective({ pointer, value }: Side): unknown {
  if (value !== undefined) return value;
  const [only, ...others] = fallbacksAt(pointer);
  return others.length === 0 ? only?.value : undefined;
}

const isOpen = (value: unknown): value is Record<string, unknown> | undefined =>
  value === undefined || isRecord(value);

function member({ pointer }: Side, object: Record<string, unknown>, key: string): Side {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return { pointer: childPointer(pointer, key), value };
}

const item = ({ pointer }: Side, list: unknown[], index: number): Side => ({
  pointer: childPointer(pointer, index),
  value: list[index],
});

function entriesOf(side: Side, list: unknown[], keys: readonly string[]): Map<string, Side> {
  const entries = new Map<string, Side>();
  for (const index of list.keys()) {
    const entry = item(side, list, index);
    const names = keys.map((key) => (isRecord(entry.value) ? entry.value[key] : undefined));
    const name = names.filter((part) => typeof part === 'string').join('/');
    // An entry without a name, or with the name of another, matches only by its index.
    entries.set(name && !entries.has(name) ? name : `#${index}`, entry);
  }
  return entries;
}

function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
}
