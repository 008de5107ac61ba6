import type { Command, Kind, Option } from '../command';

/** What a shell can offer for one place: words of ours, or what there is of a kind. */
export type Offer = { words: readonly string[] } | { kind: Kind };

export const offerOf = ({ choices, kind = 'text' }: Pick<Option, 'choices' | 'kind'>): Offer =>
  choices ? { words: choices } : { kind };

export const takesValue = ({ value, choices }: Option): boolean =>
  value !== undefined || choices !== undefined;

/** In single quotes, as all three shells understand. */
export const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const namesOf = (commands: readonly Command[]): string[] => [
  ...commands.map(({ name }) => name),
  'help',
];
