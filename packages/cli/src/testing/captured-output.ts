import type { Output } from '../command';

/** Creates an output that records what is written, for commands that run in this process. */
export function capturedOutput(): { output: Output; written: { out: string; err: string } } {
  const written = { out: '', err: '' };
  const output: Output = {
    out(text) {
      written.out += text;
    },
    err(text) {
      written.err += text;
    },
    colour: false,
    errColour: false,
    width: { out: 100, err: 100 },
    progress: { at: () => {}, clear: () => {} },
    interrupt: { wait: () => Promise.resolve(), undo: () => () => {} },
    ask: undefined,
  };
  return { output, written };
}
