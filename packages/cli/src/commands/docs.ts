import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder, withPath, writeWhole } from '@marquee/realm/node';
import type { Command } from '../command';
import { referencePages } from '../reference/pages';
import { REPOSITORY } from '../repository';

const OUT = 'docs/operators';

/** Creates the command that writes the pages about all commands and itself. */
export const createDocs = (commands: () => readonly Command[]): Command => ({
  name: 'docs',
  summary:
    'Write the reference of realm.json and of this command, from the schema and the commands.',
  positionals: [],
  options: [
    {
      name: 'out',
      value: 'DIR',
      kind: 'folder',
      summary: `Where to write; ${OUT} of the repository when left out.`,
    },
    { name: 'check', summary: 'Write nothing, and name the pages that are stale.' },
  ],
  examples: [
    { line: 'docs', does: 'Both pages, in their place' },
    { line: 'docs --out /tmp/reference', does: 'In another folder, to publish them' },
    { line: 'docs --check', does: 'As a check before a merge' },
  ],
  notes: ['Exit code: 0, or 1 when --check finds a page that is stale.'],

  async run({ options }, output) {
    const folder = options.out ?? join(REPOSITORY, OUT);
    let stale = 0;
    for (const [name, text] of await referencePages(commands())) {
      const file = join(folder, name);
      const current = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw withPath(error, file);
      });
      if (current === text) continue;
      stale += 1;
      if (options.check) {
        output.out(`${file} is stale: run "marquee docs".\n`);
      } else {
        makeFolder(folder);
        await writeWhole(file, text);
        output.out(`Wrote ${file}.\n`);
      }
    }
    if (stale === 0) output.out('Every page is as it should be.\n');
    return options.check && stale > 0 ? 1 : 0;
  },
});
