import { join, resolve, sep } from 'node:path';
import type { Finding } from '@marquee/realm';
import {
  combineRealms,
  createBaseReader,
  createFolderWatch,
  fixRealms,
  inTurns,
  type RealmBaseReader,
  readRealm,
  readRealmsSharingHosts,
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
    realmsFolder('The folder of realms for --all, and in which realms are found by name.'),
    {
      name: 'max-warnings',
      value: 'N',
      kind: 'number',
      summary:
        'The largest number of warnings with which the exit code is 0; without it, any number.',
    },
    {
      name: 'fix',
      summary: 'Correct mistakes that have one clear correction, and print what was done.',
    },
    {
      name: 'watch',
      summary: 'Keep running, follow the files, and print what changes. Ctrl-C ends it.',
    },
  ],
  examples: [
    { line: 'validate apex', does: 'One realm' },
    { line: 'validate --all --max-warnings 0', does: 'Every realm in realm-configs, strictly' },
    { line: 'validate --fix realm-configs/apex', does: 'Correct what can be corrected' },
    { line: 'validate --all --watch', does: 'While you edit' },
    {
      line: 'validate --all --format github',
      does: 'In a GitHub workflow: each finding at its line',
    },
    { line: 'validate --all --format sarif > realms.sarif', does: 'For code scanning' },
  ],
  notes: [
    'With --fix, files are edited in place, each in one step. Only parts with a finding change, and only files of the realms that you name.',
    'Exit code: 0 without errors (and with no more warnings than --max-warnings), 1 with errors, 2 when the command could not run. With --watch it is that of the last check.',
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
    const first = options.fix ? await fixPlaces(places, form, output) : await look(places, output);
    output.out(FINDINGS_IN[form]?.(first.findings, { ...first, colour: output.colour }) ?? '');
    const { findings } = options.watch ? await follow(asked, places, first, output) : first;
    return verdict(findings, options['max-warnings']);
  },
};

interface Look {
  findings: Finding[];
  realms: number;
}

async function look({ places, findings: misnamed }: Places, output: Output): Promise<Look> {
  // A base of several realms in a folder is read once.
  const baseReaders = new Map<string, RealmBaseReader>();
  const reads = await inTurns(places, ({ folder, id }, at) => {
    output.progress.at('Reading realms', at, places.length);
    const realms = join(folder, '..');
    const shared = baseReaders.get(realms) ?? createBaseReader(realms);
    baseReaders.set(realms, shared);
    return readRealm(folder, { id, baseReader: shared });
  });
  output.progress.clear();
  const others = await readRealmsSharingHosts(reads);
  const { findings } = await combineRealms(reads, others, misnamed);
  return { findings, realms: reads.length };
}

/** Applies every fix in the named realms. When programs read the findings, the report goes to standard error. */
async function fixPlaces(places: Places, form: string, output: Output): Promise<Look> {
  const own = places.places.map(({ folder }) => `${resolve(folder)}${sep}`);
  const judge = async () => (await look(places, output)).findings;
  const isOwn = (file: string) => own.some((folder) => resolve(file).startsWith(folder));
  const mended = await fixRealms(judge, isOwn);
  const report = mendedLines(mended);
  if (form !== 'pretty') output.err(report);
  else if (report !== '') output.out(`${report}\n`);
  const refused = new Set(mended.refused.map(({ finding }) => finding));
  // A fix that was refused just now is not offered again.
  const findings = mended.left.map((finding) => {
    if (!refused.has(finding)) return finding;
    const { fix: _fix, ...rest } = finding;
    return rest;
  });
  return { findings, realms: places.places.length };
}

/** Checks again whenever a file under the named paths has changed, until Ctrl-C. */
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
      // Between two steps of an editor, or of a checkout, the realm may be missing.
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
