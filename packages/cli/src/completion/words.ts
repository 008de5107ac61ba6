import type { Command, Kind, Option } from '../command';

/** The completions that a shell offers for one word: a list of words, or whatever exists of a kind. */
export type Offer = { words: readonly string[] } | { kind: Kind };

export const offerOf = ({ choices, kind = 'text' }: Pick<Option, 'choices' | 'kind'>): Offer =>
  choices ? { words: choices } : { kind };

export const takesValue = ({ value, choices }: Option): boolean =>
  value !== undefined || choices !== undefined;

/** Puts a text in single quotes, as all three shells understand them. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const namesOf = (commands: readonly Command[]): string[] => [
  ...commands.map(({ name }) => name),
  'help',
];
