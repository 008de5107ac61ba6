import { isSystemRefusal, refusalInWords } from '@marquee/realm/node';
import { COMMANDS } from './commands/index';
import { run } from './run';
import { openTerminal } from './terminal/index';

/** The `marquee` command. Returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const { output, close } = openTerminal(process);
  try {
    return await run(COMMANDS, argv, output);
  } catch (error) {
    if (isSystemRefusal(error)) {
      output.err(`${refusalInWords(error)}\n`);
      return 2;
    }
    // An error in our code. Its reader is an operator, who has no use for a trace.
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    const detail = process.env.MARQUEE_TRACE
      ? stack
      : 'MARQUEE_TRACE=1 in the environment shows where.';
    output.err(`marquee went wrong, which is a fault of its own: ${message}\n${detail}\n`);
    return 2;
  } finally {
    close();
  }
}
