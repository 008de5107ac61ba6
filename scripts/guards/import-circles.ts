import { posix } from 'node:path';
import ts from 'typescript';
import type { Door } from './public-names';
import type { SourceFile } from './repository-files';

/** file → the files that it imports, types included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const CALL = /\bimport\s*\(\s*$/;
/** `import('./x').Thing` and `typeof import('./x')`; types of things begin with a capital letter. */
const TYPE_AFTER = /^['"]\s*\)\s*\.\s*[A-Z]/;
const TYPE_BEFORE = /\btypeof\s+import\s*\(\s*$/;
/** Imports of types in the comments of a script. */
const IN_COMMENTS = /@import\s[^'"*]*from\s+['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)\./g;

/** Whether an import is loaded later, by a call. It waits for nothing, so it makes no circle. */
function isLater(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start);
  return (
    CALL.test(before) &&
    !TYPE_BEFORE.test(before) &&
    !TYPE_AFTER.test(text.slice(end + 1, end + 40))
  );
}

/** Lists what a source imports, as written, types included. */
function specifiersOf({ file, text }: SourceFile): string[] {
  const { importedFiles } = ts.preProcessFile(text, true, true);
  const found = importedFiles
    .filter(({ pos, end }) => !isLater(text, pos, end))
    .map(({ fileName }) => fileName);
  if (!file.endsWith('.mjs')) return found;
  const typed = [...text.matchAll(IN_COMMENTS)].map(([, one, other]) => one ?? other ?? '');
  return [...found, ...typed];
}

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** Builds the graph of imports among sources; `doors` are the entry points under which packages import each other. */
export function importGraph(sources: readonly SourceFile[], doors: readonly Door[]): ImportGraph {
  const files = new Set(sources.map(({ file }) => file));
  const behind = new Map(doors.map(({ address, file }) => [address, file]));
  const resolve = (from: string, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return behind.get(specifier);
    const path = posix.join(posix.dirname(from), specifier);
    return ENDINGS.map((ending) => path + ending).find((file) => files.has(file));
  };
  return new Map(
    sources.map((source) => {
      const found = specifiersOf(source).map((one) => resolve(source.file, one));
      return [source.file, [...new Set(found)].filter((file) => file !== undefined)];
    }),
  );
}

/** Finds groups of files that all import each other, directly or through others (Tarjan); the largest first. */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const stack: string[] = [];
  const open = new Set<string>();
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const lower = (file: string, to: number) =>
    lowest.set(file, Math.min(lowest.get(file) ?? to, to));

  const visit = (file: string): void => {
    const at = order.size;
    order.set(file, at);
    lower(file, at);
    stack.push(file);
    open.add(file);
    for (const next of graph.get(file) ?? []) {
      const known = order.get(next);
      if (known === undefined) {
        visit(next);
        lower(file, lowest.get(next) ?? at);
      } else if (open.has(next)) lower(file, known);
    }
    if (lowest.get(file) !== at) return;
    const group = stack.splice(stack.indexOf(file));
    for (const one of group) open.delete(one);
    if (group.length > 1) found.push(group.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found.sort((one, other) => other.length - one.length);
}

/** Finds the shortest path of imports from a file back to itself within a group. */
function wayBack(start: string, group: ReadonlySet<string>, graph: ImportGraph): string[] {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of graph.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (!group.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Finds the shortest circle of a group: each file imports the next, and the last is the first. */
export function shortestCircle(group: readonly string[], graph: ImportGraph): string[] {
  const among = new Set(group);
  const all = group.map((file) => wayBack(file, among, graph));
  return all.reduce((shortest, one) => (one.length < shortest.length ? one : shortest));
}

/** The most files that a circle may have: types that need each other, a component and its parts. */
const MOST = 3;

/** Lists the circles that have more files than a circle may have. */
export const circleProblems = (graph: ImportGraph): string[] =>
  circles(graph)
    .filter((group) => group.length > MOST)
    .map((group) => {
      const way = shortestCircle(group, graph).join('\n  → ');
      return `${group.length} files import each other in a circle; the shortest way round:\n    ${way}`;
    });
