import type { Command, Option } from '../command';
import { fallbackOf, optionTerm, usageOf } from '../frame/words';

const INTRODUCTION = `# The marquee command

<!-- Generated from the commands by "marquee docs". Do not edit. -->

\`npx marquee COMMAND\`, in the repository. \`npx marquee help COMMAND\` says the same as this page.

Every command ends with **0** when it is done and all is well, **1** when it is done and something was found, **2** when it could not be
done. What you asked for stands on standard output: findings of \`validate\`, tables, texts, what \`build\` wrote, the addresses of \`dev\` and
\`serve\`. Everything else stands on standard error: why something could not be done, also the findings that kept another command from its work, what
\`dev\` says while you edit, and logs. Whoever reads only the beginning, such as \`head\`, changes nothing of the exit code.

There are colours on a terminal alone: never with \`NO_COLOR\`, always with \`FORCE_COLOR\`, unless it is \`0\` or \`false\`: then never. How far long
work has come is said on a terminal alone. With \`MARQUEE_TRACE=1\` a fault of the command says where it lies.
`;

/** The operators' page about the command, as Markdown. */
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
