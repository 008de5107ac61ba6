import { formatFindings, readRealm } from '@marquee/realm/node';
import { builtSite, type RouteLine } from '../built-site';
import type { Command } from '../command';
import { format, REALM, realmsFolder } from '../options';
import { realmFolder } from '../realm-folder';

export const routes: Command = {
  name: 'routes',
  summary: 'Print a realm’s route table: which routes are live, and why the others are not.',
  positionals: [REALM],
  options: [format('pretty', 'json'), realmsFolder()],
  examples: [
    { line: 'routes apex', does: 'The routes of the realm apex, as a table' },
    { line: 'routes apex --format json', does: 'The same, for a program' },
  ],
  notes: [],

  async run({ paths, options }, output) {
    const folder = await realmFolder(paths[0] ?? '', options.realms ?? '');
    const { loaded, findings } = await readRealm(folder);
    if (!loaded) {
      output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
      return 1;
    }
    const { site } = await builtSite();
    const { routes: lines } = site.printRoutes(loaded.realm);
    output.out(options.format === 'json' ? `${JSON.stringify(lines, null, 2)}\n` : table(lines));
    return 0;
  },
};

function table(lines: readonly RouteLine[]): string {
  const rows = [
    ['name', 'path', 'who', 'feature', 'state'],
    ...lines.map((line) => [
      line.name,
      line.path,
      line.audience,
      line.feature ?? '–',
      line.live ? 'live' : line.reason,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return `${rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')}\n`;
}
