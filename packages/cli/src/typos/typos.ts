import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';

/** A typo in one word of a realm. */
export interface Typo {
  kind: string;
  /** The realm's text with the typo. */
  text: string;
  written: string;
  meant: string;
  /** Counts from 1. */
  line: number;
}

type Random = () => number;

/** The neighbours of letters on a keyboard, approximately. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbour(letter: string, random: Random): string {
  const row = ROWS.find((keys) => keys.includes(letter.toLowerCase()));
  if (!row) return 'x';
  const at = row.indexOf(letter.toLowerCase());
  const beside = [row[at - 1], row[at + 1]].filter((key) => key !== undefined);
  const key = one(beside, random);
  return letter === letter.toLowerCase() ? key : key.toUpperCase();
}

function one<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}

const put = (word: string, at: number, length: number, by: string) =>
  word.slice(0, at) + by + word.slice(at + length);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The kinds of typos: functions from a word to a mistyped word. */
const SLIPS: Readonly<Record<string, (word: string, at: number, random: Random) => string>> = {
  'a letter left out': (word, at) => put(word, at, 1, ''),
  'a letter twice': (word, at) => put(word, at, 0, word[at] ?? ''),
  'two letters swapped': (word, at) => put(word, at, 2, `${word[at + 1] ?? ''}${word[at] ?? ''}`),
  'the key beside': (word, at, random) => put(word, at, 1, neighbour(word[at] ?? '', random)),
  'a letter too many': (word, at, random) => put(word, at, 0, neighbour(word[at] ?? '', random)),
  'another case': (word, at) => {
    const letter = word[at] ?? '';
    return put(
      word,
      at,
      1,
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  },
};

interface Word {
  node: Node;
  isKey: boolean;
}

/** The words of a realm that the product knows: keys, and values of enumerations. */
function wordsOf(text: string, closed: ReadonlyMap<string, ReadonlySet<string>>): Word[] {
  const words: Word[] = [];
  const visit = (node: Node, key: string) => {
    if (node.type === 'property') {
      const [name, value] = node.children ?? [];
      if (!name || !value) return;
      words.push({ node: name, isKey: true });
      visit(value, String(name.value));
    } else if (node.type === 'string') {
      if (closed.get(key)?.has(String(node.value))) words.push({ node, isKey: false });
    } else for (const child of node.children ?? []) visit(child, key);
  };
  const tree = parseTree(text);
  if (tree) visit(tree, '');
  // One letter is too short to suggest another word.
  return words.filter(({ node }) => String(node.value).length > 1 && node.value !== '$schema');
}

/** The values of enumerations, by key. */
export function closedSets(schemas: string): Map<string, Set<string>> {
  const sets = new Map<string, Set<string>>();
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const entry of value) visit(entry, key);
    if (!isRecord(value)) return;
    const said = [value.const, ...(Array.isArray(value.enum) ? value.enum : [])];
    for (const text of said) {
      if (typeof text === 'string') sets.set(key, (sets.get(key) ?? new Set()).add(text));
    }
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'properties' && isRecord(inner)) {
        for (const [property, schema] of Object.entries(inner)) visit(schema, property);
      } else visit(inner, key);
    }
  };
  for (const file of readdirSync(schemas, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.schema.json') && !file.startsWith('generated')) {
      visit(JSON.parse(readFileSync(join(schemas, file), 'utf8')), '');
    }
  }
  return sets;
}

/** Makes a typo in a text, by a seed; undefined if the word stays the same. */
export function typoIn(
  text: string,
  closed: ReadonlyMap<string, ReadonlySet<string>>,
  random: Random,
): Typo | undefined {
  const { node, isKey } = one(wordsOf(text, closed), random);
  const [kind, slip] = one(Object.entries(SLIPS), random);
  const meant = String(node.value);
  const written = slip(meant, Math.floor(random() * meant.length), random);
  if (written === meant || written === '') return undefined;
  return {
    kind: `${isKey ? 'key' : 'value'}: ${kind}`,
    text:
      text.slice(0, node.offset) + JSON.stringify(written) + text.slice(node.offset + node.length),
    written,
    meant,
    line: text.slice(0, node.offset).split('\n').length,
  };
}
