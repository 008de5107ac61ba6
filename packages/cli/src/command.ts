import type { Ask } from './terminal/ask';
import type { Interrupt } from './terminal/interrupt';
import type { Progress } from './terminal/progress';

/** The streams and the terminal of a command. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
  /** Whether what is written with `out` may have colours. */
  colour: boolean;
  /** The same for `err`. */
  errColour: boolean;
  /** The largest number of characters in a line of either stream. */
  width: { out: number; err: number };
  /** The progress of long work. */
  progress: Progress;
  /** The reaction to Ctrl-C. */
  interrupt: Interrupt;
  /** Asks the operator; undefined without a terminal. */
  ask: Ask | undefined;
}

/**
 * The kind of a word on the command line. Completion offers existing ones; an address, a site (an address without
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

/** A positional argument of a command: `REALM`, `PATH…`. */
export interface Positional {
  /** The name in the help, in capitals. */
  name: string;
  kind: Kind;
  /** The allowed words, when there is a list of them. */
  choices?: readonly string[];
  summary: string;
  /** Whether any number of them may follow; only for the last one. */
  many?: boolean;
  /** Whether it may be left out. */
  optional?: boolean;
  /** The name of the switch that replaces the argument. */
  unless?: string;
}

/** One option of a command, as data: `--format pretty|json`. */
export interface Option {
  name: string;
  /** The value's name in the help; an option with neither this nor choices is a switch. */
  value?: string;
  /** The kind of its value; a text when left out. */
  kind?: Kind;
  /** The allowed values, when there is a list of them. */
  choices?: readonly string[];
  /** The choices for other words that are also accepted, by those words. */
  aliases?: Readonly<Record<string, string>>;
  /** The smallest and the largest number. */
  range?: readonly [number, number];
  default?: string;
  /** The variable of the environment that replaces the default. */
  variable?: string;
  summary: string;
}

export interface Example {
  /** The command line, without `marquee`. */
  line: string;
  /** The effect, without a full stop. */
  does: string;
}

export interface Arguments {
  paths: string[];
  /** By name; a switch that is on is 'true'. An address has no slash at its end. */
  options: Record<string, string | undefined>;
}

/** A command: its name, its arguments and its function. Each has a file of its own. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  positionals: readonly Positional[];
  options: readonly Option[];
  /** At least one. */
  examples: readonly [Example, ...Example[]];
  /** More paragraphs at the end of its help. */
  notes: readonly string[];
  /** Returns the exit code. */
  run(args: Arguments, output: Output): Promise<ExitCode>;
}

/** 0: done, and all is well. 1: done, and the command found something. 2: the command could not run. */
export type ExitCode = 0 | 1 | 2;

/** A call of the command that cannot be carried out; the operator reads the message as it is, with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';

  constructor(
    message: string,
    /** Whether the message refers to the command's help. */
    readonly helpSaysMore = false,
  ) {
    super(message);
  }
}
