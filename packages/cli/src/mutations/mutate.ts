/** Random numbers from 0 to 1, repeatable by a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const JUNK = [
  ...['null', '{}', '[]', '""', '0', '-1', '1e999', 'true', '"en"', '"id"', '"__proto__"', '[[]]'],
  ...[
    '[{}]',
    '"assets/x"',
    '"https://"',
    '"#"',
    '"javascript:1"',
    '"\\ud800"',
    '"(a+)+$"',
    '{"":1}',
  ],
  ...['"\\u0000"', '1.5', '"home"', '{"type":"rail"}', '{"route":"video"}', '{"href":"/"}'],
];
const MARKS = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"',
  '\\',
  '\n',
  '\t',
  '\u2028',
  '\uFEFF',
  '//',
  '/*',
  '\0',
];
const VALUE = /"(?:[^"\\]|\\.)*"(?!\s*:)|\b(?:true|false|null|\d+)\b/g;
const KEY = /"(?:[^"\\]|\\.)*"(?=\s*:)/g;

/** Changes a text in one to three places, as people and broken programs do. */
export function mutate(text: string, random: () => number): string {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
  const replaced = (whole: string, pattern: RegExp, by: () => string): string => {
    const hit = one([...whole.matchAll(pattern)]);
    if (!hit) return whole;
    return whole.slice(0, hit.index) + by() + whole.slice(hit.index + hit[0].length);
  };
  const ways: ((whole: string) => string)[] = [
    (whole) => replaced(whole, VALUE, () => one(JUNK) ?? ''),
    (whole) =>
      replaced(whole, KEY, () => one(['"__proto__"', '"type"', '"id"', '"x"', '""']) ?? ''),
    (whole) => replaced(whole, KEY, () => one([...whole.matchAll(KEY)])?.[0] ?? ''),
    (whole) => replaced(whole, VALUE, () => one([...whole.matchAll(VALUE)])?.[0] ?? ''),
    (whole) => {
      const at = below(whole.length);
      return whole.slice(0, at) + (one(MARKS) ?? '') + whole.slice(at + below(3));
    },
    (whole) => {
      const at = below(whole.length);
      return whole.slice(0, at) + whole.slice(at + below(40));
    },
    (whole) => {
      const [at, from] = [below(whole.length), below(whole.length)];
      return whole.slice(0, at) + whole.slice(from, from + below(200)) + whole.slice(at);
    },
    (whole) => whole.slice(0, below(whole.length)),
  ];
  // Changes that leave valid JSON reach more code, so they are tried more often than syntax errors.
  const depth = [0, 0, 0, 0, 1, 2, 2, 3, 3, 4, 5, 6, 7];
  let changed = text;
  for (let times = 1 + below(3); times > 0; times -= 1) {
    changed = ways[one(depth) ?? 0]?.(changed) ?? changed;
  }
  return changed;
}
