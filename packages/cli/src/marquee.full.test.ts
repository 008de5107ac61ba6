import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from './command';
import { COMMANDS } from './commands/index';
import { run } from './run';
import { marqueeIn, marqueeInShell, writeRealm } from './testing/marquee';

let dir: string;

/** Runs the command in a folder with a sound realm, a wrong one and nothing else. */
const marquee = (...words: string[]) => marqueeIn(dir, words);

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-'));
  await writeRealm(join(dir, 'realms/sound'), { hosts: ['a.example', 'b.example'] });
  await writeRealm(join(dir, 'realms/broken'), { theme: { scheme: 'drak' } });
  await writeRealm(join(dir, 'warned/delta'), { description: { en: 'Every regatta.' } });
  await writeRealm(join(dir, 'other/delta'), { hosts: ['a.example', 'b.example'] });
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
        why: expect.stringMatching(/\.$/),
        help: 'docs/operators/rules/unknown-value.md',
        fixable: true,
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
    expect(out).toContain('did you mean: dark');
    expect(out.endsWith('1 error in 2 realms.\n')).toBe(true);
  });

  it('takes a realm by its name', async () => {
    const { code, out } = await marquee('validate', 'broken', '--realms', 'realms');
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('1 error in 1 realm.') });
  });

  it('compares hosts with those of the realms beside, and checks nothing else of them', async () => {
    await writeRealm(join(dir, 'beside/alpha'), { hosts: ['one.example', 'two.example'] });
    await writeRealm(join(dir, 'beside/delta'), { hosts: ['two.example'], nmae: 'Delta' });
    await writeRealm(join(dir, 'beside/echo'), { hosts: ['three.example', 'two.example'] });
    const { code, out } = await marquee('validate', 'beside/alpha', '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject([
      {
        rule: 'host-taken',
        file: join('beside', 'alpha', 'realm.json'),
        pointer: '/hosts/1',
        message: '"two.example" is a host of the realm "echo" as well as of "alpha".',
      },
    ]);
    const both = await marquee('validate', 'beside/alpha', 'beside/echo', '--format', 'json');
    expect(JSON.parse(both.out)).toHaveLength(1);
  });

  it('takes every realm of the folder of realms', async () => {
    const { code, out } = await marquee('validate', '--all', '--realms=realms');
    expect(code).toBe(1);
    expect(out).toMatch(/1 error in 2 realms\.\n$/);
  });

  it('accepts another name for the format for people', async () => {
    const [text, pretty] = await Promise.all(
      ['text', 'pretty'].map((form) => marquee('validate', 'realms', '--format', form)),
    );
    expect(text).toEqual(pretty);
  });

  it('answers 1 for more warnings than --max-warnings', async () => {
    const codes = await Promise.all(
      ['0', '1'].map((most) => marquee('validate', 'warned', '--max-warnings', most)),
    );
    expect(codes.map(({ code }) => code)).toEqual([1, 0]);
  });

  it('prints annotations for a GitHub workflow', async () => {
    const { code, out } = await marquee('validate', 'realms', '--format', 'github');
    expect(code).toBe(1);
    expect(out).toMatch(
      /^::error file=realms\/broken\/realm\.json,line=\d+,col=\d+,title=unknown-value::"drak" .+ Suggestion: dark\.\n$/,
    );
  });

  it.each([
    ['realms', 1],
    ['realms/sound', 0],
    ['nowhere', 2],
  ])(
    'has the same exit code in %s when its output is not read to the end: %d',
    async (path, code) => {
      const script = 'set -o pipefail; "$@" | true';
      expect((await marqueeInShell(dir, script, ['validate', path])).code).toBe(code);
      const followed = await marqueeInShell(dir, script, ['validate', 'realms', '--watch']);
      expect(followed.code).toBe(1);
    },
  );

  it('says for people that nothing is wrong', async () => {
    expect((await marquee('validate', 'realms/sound')).out).toBe('Nothing wrong in 1 realm.\n');
  });

  it.each([
    [['validate'], /needs PATH/],
    [
      ['validate', 'nowhere'],
      /There is nothing at "nowhere", and no realm of that name in realm-configs\./,
    ],
    [['validate', 'soun', '--realms', 'realms'], /of that name in realms\. Did you mean sound\?/],
    [['routes', 'soun', '--realms', 'realms'], /nor a name in realms\. Did you mean sound\?/],
    [['validate', './nowhere'], /There is nothing at "\.\/nowhere"\./],
    [['validate', 'realms/sound/assets/logo.svg'], /is not a realm/],
    [['validate', 'realms/sound/assets'], /There is no realm in/],
    [['validate', 'realms', '--format', 'jsn'], /Did you mean json\?/],
    [['validate', 'realms', '--format'], /--format needs/],
    [['validate', 'realms', '--fromat', 'json'], /Did you mean --format\?/],
    [['valdate', 'realms'], /Did you mean validate\?/],
    [['validate', 'realms', '--all'], /takes PATH… or --all, not both/],
    [
      ['build', '--realm', 'apex', '--out', 'dist', '--realm', 'noor'],
      /--realm stands there twice, with "apex" and with "noor".*several with commas/,
    ],
    [['validate', 'realms', '--max-warnings', 'few'], /takes a whole number from 0/],
    [['validate', 'realms', '--watch', '--format', 'json'], /--watch is for people/],
    [['routes', 'a', 'b'], /Too many arguments/],
    [['help', 'valdate'], /Did you mean validate\?/],
    [['doctor', 'sound', '--site', 'delta.example'], /begins with https/],
    [
      ['build', '--realm', 'sound', '--out', 'o', '--address', 'https://delta.example/a?b=1'],
      /--address is a scheme and a host, such as https:\/\/delta\.example: .+ says more/,
    ],
    [['doctor', 'sound', '--site', 'https://delta.example/#a'], /--site is a scheme and a host/],
    [[], /Usage: marquee COMMAND/],
  ])('answers 2 for a wrong call: %j', async (words, message) => {
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

  it('shows examples of every command, and before all how to begin', async () => {
    const { out } = await marquee('help');
    const [, list = ''] = /^Commands:\n((?: .+\n)+)/m.exec(out) ?? [];
    const names = [...list.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(5);
    for (const words of [[], ...names.map((name) => [name])]) {
      const help = await marquee('help', ...words);
      expect(help.out, words.join()).toMatch(/^Examples:\n {2}# .+\n {2}marquee /m);
      for (const [, named = ''] of help.out.matchAll(/^ {2}marquee ([a-z]+)/gm)) {
        expect(names).toContain(named);
      }
    }
  });

  it.each([54, 72])('fits into a terminal of %i columns', async (columns) => {
    const printed: string[] = [];
    const output = {
      out: (text: string) => printed.push(text),
      err: () => {},
      colour: false,
      errColour: false,
      width: { out: columns, err: columns },
    } as unknown as Output;
    for (const words of [['help'], ...COMMANDS.map(({ name }) => ['help', name])]) {
      await run(COMMANDS, words, output);
    }
    // An example is there to be copied, whole.
    const lines = printed.join('').split('\n');
    const long = lines.filter((line) => line.length > columns && !/^ {2}(#|marquee )/.test(line));
    expect(long).toEqual([]);
  });

  it.each([
    [{ FORCE_COLOR: '1' }, true],
    [{ FORCE_COLOR: '0' }, false],
    [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false],
    [{}, false],
  ])('has colours without a terminal only when they are requested: %j', async (env, some) => {
    const plain = { NO_COLOR: '', FORCE_COLOR: '' };
    const help = await marqueeIn(dir, ['help'], { ...plain, ...env });
    const found = await marqueeIn(dir, ['validate', 'realms'], { ...plain, ...env });
    expect(help.out.includes('\u001b[')).toBe(some);
    expect(found.out.includes('\u001b[')).toBe(some);
  });

  it('knows the version', async () => {
    expect((await marquee('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('what cannot be done', () => {
  it.each([
    [
      ['build', '--realm', 'x', '--out', 'o', '--pages', 'hom'],
      /no page "hom"\. Did you mean home\?/,
    ],
    [['build', '--realm', 'x', '--out', 'o', '--pages', ''], /no page ""/],
    [['build', '--realm', 'x'], /"build" needs --out/],
    [['docs', '--out', 'realms/sound/realm.json'], /cannot be read or written/],
  ])('gives a sentence and the exit code 2: %j', async (words, sentence) => {
    const { code, err } = await marquee(...words);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) });
    expect(err).not.toContain('a fault of its own');
  });

  it('gives a sentence when a brand cannot be created, and says how to create the first', async () => {
    await writeFile(join(dir, 'note'), 'A file.');
    await mkdir(join(dir, 'empty'));
    expect(await marquee('new', 'Delta', '--yes', '--realms', 'note/realms')).toMatchObject({
      code: 2,
      err: `${join('note', 'realms', 'delta')} cannot be read or written: a part of the path is a file, and should be a folder (ENOTDIR). Move it away, or give a folder elsewhere.\n`,
    });
    expect(await marquee('dev', '--realms', 'empty')).toEqual({
      code: 2,
      out: '',
      err: `There is no realm in ${join(dir, 'empty')}. "marquee new" begins one.\n`,
    });
  });

  it('treats an empty PORT as unset, and names the variable of a wrong one', async () => {
    const { err } = await marqueeIn(dir, ['serve', '--realms', 'nowhere'], { PORT: '' });
    expect(err).not.toContain('--port');
    const wrong = await marqueeIn(dir, ['serve'], { PORT: 'abc' });
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--port (or PORT)') });
  });
});
