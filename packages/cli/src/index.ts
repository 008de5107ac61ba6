export type { Arguments, Command, ExitCode, Option, Output } from './command';
export { UsageError } from './command';
export { COMMANDS } from './commands/index';
export { run } from './run';
