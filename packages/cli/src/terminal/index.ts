import type { Output } from '../command';
import { createAsk } from './ask';
import { wantsColour } from './colour';
import { followInterrupts } from './interrupt';
import { createProgress } from './progress';

/** Lines of help that are read by a program, or kept in a file. */
const WIDTH_ELSEWHERE = 100;

/** The streams and signals of this process, as commands use them. */
export function openTerminal(current: NodeJS.Process): { output: Output; close: () => void } {
  const { stdin, stdout, stderr, env } = current;
  const progress = createProgress(stderr);
  const { interrupt, abandon, close } = followInterrupts(current);
  let isHeard = true;
  stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') {
      // A reader that has seen enough, such as `head`, closes the pipe: that changes nothing of what the command comes to.
      isHeard = false;
      abandon();
    } else if (isHeard) {
      stderr.write(`What was found could not be written (${message}).\n`);
      current.exit(2);
    }
  });
  // Nobody is left to be told.
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
