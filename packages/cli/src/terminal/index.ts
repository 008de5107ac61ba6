import type { Output } from '../command';
import { createAsk } from './ask';
import { wantsColour } from './colour';
import { followInterrupts } from './interrupt';
import { createProgress } from './progress';

/** The width of help that is not printed on a terminal. */
const WIDTH_ELSEWHERE = 100;

/** The streams and signals of this process, in the form that commands use. */
export function openTerminal(current: NodeJS.Process): { output: Output; close: () => void } {
  const { stdin, stdout, stderr, env } = current;
  const progress = createProgress(stderr);
  const { interrupt, abandon, close } = followInterrupts(current);
  let isHeard = true;
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') {
      // A reader that stops early, such as `head`, closes the pipe; the exit code must not change.
      isHeard = false;
      abandon();
    } else if (isHeard) {
      stderr.write(`What was found could not be written (${message}).\n`);
      current.exit(2);
    }
  });
  // There is no stream left for a message.
  stderr.on('error', () => current.exit(2));
  interrupt.undo(() => progress.clear());
  return {
    output: {
      out(text) {
        progress.clear();
        if (isHeard) stdout.write(text);
      },
      err(text) {
        progress.clear();
        stderr.write(text);
      },
      colour: wantsColour(stdout, env),
      errColour: wantsColour(stderr, env),
      width: {
        out: stdout.isTTY ? stdout.columns : WIDTH_ELSEWHERE,
        err: stderr.isTTY ? stderr.columns : WIDTH_ELSEWHERE,
      },
      progress,
      interrupt,
      ask:
        stdin.isTTY && stderr.isTTY
          ? createAsk({
              input: stdin,
              output: stderr,
              interrupted: () => current.kill(current.pid, 'SIGINT'),
            })
          : undefined,
    },
    close() {
      progress.clear();
      close();
    },
  };
}
