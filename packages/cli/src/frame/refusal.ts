import { CommanderError } from 'commander';
import { type Command, UsageError } from '../command';
import { commandTerm } from './words';

/** The message for an operator whose command line could not be read. */
export const refusal = (error: CommanderError, command?: Command): UsageError =>
  new UsageError(sentence(error, command), true);

/** The library's message, or ours where it says better what to type. */
function sentence({ code, message }: CommanderError, command?: Command): string {
  const [, quoted = ''] = /'(.+)'/.exec(message) ?? [];
  if (command && code === 'commander.missingArgument') return needs(command);
  if (code === 'commander.optionMissingArgument') {
    const [flag, ...value] = quoted.split(' ');
    return `${flag} needs ${value.join(' ').replace(/^<|>$/g, '')}.`;
  }
  const [, what = '', hint = ''] = /^(?:error: )?(.+?)\.?(?:\n\((.+)\))?$/s.exec(message) ?? [];
  return `${what[0]?.toUpperCase()}${what.slice(1)}.${hint && ` ${hint}`}`;
}

/** `"validate" needs PATH…, or --all.` */
export function needs(command: Command): string {
  const [, ...terms] = commandTerm(command).split(' ');
  const instead = command.positionals.flatMap(({ unless }) => (unless ? [`--${unless}`] : []));
  return `"${command.name}" needs ${terms.join(' ')}${instead.map((flag) => `, or ${flag}`).join('')}.`;
}

export const isRefusal = (error: unknown): error is CommanderError =>
  error instanceof CommanderError;
