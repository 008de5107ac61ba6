import { join } from 'node:path';
import { type Explained, explain, explainRealm, NEWEST_VERSION, spokenPath } from '@marquee/realm';
import { formatFindings, openRealm, REALM_FILE, readRealm } from '@marquee/realm/node';
import type { Command } from '../command';
import { format, REALM, realmsFolder } from '../options';
import { realmFolder } from '../realm-folder';
import { type Paint, painter } from '../terminal/colour';

export const print: Command = {
  name: 'print',
  summary: 'Print a realm with everything that it inherits, and the file that gave each value.',
  positionals: [REALM],
  options: [
    {
      name: 'resolved',
      summary: 'The realm as the site has it: every default filled in, pictures measured.',
    },
    {
      name: 'explain',
      summary: 'Each value with the file and line, or the default, that gave it.',
    },
    format('pretty', 'json'),
    realmsFolder(),
  ],
  examples: [
    { line: 'print apex', does: 'The realm.json that apex would have without "extends"' },
    { line: 'print apex --explain', does: 'Which file and line gave each value' },
    { line: 'print apex --resolved --explain', does: 'The same, with every default' },
  ],
  notes: [
    'Without --explain both formats are JSON.',
    'Exit code: 0 when it was printed, 1 when the realm cannot be printed because of errors, 2 when the command could not run.',
  ],

  async run({ paths, options }, output) {
    const folder = await realmFolder(paths[0] ?? '', options.realms ?? '');
    const opened = await openRealm(join(folder, REALM_FILE));
    if (!opened.ok) {
      output.err(`${formatFindings(opened.findings, { colour: output.errColour })}\n`);
      return 1;
    }
    const { inherited } = opened;
    if (!options.resolved) {
      if (options.explain) say(explain(inherited));
      else output.out(json(standalone(inherited.value)));
      return 0;
    }
    const { loaded, findings } = await readRealm(folder);
    if (!loaded) {
      output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
      return 1;
    }
    if (options.explain) say(explainRealm(loaded.realm, inherited));
    else output.out(json(loaded.realm));
    return 0;

    function say(values: Explained[]) {
      output.out(
        options.format === 'json'
          ? json(values.map(forPrograms))
          : table(values, painter(output.colour)),
      );
    }
  },
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The merged file: without `extends`, in the newest version. */
function standalone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { extends: bases, $schema, version, ...rest } = { ...value } as Record<string, unknown>;
  return {
    ...($schema !== undefined && { $schema }),
    ...((version !== undefined || bases !== undefined) && { version: NEWEST_VERSION }),
    ...rest,
  };
}

const forPrograms = ({ pointer, value, from }: Explained) => ({
  pointer,
  value,
  from: 'file' in from ? from : null,
  default: 'file' in from ? null : from.default,
});

/** Longer values are cut, because only their source matters here. */
const MOST = 48;

function table(values: readonly Explained[], paint: Paint): string {
  const rows = values.map(({ pointer, value, from }) => [
    spokenPath(pointer),
    shorten(JSON.stringify(value)),
    'file' in from ? `${from.file}:${from.line}` : `default: ${from.default}`,
  ]);
  const wide = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([path = '', value = '', from = '']) => {
      const pad = (text: string, column: number) => text.padEnd(wide[column] ?? 0);
      return `${pad(path, 0)}  ${paint('green', pad(value, 1))}  ${paint('gray', from)}\n`;
    })
    .join('');
}

const shorten = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text);
