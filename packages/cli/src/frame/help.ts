import type { Command as Frame, HelpConfiguration } from 'commander';
import type { Command } from '../command';
import { painter } from '../terminal/colour';
import { commandTerm } from './words';

/** Painted always: the library takes the colours away where nobody wants them. */
const paint = painter(true);

/** How help looks: terms in colour, options and arguments as commands name them. */
export const helpStyle = (commands: readonly Command[]): HelpConfiguration => ({
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
  { examples, notes }: Command,
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
