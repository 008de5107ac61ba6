import type { Command, Option, Positional } from '../command';

/** Writes `PATH…`, or `[NAME]` for an argument that may be left out. */
export function positionalTerm({ name, many, optional }: Positional): string {
  const term = many ? `${name}…` : name;
  return optional ? `[${term}]` : term;
}

/** The arguments after a command's name in a list: `validate PATH…`. */
export const commandTerm = ({ name, positionals }: Command): string =>
  [name, ...positionals.map(positionalTerm)].join(' ');

/** The arguments that an operator may type after a command's name: `PATH… | --all`. */
export function usageOf({ positionals, options }: Command): string {
  const terms = positionals.map((positional) => {
    const term = positionalTerm(positional);
    return positional.unless ? `${term} | --${positional.unless}` : term;
  });
  return [...terms, ...(options.length > 0 ? ['[options]'] : [])].join(' ');
}

/** The value after an option: `pretty|json`, `DIR`; undefined for a switch. */
export const valueTerm = ({ value, choices }: Option): string | undefined =>
  value ?? choices?.join('|');

export const optionTerm = (option: Option): string => {
  const value = valueTerm(option);
  return value === undefined ? `--${option.name}` : `--${option.name} ${value}`;
};

/** The default of an option, as a sentence; `mark` formats a value for the page. */
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
