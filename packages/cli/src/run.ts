import { type Command, type ExitCode, type Output, UsageError } from './command';
import { createProgram } from './frame/program';
import { isRefusal } from './frame/refusal';

/** Runs the command that the command line names. Returns the exit code. */
export async function run(
  commands: readonly Command[],
  argv: readonly string[],
  output: Output,
): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = createProgram(commands, output, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return code;
  } catch (error) {
    // Help and the version come here too, already printed; help that is printed because no command was given is an error.
    if (isRefusal(error)) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof UsageError)) throw error;
    const about = commands.find(({ name }) => name === argv[0]);
    const more = error.helpSaysMore ? `See "marquee help${about ? ` ${about.name}` : ''}".\n` : '';
    output.err(`${error.message}\n${more}`);
    return 2;
  }
}
