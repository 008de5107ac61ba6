import { join, resolve, sep } from 'node:path';
import type { Finding } from '@marquee/realm';
import {
  combineRealms,
  createFolderWatch,
  createRelatives,
  inTurns,
  mendRealms,
  type RealmRelatives,
  readNeighbours,
  readRealm,
} from '@marquee/realm/node';
import { type Command, type ExitCode, type Output, UsageError } from '../command';
import { changesSince, FINDINGS_IN, mendedLines } from '../findings/index';
import { format, realmsFolder } from '../options';
import { type AskedRealms, type Places, realmPlaces } from '../realm-places';

export const validate: Command = {
  name: 'validate',
  summary: 'Say what is wrong with realms, where, and what was probably meant.',
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
    format('pretty', 'json', 'github', 'sarif'),
    { name: 'all', summary: 'Every realm of the folder of realms.' },
    realmsFolder('The folder of realms that --all means, and in which names are looked for.'),
    {
      name: 'max-warnings',
      value: 'N',
      kind: 'number',
      summary: 'How many warnings are still well; without it, any number.',
    },
    { name: 'fix', summary: 'Mend what it is plain how to mend, and say what was done.' },
    {
      name: 'watch',
      summary: 'Stay, follow the files, and say what changes. Ctrl-C ends it.',
    },
  ],
  examples: [
    { line: 'validate apex', does: 'One realm' },
    { line: 'validate --all --max-warnings 0', does: 'Every realm in realm-configs, strictly' },
    { line: 'validate --fix realm-configs/apex', does: 'Mend what can be mended' },
    { line: 'validate --all --watch', does: 'While you edit' },
    { line: 'validate --all --format github', does: 'In a GitHub workflow: each at its line' },
    { line: 'validate --all --format sarif > realms.sarif', does: 'For code scanning' },
  ],
  notes: [
    'With --fix files are edited in place, each in one step: nothing is changed that no finding is about, and no file of a realm that was not asked about.',
    'Exit code: 0 without errors (there may be warnings, as many as --max-warnings says), 1 with errors, 2 when it could not be asked. With --watch it is that of the last look.',
  ],

  async run({ paths, options }, output) {
    const form = options.format ?? 'pretty';
    if (options.watch && form !== 'pretty') {
      throw new UsageError('--watch is for people: it has no other format than pretty.', true);
    }
    if (options.watch && options.fix) {
      throw new UsageError('--fix mends once, and --watch stays: take one of the two.', true);
    }
    const realms = options.realms ?? '';
    const asked = { paths: options.all ? [realms] : paths, realms };
    const places = await realmPlaces(asked);
    const first = options.fix ? await mendPlaces(places, form, output) : await look(places, output);
    output.out(FINDINGS_IN[form]?.(first.findings, { ...first, colour: output.colour }) ?? '');
    const { findings } = options.watch ? await follow(asked, places, first, output) : first;
    return verdict(findings, options['max-warnings']);
  },
};

interface Look {
  findings: Finding[];
  realms: number;
}

async function look({ places }: Places, output: Output): Promise<Look> {
  // What several realms of a folder extend is read once.
  const relatives = new Map<string, RealmRelatives>();
  const reads = await inTurns(places, ({ folder, id }, at) => {
    output.progress.at('Reading realms', at, places.length);
    const realms = join(folder, '..');
    const shared = relatives.get(realms) ?? createRelatives(realms);
    relatives.set(realms, shared);
    return readRealm(folder, { id, relatives: shared });
  });
  output.progress.clear();
  const { findings } = await combineRealms(reads, await readNeighbours(reads));
  return { findings, realms: reads.length };
}

/** Does every machine fix in the asked realms. Where programs read the findings, what was done is said beside them. */
async function mendPlaces(places: Places, form: string, output: Output): Promise<Look> {
  const own = places.places.map(({ folder }) => `${resolve(folder)}${sep}`);
  const judge = async () => (await look(places, output)).findings;
  const isOwn = (file: string) => own.some((folder) => resolve(file).startsWith(folder));
  const mended = await mendRealms(judge, isOwn);
  const report = mendedLines(mended);
  if (form !== 'pretty') output.err(report);
  else if (report !== '') output.out(`${report}\n`);
  const refused = new Set(mended.refused.map(({ finding }) => finding));
  // What was refused just now is not promised again.
  const findings = mended.left.map((finding) => {
    if (!refused.has(finding)) return finding;
    const { fix: _fix, ...rest } = finding;
    return rest;
  });
  return { findings, realms: places.places.length };
}

/** Looks again whenever something under the asked paths has changed, until Ctrl-C. */
async function follow(
  asked: AskedRealms,
  { roots }: Places,
  first: Look,
  output: Output,
): Promise<Look> {
  let last = first;
  const changes = changesSince(first.findings, { colour: output.colour });
  let turn: Promise<void> = Promise.resolve();
  const again = async () => {
    try {
      last = await look(await realmPlaces(asked), output);
      output.out(changes(last));
    } catch (error) {
      // Between two steps of an editor, or of a checkout, there may be nothing to look at.
      if (!(error instanceof UsageError)) throw error;
      output.err(`${error.message}\n`);
    }
  };
  const stops = roots.map((root) =>
    createFolderWatch(root, () => (turn = turn.then(again)), { quietMs: QUIET_MS }),
  );
  output.err('Following the files. Ctrl-C ends it.\n');
  await output.interrupt.wait();
  for (const stop of stops) stop();
  return last;
}

/** Editors write in several steps. */
const QUIET_MS = 60;

function verdict(findings: readonly Finding[], most: string | undefined): ExitCode {
  const count = (severity: Finding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const tooMany = most !== undefined && count('warning') > Number(most);
  return count('error') > 0 || tooMany ? 1 : 0;
}
