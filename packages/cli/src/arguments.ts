import { closest } from '@marquee/realm';
import { type Arguments, type Command, type Option, UsageError } from './command';

/** Reads what stands after a command's name; throws a `UsageError` that says what was probably meant. */
export function readArguments(command: Command, argv: readonly string[]): Arguments {
  const paths: string[] = [];
  const options: Arguments['options'] = Object.fromEntries(
    command.options.map((option) => [option.name, option.default]),
  );

  const rest = [...argv];
  let literal = false;
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (literal || !word.startsWith('-') || word === '-') {
      paths.push(word);
    } else if (word === '--') {
      literal = true;
    } else {
      const [flag = word, inline] = splitOnce(word);
      const option = findOption(command, flag);
      options[option.name] = option.value ? readValue(option, inline ?? rest.shift()) : 'true';
    }
  }

  const { least, most } = command.takes;
  if (paths.length < least) throw new UsageError(`"${command.name}" needs ${command.positionals}.`);
  if (paths.length > most) throw new UsageError(`"${paths[most]}" is one argument too many.`);
  return { paths, options };
}

function splitOnce(word: string): string[] {
  const at = word.indexOf('=');
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function findOption(command: Command, flag: string): Option {
  const option = command.options.find(({ name }) => `--${name}` === flag);
  if (option) return option;
  const meant = closest(flag, [...command.options.map(({ name }) => `--${name}`), '--help']);
  throw new UsageError(`"${command.name}" has no option ${flag}.${didYouMean(meant)}`);
}

function readValue({ name, value, choices }: Option, given: string | undefined): string {
  if (given === undefined) throw new UsageError(`--${name} needs ${value}.`);
  if (choices && !choices.includes(given)) {
    const list = choices.join(' or ');
    throw new UsageError(
      `--${name} is ${list}, not "${given}".${didYouMean(closest(given, choices))}`,
    );
  }
  return given;
}

/** The end of a message about something unknown. */
export function didYouMean(meant: string | undefined): string {
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}
