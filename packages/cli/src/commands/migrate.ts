import { NEWEST_VERSION } from '@marquee/realm';
import { type FileMigration, formatFindings, planMigration, writeWhole } from '@marquee/realm/node';
import type { Command } from '../command';
import { realmsFolder } from '../options';
import { realmPlaces } from '../realm-places';
import { painter } from '../terminal/colour';
import { unifiedDiff } from '../unified-diff';

export const migrate: Command = {
  name: 'migrate',
  summary: 'Bring realms, and what they extend, to the newest version of the format.',
  positionals: [
    {
      name: 'PATH',
      kind: 'path',
      many: true,
      unless: 'all',
      summary: 'A realm by name, a realm.json, the folder of a realm, or a folder of realms.',
    },
  ],
  options: [
    { name: 'write', summary: 'Write the files. Without it, show what would change.' },
    { name: 'all', summary: 'Every realm of the folder of realms.' },
    realmsFolder('The folder of realms for --all, and in which realms are found by name.'),
  ],
  examples: [
    { line: 'migrate apex', does: 'What would change in apex and what it extends' },
    { line: 'migrate --all --write', does: 'Bring every realm to the newest version' },
  ],
  notes: [
    'Comments and everything else stay as they are. Each file is replaced in one step, bases first: if you stop the command, every file is the old one or the new one.',
    'Exit code: 0 when everything is of the newest version, or was written; 1 when something would change, or a file was skipped; 2 when the command could not run.',
  ],

  async run({ paths, options }, output) {
    const realms = options.realms ?? '';
    const { places } = await realmPlaces({ paths: options.all ? [realms] : paths, realms });
    const { migrations, files, findings } = await planMigration(places.map(({ folder }) => folder));
    if (findings.length > 0) {
      output.err(`${formatFindings(findings, { colour: output.errColour })}\n`);
    }
    for (const [index, migration] of migrations.entries()) {
      if (options.write) {
        output.progress.at('Writing', index, migrations.length);
        await writeWhole(migration.file, migration.after);
      } else output.out(shown(migration, output.colour));
    }
    output.progress.clear();
    if (migrations.length > 0 || findings.length === 0) {
      output.out(summary(migrations, files, options.write === 'true'));
    }
    return findings.length > 0 || (migrations.length > 0 && !options.write) ? 1 : 0;
  },
};

function shown({ file, before, after, steps }: FileMigration, colour: boolean): string {
  const paint = painter(colour);
  const why = steps.map((step) => `${paint('gray', `# ${step}`)}\n`).join('');
  return `${why}${unifiedDiff(file, before, after, paint)}\n`;
}

function summary(migrations: readonly FileMigration[], files: number, written: boolean): string {
  const count = (number: number) => `${number} ${number === 1 ? 'file' : 'files'}`;
  if (migrations.length === 0) return `Nothing to do in ${count(files)}.\n`;
  return written
    ? `Brought ${migrations.length} of ${count(files)} to version ${NEWEST_VERSION}.\n`
    : `${migrations.length} of ${count(files)} would change. Write them with --write.\n`;
}
