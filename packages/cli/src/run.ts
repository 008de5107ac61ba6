import { closest } from '@marquee/realm';
import packageFile from '../package.json' with { type: 'json' };
import { didYouMean, readArguments } from './arguments';
import { type Command, type ExitCode, type Output, UsageError } from './command';
import { commandHelp, overview } from './help';

const HELP = ['help', '--help', '-h'];

/** Runs the command that the words name. Returns the exit code. */
export async function run(
  commands: readonly Command[],
  argv: readonly string[],
  output: Output,
): Promise<ExitCode> {
  const [name, ...rest] = argv;
  try {
    if (name === undefined) {
      output.err(overview(commands));
      return 2;
    }
    if (name === '--version') {
      output.out(`${packageFile.version}\n`);
      return 0;
    }
    if (HELP.includes(name)) {
      const [about] = rest;
      output.out(about === undefined ? overview(commands) : commandHelp(find(commands, about)));
      return 0;
    }
    const command = find(commands, name);
    if (rest.includes('--help') || rest.includes('-h')) {
      output.out(commandHelp(command));
      return 0;
    }
    return await command.run(readArguments(command, rest), output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.err(`${error.message}\nSee "marquee help".\n`);
    return 2;
  }
}

function find(commands: readonly Command[], name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const names = commands.map((candidate) => candidate.name);
  throw new UsageError(
    `There is no command "${name}".${didYouMean(closest(name, [...names, 'help']))}`,
  );
}
