import type { Command } from './command';

/** The help of the command as a whole. */
export function overview(commands: readonly Command[]): string {
  return [
    'Usage: marquee COMMAND [arguments]',
    '',
    'Commands:',
    ...columns([
      ...commands.map(({ name, positionals, summary }) => [`${name} ${positionals}`, summary]),
      ['help [COMMAND]', 'Say what a command does and takes.'],
    ]),
    '',
    'Options:',
    ...columns([
      ['--help', 'The same as "help", anywhere.'],
      ['--version', 'Print the version.'],
    ]),
    '',
  ].join('\n');
}

/** The help of one command. */
export function commandHelp({ name, summary, positionals, options, notes }: Command): string {
  const rows = options.map(({ name: option, value, default: fallback, summary: text }) => [
    `--${option}${value ? ` ${value}` : ''}`,
    fallback === undefined ? text : `${text} Default: ${fallback}.`,
  ]);
  return [
    `Usage: marquee ${name} ${positionals} [options]`,
    '',
    summary,
    '',
    'Options:',
    ...columns([...rows, ['--help', 'Print this.']]),
    ...notes.flatMap((note) => ['', note]),
    '',
  ].join('\n');
}

function columns(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
