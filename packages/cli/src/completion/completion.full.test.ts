import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Command } from '../command';
import { COMMANDS } from '../commands/index';
import { bashCompletion } from './bash';
import { fishCompletion } from './fish';
import { zshCompletion } from './zsh';

const PRESETS = ['fights', 'league'];

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-completion-'));
  await writeFile(join(dir, 'bash'), bashCompletion(COMMANDS, PRESETS));
  for (const realm of ['realm-configs/apex', 'realm-configs/noor', 'others/a b', 'others/metro']) {
    await mkdir(join(dir, realm), { recursive: true });
    await writeFile(join(dir, realm, 'realm.json'), '{}');
  }
  await mkdir(join(dir, 'realm-configs/notes'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

const bash = (script: string): Promise<string> =>
  new Promise((resolve, reject) => {
    execFile('bash', ['--norc', '-c', script], { cwd: dir, timeout: 60_000 }, (error, out, err) =>
      error ? reject(new Error(`${error.message}\n${out}\n${err}`)) : resolve(out),
    );
  });

const lines = (text: string): string[] => text.split('\n').filter(Boolean).sort();

const NAMES = [...COMMANDS.map(({ name }) => name), 'help'].sort();

describe('completion in bash', () => {
  /** What Tab offers after these words; the last is the one that is being written. */
  async function offers(...words: string[]): Promise<string[]> {
    // As bash splits them: = stands by itself.
    const split = words.flatMap((word) => word.split(/(=)/).filter((part) => part !== ''));
    if (words.at(-1) === '') split.push('');
    const quoted = ['marquee', ...split].map((word) => `'${word}'`).join(' ');
    const script = `source ./bash\nCOMP_WORDS=(${quoted})\nCOMP_CWORD=${split.length}\n_marquee\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
    return lines(await bash(script));
  }

  it('completes a line by calling the command itself', async () => {
    const out = await bash('source ./bash; complete -p marquee');
    expect(out.trim()).toBe('complete -F _marquee marquee');
  });

  it('offers all commands, and the ones that begin with the typed letters', async () => {
    expect(await offers('')).toEqual(['--help', '--version', ...NAMES].sort());
    expect(await offers('d')).toEqual(NAMES.filter((name) => name.startsWith('d')));
    expect(await offers('help', 'ro')).toEqual(['routes']);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'offers every option of %s',
    async (name, { options }) => {
      const flags = [...options.map((option) => `--${option.name}`), '--help'].sort();
      expect(await offers(name, '--')).toEqual(flags);
    },
  );

  it('offers the values of an option after a space and after =', async () => {
    const forms = ['github', 'json', 'pretty', 'sarif'];
    expect(await offers('validate', '--all', '--format', '')).toEqual(forms);
    expect(await offers('validate', '--format=')).toEqual(forms);
    expect(await offers('validate', '--format=s')).toEqual(['sarif']);
    expect(await offers('new', '--scheme', '')).toEqual(['auto', 'dark', 'light']);
    expect(await offers('new', '--preset', '')).toEqual(['fights', 'league', 'none']);
    expect(await offers('completion', '')).toEqual(['bash', 'fish', 'zsh']);
    expect(await offers('serve', '--port', '')).toEqual([]);
  });

  it('offers realms by name, also from another folder', async () => {
    expect(await offers('routes', '')).toEqual(['apex', 'noor']);
    expect(await offers('routes', 'no')).toEqual(['noor']);
    expect(await offers('routes', '--realms', 'others', 'm')).toEqual(['metro']);
    expect(await offers('routes', 'oth')).toEqual(['others']);
  });

  it('offers paths', async () => {
    expect(await offers('validate', 'realm-configs/')).toEqual([
      'realm-configs/apex',
      'realm-configs/noor',
      'realm-configs/notes',
    ]);
    expect(await offers('validate', 'others/a')).toEqual(['others/a b']);
    expect(await offers('serve', '--realms', 'oth')).toEqual(['others']);
  });
});

/** What a piece of a script gives to the commands in it, as bash reads the words. */
async function callsIn(piece: string, names: readonly string[]): Promise<string[][]> {
  const stubs = names.map((name) => `${name}() { printf '%s\\0' "$@"; printf '\\n\\0'; }`);
  const out = await bash([...stubs, piece].join('\n'));
  return out
    .split('\n\0')
    .slice(0, -1)
    .map((call) => call.split('\0').slice(0, -1));
}

const flagsOf = ({ options }: Command) => [...options.map(({ name }) => name), 'help'].sort();

describe('the script for zsh', () => {
  const script = zshCompletion(COMMANDS, PRESETS);

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'has every option of %s, its choices and its arguments',
    async (name, command) => {
      const [, piece = ''] = script.split(`\n    ${name})\n`);
      const [specs = []] = await callsIn(piece.slice(0, piece.indexOf(' ;;\n')), ['_arguments']);
      const flags = specs.filter((spec) => spec.startsWith('--'));
      expect(flags.map((spec) => /^--([a-z-]+)=?\[/.exec(spec)?.[1]).sort()).toEqual(
        flagsOf(command),
      );
      for (const { name: option, choices } of command.options.filter(({ choices }) => choices)) {
        const spec = flags.find((own) => own.startsWith(`--${option}=`));
        expect(spec).toMatch(new RegExp(`:\\(${choices?.join(' ')}\\)$`));
      }
      // Parts of a term end at a colon that has no backslash: [about] alone, or [about]:what:how.
      for (const spec of flags) {
        const parts = spec.replace(/\\./g, '').split(':');
        expect(parts, spec).toHaveLength(spec.includes('=[') ? 3 : 1);
      }
      expect(specs.length - flags.length).toBe(command.positionals.length);
    },
  );

  it('names every command and what it does', async () => {
    const list = /local -a commands=\(\n([\s\S]+?)\n {2}\)/.exec(script)?.[1] ?? '';
    const [told = []] = await callsIn(`told ${list.replaceAll('\n', ' ')}`, ['told']);
    expect(told.map((line) => line.slice(0, line.indexOf(':'))).sort()).toEqual(NAMES);
  });
});

describe('the script for fish', () => {
  const lines = fishCompletion(COMMANDS, PRESETS)
    .split('\n')
    .filter((line) => line.startsWith('complete '));
  const after = (call: readonly string[], flag: string) => {
    const at = call.indexOf(flag);
    return at === -1 ? undefined : call[at + 1];
  };

  it('is quoted for fish, which reads a backslash between quotes as a backslash', () => {
    for (const line of lines) expect(line.replaceAll("'\\''", '')).not.toContain('\\');
  });

  it('names every command', async () => {
    const calls = await callsIn(lines.join('\n'), ['complete']);
    const first = calls.filter((call) => after(call, '-n') === '__fish_use_subcommand');
    expect(first.flatMap((call) => after(call, '-a') ?? []).sort()).toEqual(NAMES);
  });

  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'has every option of %s, and its choices',
    async (name, command) => {
      const calls = await callsIn(lines.join('\n'), ['complete']);
      const own = calls.filter(
        (call) => after(call, '-n') === `__fish_seen_subcommand_from ${name}`,
      );
      expect(own.flatMap((call) => after(call, '-l') ?? []).sort()).toEqual(flagsOf(command));
      for (const { name: option, choices } of command.options.filter(({ choices }) => choices)) {
        const call = own.find((one) => after(one, '-l') === option) ?? [];
        expect(after(call, '-a')).toBe(choices?.join(' '));
      }
    },
  );
});
