import type { Command, Option, Positional } from '../command';

/** `PATH…`, or `[NAME]` where it may be left out. */
export function positionalTerm({ name, many, optional }: Positional): string {
  const term = many ? `${name}…` : name;
  return optional ? `[${term}]` : term;
}

/** What stands after a command's name in a list: `validate PATH…`. */
export const commandTerm = ({ name, positionals }: Command): string =>
  [name, ...positionals.map(positionalTerm)].join(' ');

/** What one may type after a command's name: `PATH… | --all`. */
export function usageOf({ positionals, options }: Command): string {
  const terms = positionals.map((positional) => {
    const term = positionalTerm(positional);
    return positional.unless ? `${term} | --${positional.unless}` : term;
  });
  return [...terms, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}

/** What stands after an option: `pretty|json`, `DIR`; undefined for a switch. */
export const valueTerm = ({ value, choices }: Option): string | undefined =>
  value ?? choices?.join('|');

export const optionTerm = (option: Option): string => {
  const value = valueTerm(option);
  return value === undefined ? `--${option.name}` : `--${option.name} ${value}`;
};

/** What an option is when it is left out, as a sentence; `mark` puts a value into the marks of a page. */
export function fallbackOf(
  { default: value, variable }: Option,
  mark = (text: string) => text,
): string[] {
  if (value === undefined) return [];
  const own = variable === undefined ? '' : `the variable ${mark(variable)}, or `;
  return [`Default: ${own}${mark(value)}.`];
}

/** The end of a message about something unknown. */
export const didYouMean = (meant: string | undefined): string =>
  meant === undefined ? '' : ` Did you mean ${meant}?`;
