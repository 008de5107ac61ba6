import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '../bin/marquee.mjs');
const APEX = join(dirname(fileURLToPath(import.meta.url)), '../../../realm-configs/apex');

interface Answer {
  code: number | string | null | undefined;
  out: string;
  err: string;
}

let dir: string;

/** Runs the command as a person does, in a folder with a sound realm, a wrong one and nothing else. */
function marquee(...words: string[]): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, [BIN, ...words], { cwd: dir }, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-'));
  await cp(APEX, join(dir, 'realms/apex'), { recursive: true });
  await cp(APEX, join(dir, 'realms/broken'), { recursive: true });
  const file = join(dir, 'realms/broken/realm.json');
  const text = await readFile(file, 'utf8');
  const spoilt = text
    .replace(/"hosts": \[[^\]]*\]/, '"hosts": []')
    .replace('"scheme": "dark"', '"scheme": "drak"');
  await writeFile(file, spoilt);
  await cp(APEX, join(dir, 'warned/apex'), { recursive: true });
  await writeFile(join(dir, 'warned/apex/realm.json'), text.replace(/"es": "Combates", /, ''));
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('marquee validate', () => {
  it('answers 0 and an empty array for a sound realm', async () => {
    expect(await marquee('validate', 'realms/apex', '--format', 'json')).toEqual({
      code: 0,
      out: '[]\n',
      err: '',
    });
  });

  it('answers 1 and findings with the documented keys for a wrong one', async () => {
    const { code, out } = await marquee('validate', 'realms/broken', '--format', 'json');
    const file = join('realms', 'broken', 'realm.json');
    const lines = (await readFile(join(dir, file), 'utf8')).split('\n');
    const line = lines.findIndex((text) => text.includes('"drak"')) + 1;
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      {
        rule: 'unknown-value',
        severity: 'error',
        message: '"drak" is not among the values of theme.scheme.',
        file,
        line,
        column: (lines[line - 1] ?? '').indexOf('"drak"') + 1,
        pointer: '/theme/scheme',
        suggestion: 'dark',
      },
    ]);
  });

  it('answers 0 when there are only warnings, and null where there is no suggestion', async () => {
    const { code, out } = await marquee('validate', 'warned', '--format=json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ severity: 'warning', suggestion: null }]);
  });

  it('takes a file, a folder and a folder of realms alike', async () => {
    const paths = ['realms/broken/realm.json', 'realms/broken', 'realms'];
    const answers = await Promise.all(
      paths.map((path) => marquee('validate', path, '--format', 'json')),
    );
    for (const { code, out } of answers) {
      expect(code).toBe(1);
      expect(JSON.parse(out)).toHaveLength(1);
    }
  });

  it('takes several paths and looks at each realm once', async () => {
    const { out } = await marquee('validate', 'realms', 'realms/broken', '--format', 'json');
    expect(JSON.parse(out)).toHaveLength(1);
  });

  it('finds hosts that two paths share', async () => {
    await cp(APEX, join(dir, 'other/delta'), { recursive: true });
    const { code, out } = await marquee(
      'validate',
      'realms/apex',
      'other/delta',
      '--format',
      'json',
    );
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([{ rule: 'host-taken' }, { rule: 'host-taken' }]);
  });

  it('tells people where, with the lines around it', async () => {
    const { code, out, err } = await marquee('validate', 'realms');
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toContain('"drak" is not among the values of theme.scheme.');
    expect(out).toMatch(/> +\d+ \| +"scheme": "drak"/);
    expect(out).toContain('suggestion: dark');
    expect(out.endsWith('1 error in 2 realms.\n')).toBe(true);
  });

  it('tells people when nothing is wrong', async () => {
    expect((await marquee('validate', 'realms/apex')).out).toBe('Nothing wrong in 1 realm.\n');
  });

  it.each([
    [['validate'], /needs PATH/],
    [['validate', 'nowhere'], /There is nothing at nowhere/],
    [['validate', 'realms/apex/assets/logo.svg'], /is not a realm/],
    [['validate', 'realms/apex/assets'], /There is no realm in/],
    [['validate', 'realms', '--format', 'jsn'], /Did you mean json\?/],
    [['validate', 'realms', '--format'], /--format needs/],
    [['validate', 'realms', '--fromat', 'json'], /Did you mean --format\?/],
    [['valdate', 'realms'], /Did you mean validate\?/],
    [[], /Usage: marquee COMMAND/],
  ])('answers 2 when it cannot be asked: %j', async (words, message) => {
    const { code, out, err } = await marquee(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

describe('help', () => {
  it.each([[['--help']], [['help']], [['-h']]])('lists the commands: %j', async (words) => {
    const { code, out } = await marquee(...words);
    expect(code).toBe(0);
    expect(out).toMatch(/validate PATH… +Say what is wrong/);
  });

  it.each([[['validate', '--help']], [['help', 'validate']], [['validate', 'x', '-h']]])(
    'says what a command takes: %j',
    async (words) => {
      const { code, out } = await marquee(...words);
      expect(code).toBe(0);
      expect(out).toMatch(/--format text\|json/);
      expect(out).toMatch(/Exit code/);
    },
  );

  it('knows the version', async () => {
    expect((await marquee('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
