import { stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { type Finding, REALM_ID } from '@marquee/realm';
import {
  combineRealms,
  formatFindings,
  listRealms,
  REALM_FILE,
  type RealmRead,
  readRealm,
  realmId,
} from '@marquee/realm/node';
import { type Command, UsageError } from '../command';
import { format, realmsFolder } from '../options';

export const validate: Command = {
  name: 'validate',
  summary: 'Say what is wrong with realms, where, and what was probably meant.',
  positionals: [
    {
      name: 'PATH',
      kind: 'path',
      many: true,
      unless: 'all',
      summary: 'A realm.json, the folder of a realm, or a folder of realms.',
    },
  ],
  options: [
    format('pretty', 'json'),
    { name: 'all', summary: 'Every realm of the folder of realms.' },
    realmsFolder('The folder of realms that --all means.'),
  ],
  examples: [
    { line: 'validate realm-configs/apex', does: 'One realm' },
    { line: 'validate --all', does: 'Every realm in realm-configs' },
    { line: 'validate --all --format json', does: 'The same, for a program' },
  ],
  notes: [
    'Exit code: 0 without errors (there may be warnings), 1 with errors, 2 when it could not be asked.',
  ],

  async run({ paths, options }, output) {
    const places = new Map<string, Place>();
    for (const path of options.all ? [options.realms ?? ''] : paths) {
      for (const place of await placesAt(path)) places.set(resolve(place.folder), place);
    }
    const reads: RealmRead[] = [];
    for (const { folder, id } of places.values()) reads.push(await readRealm(folder, { id }));
    const { findings } = await combineRealms(reads);

    if (options.format === 'json')
      output.out(`${JSON.stringify(findings.map(forPrograms), null, 2)}\n`);
    else output.out(forPeople(findings, reads.length, output.colour));
    return findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  },
};

interface Place {
  folder: string;
  id?: string;
}

async function placesAt(path: string): Promise<Place[]> {
  const kind = await kindOf(path);
  if (kind === 'nothing') throw new UsageError(`There is nothing at ${path}.`);
  if (kind === 'file') {
    if (basename(path) === REALM_FILE) return [ofFile(path)];
    throw new UsageError(
      `${path} is not a realm: give a ${REALM_FILE}, or a folder that holds one.`,
    );
  }
  if ((await kindOf(join(path, REALM_FILE))) !== 'nothing') return [{ folder: path }];

  const list = await listRealms(path);
  if (!list.ok) throw new UsageError(list.finding.message);
  if (list.ids.length === 0) throw new UsageError(`There is no realm in ${path}.`);
  return list.ids.map((id) => ({ folder: join(path, id) }));
}

/** A file by itself, a draft perhaps, is judged whatever its folder is called. */
function ofFile(path: string): Place {
  const folder = dirname(path);
  const id = realmId(folder);
  return { folder, id: REALM_ID.test(id) ? id : 'realm' };
}

async function kindOf(path: string): Promise<'file' | 'folder' | 'nothing'> {
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw new UsageError(`${path} cannot be read (${error.message}).`);
  });
  if (!stats) return 'nothing';
  return stats.isDirectory() ? 'folder' : 'file';
}

/** The documented keys, all of them always there. */
function forPrograms({
  rule,
  severity,
  message,
  file,
  line,
  column,
  pointer,
  suggestion,
}: Finding) {
  return { rule, severity, message, file, line, column, pointer, suggestion: suggestion ?? null };
}

function forPeople(findings: Finding[], realms: number, colour: boolean): string {
  const counts = (['error', 'warning', 'info'] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity === 'info' ? 'remark' : severity)];
  });
  const summary = `${counts.join(' and ') || 'Nothing wrong'} in ${counted(realms, 'realm')}.\n`;
  return findings.length === 0 ? summary : `${formatFindings(findings, { colour })}\n${summary}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
