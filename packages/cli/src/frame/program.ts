import { closest } from '@marquee/realm';
import { Argument, Command as Frame, Option as FrameOption } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { type Command, type ExitCode, type Option, type Output, UsageError } from '../command';
import { ABOUT_HELP, BEGINNING, belowOptions, helpStyle } from './help';
import { needs, refusal } from './refusal';
import { choice, optionValue } from './values';
import { didYouMean, fallbackOf, positionalTerm, usageOf, valueTerm } from './words';

const HELP = 'Print help.';

/** Declares the commands to the library. `ended` receives the exit code of the command that ran. */
export function createProgram(
  commands: readonly Command[],
  output: Output,
  ended: (code: ExitCode) => void,
): Frame {
  const program = new Frame('marquee')
    .usage('COMMAND [arguments]')
    .version(packageFile.version, '--version', 'Print the version.')
    .helpOption('-h, --help', 'The same as "help", anywhere.')
    .helpCommand(false)
    .configureHelp(helpStyle(commands))
    .configureOutput({
      writeOut: output.out,
      writeErr: output.err,
      // The caller that catches a refusal prints it.
      outputError: () => {},
      getOutHelpWidth: () => output.width.out,
      getErrHelpWidth: () => output.width.err,
      getOutHasColors: () => output.colour,
      getErrHasColors: () => output.errColour,
    })
    .exitOverride((error) => {
      throw error.exitCode === 0 || error.code === 'commander.help' ? error : refusal(error);
    });

  for (const command of commands) addCommand(program, command, output, ended);
  const { out: width } = output.width;
  program.addHelpText('after', () => belowOptions(BEGINNING, { width, frame: program }));
  addHelp(program, commands).addHelpText('after', () =>
    belowOptions(ABOUT_HELP, { width, frame: program }),
  );
  return program;
}

function addCommand(
  program: Frame,
  command: Command,
  output: Output,
  ended: (code: ExitCode) => void,
): void {
  const { name, summary, positionals, options } = command;
  const frame = program
    .command(name)
    .description(summary)
    .usage(usageOf(command))
    .helpOption('-h, --help', HELP)
    .exitOverride((error) => {
      throw error.exitCode === 0 ? error : refusal(error, command);
    });
  for (const positional of positionals) {
    const bare = positional.many ? `${positional.name}...` : positional.name;
    const term = positional.optional || positional.unless ? `[${bare}]` : `<${bare}>`;
    const own = new Argument(term, positional.summary);
    const { choices } = positional;
    if (choices) own.argParser((given) => choice(positional.name, { choices }, given));
    frame.addArgument(own);
  }
  const known = options.map((option) => ({ option, own: frameOption(option) }));
  for (const { own } of known) frame.addOption(own);
  frame.addHelpText('after', () => belowOptions(command, { width: output.width.out, frame }));

  frame.action(async () => {
    const values = known.map(({ option, own }) => [
      option.name,
      textOf(frame.getOptionValue(own.attributeName())),
    ]);
    const args = { paths: frame.args, options: Object.fromEntries(values) };
    checkInstead(command, args);
    ended(await command.run(args, output));
  });
}

function frameOption(option: Option): FrameOption {
  const value = valueTerm(option);
  const own = new FrameOption(
    value === undefined ? `--${option.name}` : `--${option.name} <${value}>`,
    [option.summary, ...fallbackOf(option)].join(' '),
  );
  // An empty variable counts as unset.
  if (option.variable && process.env[option.variable]?.trim()) own.env(option.variable);
  if (value !== undefined) own.argParser(once(option));
  return option.default === undefined ? own : own.default(option.default);
}

/** Refuses an option that is given twice; otherwise one value would be lost without a word. */
function once(option: Option): (given: string) => string {
  let first: string | undefined;
  return (given) => {
    if (first !== undefined) {
      throw new UsageError(
        `--${option.name} stands there twice, with "${first}" and with "${given}". ${option.summary}`,
        true,
      );
    }
    first = given;
    return optionValue(option, given);
  };
}

const textOf = (value: unknown): string | undefined =>
  value === undefined || value === false ? undefined : String(value);

/** Checks that either the argument or the switch that replaces it is given, and not both. */
function checkInstead(command: Command, { paths, options }: Parameters<Command['run']>[0]): void {
  for (const positional of command.positionals) {
    if (!positional.unless) continue;
    const instead = options[positional.unless] !== undefined;
    if (!instead && paths.length === 0) throw new UsageError(needs(command), true);
    if (instead && paths.length > 0) {
      throw new UsageError(
        `"${command.name}" takes ${positionalTerm(positional)} or --${positional.unless}, not both.`,
        true,
      );
    }
  }
}

function addHelp(program: Frame, commands: readonly Command[]): Frame {
  const names = [...commands.map(({ name }) => name), 'help'];
  return program
    .command('help')
    .usage('[COMMAND]')
    .description('Say what a command does and takes.')
    .argument('[COMMAND]', 'One of the commands.')
    .helpOption('-h, --help', HELP)
    .action((about: string | undefined) => {
      if (about === undefined) return program.outputHelp();
      const found = program.commands.find((frame) => frame.name() === about);
      if (found) return found.outputHelp();
      throw new UsageError(`Unknown command '${about}'.${didYouMean(closest(about, names))}`, true);
    });
}
