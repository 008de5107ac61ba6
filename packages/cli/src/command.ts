/** Where a command writes, and whether a person at a terminal reads it. */
export interface Output {
  out(text: string): void;
  err(text: string): void;
  colour: boolean;
}

/** One option of a command, as data: `--format text|json`. */
export interface Option {
  name: string;
  /** What stands after it in the help; an option without one is a switch. */
  value?: string;
  /** The values it takes, when there is a list of them. */
  choices?: readonly string[];
  default?: string;
  summary: string;
}

export interface Arguments {
  paths: string[];
  /** By name; a switch that is on is 'true'. */
  options: Record<string, string | undefined>;
}

/** One file a command: what it is called, what it takes, what it does. */
export interface Command {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** What its arguments are called in the help: `PATH…`. */
  positionals: string;
  /** How many arguments it takes. */
  takes: { least: number; most: number };
  options: readonly Option[];
  /** What else its help says, under the options. */
  notes: readonly string[];
  /** Returns the exit code. */
  run(args: Arguments, output: Output): Promise<ExitCode>;
}

/** 0: done. 1: done, and the answer is no. 2: not done, because of how it was called. */
export type ExitCode = 0 | 1 | 2;

/** A call that cannot be answered; the message goes to the reader as it is, with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
