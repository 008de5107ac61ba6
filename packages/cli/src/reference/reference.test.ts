import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS } from '../commands/index';
import { REPOSITORY } from '../repository';
import { marqueeIn, marqueeInShell } from '../testing/marquee';
import { commandReference } from './command-reference';
import { referencePages } from './pages';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-docs-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the reference for operators', () => {
  it('is the same as the committed files', async () => {
    for (const [name, text] of await referencePages(COMMANDS)) {
      expect(await readFile(join(REPOSITORY, 'docs/operators', name), 'utf8'), name).toBe(text);
    }
  });

  it('names every command, argument and option', () => {
    const page = commandReference(COMMANDS);
    for (const { name, positionals, options } of COMMANDS) {
      const [, section = ''] = page.split(`## \`marquee ${name}\`\n`);
      const [own = ''] = section.split('\n## ');
      for (const positional of positionals) expect(own).toContain(`| \`${positional.name}\` |`);
      for (const option of options) expect(own).toContain(`| \`--${option.name}`);
      expect(own).toContain('npx marquee ');
    }
  });

  it('is written into the given folder, and reported as stale when it is', async () => {
    expect((await marqueeIn(dir, ['docs', '--out', 'pages', '--check'])).code).toBe(1);
    expect((await marqueeIn(dir, ['docs', '--out', 'pages'])).code).toBe(0);
    expect(await readFile(join(dir, 'pages/cli.md'), 'utf8')).toBe(commandReference(COMMANDS));
    const { code, out } = await marqueeIn(dir, ['docs', '--out', 'pages', '--check']);
    expect({ code, out }).toEqual({ code: 0, out: 'Every page is as it should be.\n' });
  });

  it('stays whole when the disk is full, which is reported without a trace', async () => {
    await marqueeIn(dir, ['docs', '--out', 'pages']);
    const before = await readdir(join(dir, 'pages'));
    await writeFile(join(dir, 'pages/cli.md'), 'as it was');
    const limited = 'ulimit -f 4 && "$@"';
    const { code, err } = await marqueeInShell(dir, limited, ['docs', '--out', 'pages']);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/cli\.md cannot be read or written: .+\(EFBIG\).+ulimit -f.+\n$/),
    });
    expect(await readFile(join(dir, 'pages/cli.md'), 'utf8')).toBe('as it was');
    expect(await readdir(join(dir, 'pages'))).toEqual(before);
  });
});

describe('examples of the help', () => {
  const options = (name: string) => COMMANDS.find((command) => command.name === name)?.options;

  it.each(
    COMMANDS.flatMap(({ name, examples }) => examples.map(({ line }) => [name, line] as const)),
  )('of %s name options that there are: %s', (name, line) => {
    expect(line.split(' ')[0]).toBe(name);
    const named = [...line.matchAll(/--([a-z-]+)/g)].map(([, option]) => option);
    const known = options(name)?.map((option) => option.name);
    expect(named.filter((option) => !known?.includes(option ?? ''))).toEqual([]);
  });
});
