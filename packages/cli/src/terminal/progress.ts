/** One line at a terminal that says what is being done, and how far it is. Elsewhere it says nothing. */
export interface Progress {
  /** `at('Reading realms', 12, 100)`. May be called as often as one likes. */
  at(doing: string, done?: number, of?: number): void;
  /** Takes the line away; the next call of `at` brings it back. */
  clear(): void;
}

/** Work that is done sooner than this says nothing: a line that only flashes up is noise. */
const PATIENCE_MS = 300;
const BETWEEN_MS = 80;

const SILENT: Progress = { at: () => {}, clear: () => {} };

interface Screen {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/** What progress says on `screen`, which is standard error: what is printed on standard output stays whole. */
export function createProgress(screen: Screen, now: () => number = Date.now): Progress {
  if (!screen.isTTY) return SILENT;
  let begun: number | undefined;
  let drawn = 0;
  let shown = false;

  const clear = () => {
    if (shown) screen.write('\r\u001b[2K');
    shown = false;
  };

  return {
    at(doing, done, of) {
      const time = now();
      begun ??= time;
      if (time - begun < PATIENCE_MS || time - drawn < BETWEEN_MS) return;
      drawn = time;
      const line =
        of === undefined ? `${doing} …` : `${doing} ${bar(done ?? 0, of)} ${done} of ${of}`;
      // One column is left free: a full line would wrap, and its first half stay.
      screen.write(`\r\u001b[2K${line.slice(0, (screen.columns ?? 80) - 1)}`);
      shown = true;
    },
    clear() {
      clear();
      begun = undefined;
    },
  };
}

const CELLS = 20;

function bar(done: number, of: number): string {
  const full = of === 0 ? CELLS : Math.round((CELLS * Math.min(done, of)) / of);
  return `${'█'.repeat(full)}${'░'.repeat(CELLS - full)}`;
}
