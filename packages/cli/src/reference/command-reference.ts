import type { Command, Option } from '../command';
import { fallbackOf, optionTerm, usageOf } from '../frame/words';

const INTRODUCTION = `# The marquee command

<!-- Generated from the commands by "marquee docs". Do not edit. -->

Type \`npx marquee COMMAND\` in the repository. \`npx marquee help COMMAND\` prints the same as this page.

For operators who use the command line. At the end you know every command, its options and its exit codes.

Every command ends with **0** when it is done and all is well, **1** when it is done and found something, **2** when it could not be
done. The result is printed on standard output: findings of \`validate\`, tables, texts, the files that \`build\` wrote, the addresses of \`dev\` and
\`serve\`. Everything else is printed on standard error: errors, also findings that stopped another command,
the reports of \`dev\` while you edit, and logs. A program that reads only the beginning, such as \`head\`, does not change the exit code.

There are colours only on a terminal: never with \`NO_COLOR\`, always with \`FORCE_COLOR\`, but not when it is \`0\` or \`false\`. Progress is shown
only on a terminal. With \`MARQUEE_TRACE=1\`, an unexpected error is printed with its stack trace.
`;

/** Writes the operators' page about the command, as Markdown. */
export function commandReference(commands: readonly Command[]): string {
  const list = commands.map(
    ({ name, summary }) => `| [\`${name}\`](#marquee-${name}) | ${cell(summary)} |`,
  );
  const sections = commands.map(section);
  return `${[INTRODUCTION, '| command | what it does |', '|---|---|', ...list, '', ...sections].join('\n').trim()}\n`;
}

function section(command: Command): string {
  const { name, summary, positionals, options, examples, notes } = command;
  const rows = [
    ...positionals.map((positional) => [positional.name, positional.summary]),
    ...options.map((option) => [optionTerm(option), aboutOption(option)]),
  ].map(([term = '', about = '']) => `| \`${cell(term)}\` | ${cell(about)} |`);
  return [
    `## \`marquee ${name}\``,
    '',
    summary,
    '',
    fence([`marquee ${name} ${usageOf(command)}`.trimEnd()]),
    '',
    ...(rows.length > 0 ? ['| | |', '|---|---|', ...rows, ''] : []),
    'For example:',
    '',
    fence(examples.flatMap(({ line, does }) => [`# ${does}`, `npx marquee ${line}`])),
    '',
    ...notes.flatMap((note) => [note, '']),
  ].join('\n');
}

const aboutOption = (option: Option): string =>
  [option.summary, ...fallbackOf(option, (text) => `\`${text}\``)].join(' ');

const fence = (lines: readonly string[]): string => `\`\`\`sh\n${lines.join('\n')}\n\`\`\``;
const cell = (text: string): string => text.replaceAll('|', '\\|');
