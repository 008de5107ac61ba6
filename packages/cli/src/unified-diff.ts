import type { Paint } from './terminal/colour';

/** Lines around a change. */
const CONTEXT = 3;

interface Line {
  mark: ' ' | '-' | '+';
  text: string;
  /** The number of lines of each side before this place. */
  a: number;
  b: number;
}

/** Writes the difference of two texts in the format of `diff -u`; `patch -p0` can apply it. */
export function unifiedDiff(file: string, before: string, after: string, paint: Paint): string {
  const lines = alignedLines(linesOf(before), linesOf(after));
  const out = [paint('bold', `--- ${file}`), paint('bold', `+++ ${file}`)];
  for (const hunk of hunksOf(lines)) {
    const [first] = hunk;
    const size = (mark: '-' | '+') => hunk.filter((line) => line.mark !== mark).length;
    const range = (start: number, length: number) =>
      `${length === 0 ? start : start + 1},${length}`;
    const [a, b] = [range(first?.a ?? 0, size('+')), range(first?.b ?? 0, size('-'))];
    out.push(paint('cyan', `@@ -${a} +${b} @@`));
    for (const { mark, text } of hunk) {
      // A last line without a line end is marked.
      const bare = text.endsWith('\n')
        ? text.slice(0, -1)
        : `${text}\n\\ No newline at end of file`;
      out.push(mark === ' ' ? ` ${bare}` : paint(mark === '-' ? 'red' : 'green', mark + bare));
    }
  }
  return `${out.join('\n')}\n`;
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Finds the longest common sequence of lines, with a plain table: files of realms are small. */
function alignedLines(a: readonly string[], b: readonly string[]): Line[] {
  const wide = b.length + 1;
  const longest = new Uint32Array((a.length + 1) * wide);
  const at = (i: number, j: number) => longest[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      longest[i * wide + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const place = { a: i, b: j };
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push({ mark: ' ', text: a[i] ?? '', ...place });
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ mark: '-', text: a[i] ?? '', ...place });
      i += 1;
    } else {
      lines.push({ mark: '+', text: b[j] ?? '', ...place });
      j += 1;
    }
  }
  return lines;
}

function hunksOf(lines: readonly Line[]): Line[][] {
  const hunks: Line[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [index, { mark }] of lines.entries()) {
    if (mark === ' ') continue;
    const start = Math.max(0, index - CONTEXT);
    const end = Math.min(lines.length, index + CONTEXT + 1);
    if (start <= last) hunks.at(-1)?.push(...lines.slice(last, end));
    else hunks.push(lines.slice(start, end));
    last = Math.max(last, end);
  }
  return hunks;
}
