import { COMMANDS } from './commands/index';
import { run } from './run';
import { openTerminal } from './terminal/index';

/** Whether the system refused something, such as a folder that nobody may write into. */
const isRefused = (error: unknown): error is Error & { path: string } =>
  error instanceof Error && 'syscall' in error && 'path' in error;

/** The `marquee` command. Returns the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  const { output, close } = openTerminal(process);
  try {
    return await run(COMMANDS, argv, output);
  } catch (error) {
    if (isRefused(error)) {
      output.err(`${error.path} cannot be read or written (${error.message}).\n`);
      return 2;
    }
    // A fault of ours. Its reader is an operator, to whom a trace says nothing.
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
