import type { Ask } from './terminal/ask';
import type { Interrupt } from './terminal/interrupt';
import type { Progress } from './terminal/progress';

/** Where a command writes, and who reads it. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
  /** Whether what is written with `out` may have colours. */
  colour: boolean;
  /** The same for `err`. */
  errColour: boolean;
  /** How many characters a line of either may have. */
  width: { out: number; err: number };
  /** What long work says of itself while it goes on. */
  progress: Progress;
  /** What Ctrl-C does. */
  interrupt: Interrupt;
  /** Asks a person; undefined where none is at a terminal. */
  ask: Ask | undefined;
}

/**
 * What a word on the command line names. Completion offers what there is of it; an address, a site (an address without
 * a path) and a number are checked before a command sees them.
 */
export type Kind =
  | 'realm'
  | 'path'
  | 'folder'
  | 'command'
  | 'preset'
  | 'address'
  | 'site'
  | 'number'
  | 'text';

/** A word that stands after a command's name, in its place: `REALM`, `PATH…`. */
export interface Positional {
  /** As the help writes it, in capitals. */
  name: string;
  kind: Kind;
  /** The words it may be, when there is a list of them. */
  choices?: readonly string[];
  summary: string;
  /** Whether any number of them may follow; only the last can. */
  many?: boolean;
  /** Whether it may be left out. */
  optional?: boolean;
  /** The name of the switch that takes its place. */
  unless?: string;
}

/** One option of a command, as data: `--format pretty|json`. */
export interface Option {
  name: string;
  /** What stands after it in the help; an option with neither this nor choices is a switch. */
  value?: string;
  /** What its value names; a text when left out. */
  kind?: Kind;
  /** The values it takes, when there is a list of them. */
  choices?: readonly string[];
  /** Other words for some of the choices, by the word that stands for them. */
  aliases?: Readonly<Record<string, string>>;
  /** The least and the most that a number may be. */
  range?: readonly [number, number];
  default?: string;
  /** The variable of the environment that takes the default's place. */
  variable?: string;
  summary: string;
}

export interface Example {
  /** What one types, without `marquee`. */
  line: string;
  /** What comes of it, without a full stop. */
  does: string;
}

export interface Arguments {
  paths: string[];
  /** By name; a switch that is on is 'true'. An address has no slash at its end. */
  options: Record<string, string | undefined>;
}

/** One file a command: what it is called, what it takes, what it does. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  positionals: readonly Positional[];
  options: readonly Option[];
  /** At least one. */
  examples: readonly [Example, ...Example[]];
  /** What else its help says, at the end. */
  notes: readonly string[];
  /** Returns the exit code. */
  run(args: Arguments, output: Output): Promise<ExitCode>;
}

/** 0: done, and all is well. 1: done, and something was found. 2: not done, because it could not be. */
export type ExitCode = 0 | 1 | 2;

/** A call that cannot be answered; the message goes to the reader as it is, with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    /** Whether the command's help says how to call it better. */
    readonly helpSaysMore = false,
  ) {
    super(message);
  }
}
