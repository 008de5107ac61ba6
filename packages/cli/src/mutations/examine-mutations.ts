import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../command';
import { COMMANDS } from '../commands/index';
import { run } from '../run';
import { capturedOutput } from '../testing/captured-output';
import { mutate, seeded } from './mutate';

export interface Outcome {
  /** The number of runs for each exit code. */
  codes: Record<number, number>;
  /** Failures of the program itself; there must be none. */
  broken: { seed: number; realm: string; error: string }[];
}

/** A file that is mutated, and the realm that is then validated. */
interface Victim {
  realm: string;
  file: string;
}

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;

/**
 * Runs `marquee validate` on mutations of realms, and of realms that others extend. Every sample has an heir beside it, so that
 * each is changed as a realm, as a base and as an heir.
 * @param realms a folder of realms; it is copied
 */
export async function examineMutations(
  realms: string,
  seeds: Iterable<number>,
  commands: readonly Command[] = COMMANDS,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
  const codes: Record<number, number> = {};
  const broken: Outcome['broken'] = [];
  try {
    cpSync(realms, folder, { recursive: true });
    const victims = readdirSync(realms)
      .sort()
      .flatMap((id) => withHeir(folder, id));
    for (const seed of seeds) {
      const victim = victims[seed % victims.length];
      if (!victim) break;
      const { realm, file } = victim;
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, mutate(text, seeded(seed)));
      const form = FORMATS[Math.floor(seed / victims.length) % FORMATS.length] ?? 'pretty';
      try {
        const code = await validate(commands, join(folder, realm), form);
        codes[code] = (codes[code] ?? 0) + 1;
      } catch (error) {
        broken.push({ seed, realm, error: String(error) });
      }
      writeFileSync(file, text);
    }
    return { codes, broken };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withHeir(folder: string, id: string): Victim[] {
  const heir = `${id}-heir`;
  mkdirSync(join(folder, heir));
  const text = `{
  // Another brand of the same company.
  "extends": "${id}",
  "name": "Heir",
  "fullName": "Heir of the House",
  "origin": { "publicKey": "heir-public-key" },
  "features": { "gifts": false },
  "wording": { "en": { "shell.signIn": "Step aboard" } }
}
`;
  const [own, heirs] = [id, heir].map((name) => join(folder, name, 'realm.json')) as [
    string,
    string,
  ];
  writeFileSync(heirs, text);
  return [
    { realm: id, file: own },
    { realm: heir, file: own },
    { realm: heir, file: heirs },
  ];
}

/** Runs the command. @throws when it throws, has an unknown exit code, or prints what no operator should read. */
async function validate(
  commands: readonly Command[],
  path: string,
  form: (typeof FORMATS)[number],
): Promise<number> {
  const { output, written } = capturedOutput();
  const code = await run(commands, ['validate', path, '--format', form], output);
  const { out, err } = written;
  if (code !== 0 && code !== 1) throw new Error(`It ended in ${code}: ${err}`);
  if (err !== '') throw new Error(`It said beside what it found: ${err}`);
  if (/\n\s+at .*:\d+:\d+/.test(out)) throw new Error('A stack trace is printed.');
  if (errorsIn(out, form) > 0 !== (code === 1)) {
    throw new Error(`It ended in ${code}, and found this: ${out.slice(0, 200)}`);
  }
  return code;
}

/** Counts the errors in the printed findings, as a program reads them. */
function errorsIn(printed: string, form: (typeof FORMATS)[number]): number {
  switch (form) {
    case 'pretty':
      return [...printed.matchAll(/^error /gm)].length;
    case 'github':
      return [...printed.matchAll(/^::error /gm)].length;
    case 'json': {
      const findings: { severity: string }[] = JSON.parse(printed);
      return findings.filter(({ severity }) => severity === 'error').length;
    }
    case 'sarif': {
      const log: { runs: { results: { level: string }[] }[] } = JSON.parse(printed);
      return log.runs.flatMap(({ results }) => results).filter(({ level }) => level === 'error')
        .length;
    }
  }
}
