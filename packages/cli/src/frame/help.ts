import type { Command as Frame, HelpConfiguration } from 'commander';
import type { Command, Example } from '../command';
import { painter } from '../terminal/colour';
import { commandTerm } from './words';

/** What stands below the list of commands. */
export const BEGINNING = {
  examples: [
    { line: 'new "Delta Rowing"', does: 'Begin a brand' },
    { line: 'dev delta-rowing', does: 'See it while you edit it' },
    { line: 'validate --all', does: 'Ask what is wrong with every brand' },
    { line: 'build --all --out sites', does: 'Write them as files for any host' },
  ],
  notes: ['"marquee help COMMAND" says what a command takes, with examples.'],
} as const satisfies Below;

/** What stands below the argument of "help". */
export const ABOUT_HELP = {
  examples: [{ line: 'help build', does: 'What "build" does and takes' }],
  notes: [],
} as const satisfies Below;

interface Below {
  examples: readonly Example[];
  notes: readonly string[];
}

/** A column narrower than this is not wrapped: it would be a word a line. */
const NARROWEST = 10;

/** Painted always: the library takes the colours away where nobody wants them. */
const paint = painter(true);

/** How help looks: terms in colour, options and arguments as commands name them. */
export const helpStyle = (commands: readonly Command[]): HelpConfiguration => ({
  minWidthToWrap: NARROWEST,
  subcommandTerm(frame) {
    const command = commands.find(({ name }) => name === frame.name());
    return command ? commandTerm(command) : `${frame.name()} ${frame.usage()}`.trimEnd();
  },
  // Commander writes <VALUE> and --help with its short form; ours stand as one types them.
  optionTerm: ({ flags }) => flags.replace(/[<>]/g, ''),
  // The default stands in the description, as a sentence.
  optionDescription: ({ description }) => description,
  styleTitle: (text) => paint('bold', text),
  styleCommandText: (text) => paint('cyan', text),
  styleSubcommandTerm: (text) => paint('cyan', text),
  styleArgumentTerm: (text) => paint('cyan', text),
  styleOptionTerm: (text) => paint('cyan', text),
});

/** What stands below a command's options: examples and notes. */
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
