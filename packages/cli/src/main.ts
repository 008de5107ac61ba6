import { COMMANDS } from './commands/index';
import { run } from './run';

/** The `marquee` command. Returns the exit code. */
export function main(argv: readonly string[]): Promise<number> {
  return run(COMMANDS, argv, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    colour: process.stdout.isTTY === true && process.stdout.hasColors(),
  });
}
