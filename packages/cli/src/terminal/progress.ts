/** One line on a terminal that shows the current work and its progress. Elsewhere nothing is printed. */
export interface Progress {
  /** Shows progress: `at('Reading realms', 12, 100)`. May be called at any rate. */
  at(doing: string, done?: number, of?: number): void;
  /** Removes the line; the next call of `at` shows it again. */
  clear(): void;
}

/** The time after which progress is shown; a line that only flashes is useless. */
const PATIENCE_MS = 300;
const BETWEEN_MS = 80;

const SILENT: Progress = { at: () => {}, clear: () => {} };

interface Screen {
  isTTY?: boolean | undefined;
  columns?: number | undefined;
  write(text: string): unknown;
}

/** Shows progress on `screen`, which is standard error, so that standard output has only the result. */
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
      // One column stays free: a full line would wrap, and its first half would not be removed.
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
