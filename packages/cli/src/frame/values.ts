import { closest, parseUrl } from '@marquee/realm';
import { type Option, UsageError } from '../command';
import { didYouMean } from './words';

/**
 * Reads the value of an option for its command.
 * @throws {UsageError} when it cannot be one.
 */
export function optionValue(option: Option, given: string): string {
  const { name, choices, aliases, kind, range, variable } = option;
  if (choices) return choice(`--${name}`, { choices, aliases }, given);
  if (kind === 'number')
    return wholeNumber(`--${name}${variable ? ` (or ${variable})` : ''}`, given, range);
  if (kind === 'address') return address(given);
  if (kind === 'site') return site(name, given);
  return given;
}

/** Finds the choice for a word. */
export function choice(
  what: string,
  { choices, aliases = {} }: Pick<Option, 'aliases'> & { choices: readonly string[] },
  given: string,
): string {
  const meant = aliases[given] ?? given;
  if (choices.includes(meant)) return meant;
  const near = closest(given, [...choices, ...Object.keys(aliases)]);
  throw new UsageError(`${what} is ${oneOf(choices)}, not "${given}".${didYouMean(near)}`, true);
}

/** Reads a whole number. @throws {UsageError} when it is not one, or out of range; `what` names the option or variable. */
export function wholeNumber(
  what: string,
  given: string,
  [least, most]: readonly [number, number?] = [0],
): string {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= (most ?? Number.MAX_SAFE_INTEGER)) {
    return given;
  }
  throw new UsageError(
    `${what} takes a whole number from ${least}${most === undefined ? '' : ` to ${most}`}, not "${given}".`,
    true,
  );
}

function address(given: string): string {
  if (/^https?:\/\//.test(given) && parseUrl(given)) return given.replace(/\/+$/, '');
  throw new UsageError(`"${given}" is not an address that begins with https:// or http://.`, true);
}

function site(name: string, given: string): string {
  const taken = address(given);
  const { origin, href } = new URL(taken);
  if (href === `${origin}/`) return origin;
  throw new UsageError(
    `--${name} is a scheme and a host, such as ${origin}: "${given}" says more.`,
    true,
  );
}

/** Writes a list as `a, b or c`. */
function oneOf(choices: readonly string[]): string {
  const [last = '', ...others] = choices.toReversed();
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
}
