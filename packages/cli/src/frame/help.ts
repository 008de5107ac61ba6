import type { Command as Frame, HelpConfiguration } from 'commander';
import type { Command, Example } from '../command';
import { painter } from '../terminal/colour';
import { commandTerm } from './words';

/** The text below the list of commands. */
export const BEGINNING = {
  examples: [
    { line: 'new "Delta Rowing"', does: 'Begin a brand' },
    { line: 'dev delta-rowing', does: 'See it while you edit it' },
    { line: 'validate --all', does: 'Ask what is wrong with every brand' },
    { line: 'build --all --out sites', does: 'Write them as files for any host' },
  ],
  notes: ['"marquee help COMMAND" says what a command takes, with examples.'],
} as const satisfies Below;

/** The text below the argument of "help". */
export const ABOUT_HELP = {
  examples: [{ line: 'help build', does: 'What "build" does and takes' }],
  notes: [],
} as const satisfies Below;

interface Below {
  examples: readonly Example[];
  notes: readonly string[];
}

/** The width below which a column is not wrapped, because it would have one word in each line. */
const NARROWEST = 10;

/** Paints texts always; the library removes colours where they are not wanted. */
const paint = painter(true);

/** The look of the help: terms in colour, options and arguments as commands name them. */
export const helpStyle = (commands: readonly Command[]): HelpConfiguration => ({
  minWidthToWrap: NARROWEST,
  subcommandTerm(frame) {
    const command = commands.find(({ name }) => name === frame.name());
    return command ? commandTerm(command) : `${frame.name()} ${frame.usage()}`.trimEnd();
  },
  // Commander writes <VALUE> and --help with its short form; ours are written as an operator types them.
  optionTerm: ({ flags }) => flags.replace(/[<>]/g, ''),
  // The description has the default, as a sentence.
  optionDescription: ({ description }) => description,
  styleTitle: (text) => paint('bold', text),
  styleCommandText: (text) => paint('cyan', text),
  styleSubcommandTerm: (text) => paint('cyan', text),
  styleArgumentTerm: (text) => paint('cyan', text),
  styleOptionTerm: (text) => paint('cyan', text),
});

/** The text below a command's options: examples and notes. */
export function belowOptions(
  { examples, notes }: Below,
  { width, frame }: { width: number; frame: Frame },
): string {
  const help = Object.assign(frame.createHelp(), { helpWidth: width });
  const lines = examples.flatMap(({ line, does }) => [
    `  ${paint('gray', `# ${does}`)}`,
    `  marquee ${line}`,
  ]);
  return [
    '',
    paint('bold', 'Examples:'),
    ...lines,
    ...notes.flatMap((note) => ['', help.boxWrap(note, width)]),
  ].join('\n');
}
