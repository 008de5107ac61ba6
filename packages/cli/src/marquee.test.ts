import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const BIN = join(dirname(fileURLToPath(import.meta.url)), '../bin/marquee.mjs');

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

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="48"></svg>';

const SOUND = {
  name: 'Delta',
  fullName: 'Delta Rowing League',
  description: { en: 'Every regatta.', es: 'Todas las regatas.' },
  brand: { logo: 'assets/logo.svg', loginBackground: { web: 'assets/logo.svg' } },
  locales: { default: 'en', supported: ['en', 'es'] },
  origin: { publicKey: 'delta-public-key' },
  auth: { providers: [{ type: 'id' }] },
  pages: { home: { sections: [{ type: 'hero', id: 'top' }] } },
};

async function writeRealm(folder: string, changes: Record<string, unknown>): Promise<void> {
  await mkdir(join(dir, folder, 'assets'), { recursive: true });
  await writeFile(join(dir, folder, 'assets/logo.svg'), SVG);
  const text = JSON.stringify({ ...SOUND, ...changes }, null, 2);
  await writeFile(join(dir, folder, 'realm.json'), text);
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-'));
  await writeRealm('realms/sound', { hosts: ['a.example', 'b.example'] });
  await writeRealm('realms/broken', { theme: { scheme: 'drak' } });
  await writeRealm('warned/delta', { description: { en: 'Every regatta.' } });
  await writeRealm('other/delta', { hosts: ['a.example', 'b.example'] });
}, 60_000);

afterAll(() => rm(dir, { recursive: true, force: true }));

describe('marquee validate', () => {
  it('answers 0 and an empty array for a sound realm', async () => {
    expect(await marquee('validate', 'realms/sound', '--format', 'json')).toEqual({
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
    const { code, out } = await marquee(
      'validate',
      'realms/sound',
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
    expect((await marquee('validate', 'realms/sound')).out).toBe('Nothing wrong in 1 realm.\n');
  });

  it.each([
    [['validate'], /needs PATH/],
    [['validate', 'nowhere'], /There is nothing at nowhere/],
    [['validate', 'realms/sound/assets/logo.svg'], /is not a realm/],
    [['validate', 'realms/sound/assets'], /There is no realm in/],
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
      expect(out).toMatch(/--format pretty\|json/);
      expect(out).toMatch(/Exit code/);
    },
  );

  it('knows the version', async () => {
    expect((await marquee('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
