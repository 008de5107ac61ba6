import { existsSync, type FSWatcher, watch } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import type { Finding } from '@marquee/realm';
import { readRealm } from '@marquee/realm/node';
import { contrast } from '@marquee/theme';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPlace } from '../commands/new';
import { createAsk, type Question } from '../terminal/ask';
import { marqueeIn, startMarquee } from '../testing/marquee';
import { briefFrom } from './brief';
import { drawings } from './drawings';
import { ACCENTS, accentFor, inkOn, markColour } from './palette';
import { type Preset, readPresets } from './presets';
import { realmText } from './realm-text';
import { writeFolder } from './write-folder';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'marquee-new-'));
});

afterAll(() => rm(dir, { recursive: true, force: true }));

const marquee = (...words: string[]) => marqueeIn(dir, words);

async function folderOf(place: string, files: ReadonlyMap<string, string>): Promise<string> {
  for (const [path, text] of files) {
    await mkdir(join(dir, place, path, '..'), { recursive: true });
    await writeFile(join(dir, place, path), text);
  }
  return join(dir, place);
}

describe('marquee new', () => {
  it('creates a brand without findings from its name alone', async () => {
    const { code, out } = await marquee('new', 'Delta Rowing', '--realms', 'plain');
    expect({ code, out }).toEqual({
      code: 0,
      out: `${join('plain', 'delta-rowing')} is there.\n`,
    });
    const { loaded, findings } = await readRealm(join(dir, 'plain/delta-rowing'));
    expect(findings).toEqual([]);
    expect(loaded?.realm.name).toBe('Delta Rowing');
    expect(await readdir(join(dir, 'plain'))).toEqual(['delta-rowing']);
  });

  it('ends when it cannot write, and names the final folder', async () => {
    const { code, err } = await marquee('new', 'Delta', '--yes', '--realms', '/proc');
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/^\/proc\/delta cannot be read or written: /),
    });
  });

  it('does not mention the draft’s folder', () => {
    const finding: Finding = {
      rule: 'realm-unreadable',
      severity: 'error',
      line: 1,
      column: 1,
      pointer: '',
      file: 'realms/.new-delta-1/realm.json',
      message: 'The folder cannot be read (EIO: realms/.new-delta-1/labels).',
    };
    const said = inPlace(finding, 'realms/.new-delta-1', 'realms/delta');
    expect(JSON.stringify(said)).not.toContain('.new-');
    expect(said.file).toBe('realms/delta/realm.json');
  });

  it('reports warnings of a brand, and creates it if it can be served', async () => {
    const words = [
      'new',
      '日本',
      '--id',
      'nihon',
      ...['--accent', 'ffff00', '--scheme', 'light'],
      '--realms',
      'warned',
      '--yes',
    ];
    const { code, out, err } = await marquee(...words);
    expect(code).toBe(0);
    expect(out).toBe(`${join('warned/nihon')} is there, with 1 warning.\n`);
    expect(err).toContain(`${join('warned/nihon/realm.json')}:`);
    expect(err.trim().split('\n').at(-1)).toMatch(/^To see it: /);
    expect(err).not.toContain('.new-');
  });

  it('writes every option into the realm', async () => {
    const { code } = await marquee(
      ...['new', 'Échappée & Fils', '--realms', 'told', '--full-name', 'Échappée et Fils'],
      ...['--languages', 'pt,en, ar', '--scheme', 'dark', '--accent', '#FF7954'],
      ...['--sign-in', 'id,magicLink,passkey', '--origin', 'https://origin.example/'],
    );
    expect(code).toBe(0);
    const { loaded, findings } = await readRealm(join(dir, 'told/echappee-fils'));
    expect(findings).toEqual([]);
    expect(loaded?.realm).toMatchObject({
      fullName: 'Échappée et Fils',
      locales: { default: 'pt', supported: [{ tag: 'pt' }, { tag: 'en' }, { tag: 'ar' }] },
      theme: { scheme: 'dark' },
      origin: { address: 'https://origin.example' },
      auth: { providers: [{ type: 'id' }, { type: 'magicLink' }, { type: 'passkey' }] },
    });
  });

  it('writes the next steps as comments, and the path of the schema', async () => {
    await marquee('new', 'Echo', '--realms', 'next');
    const text = await readFile(join(dir, 'next/echo/realm.json'), 'utf8');
    expect(text.match(/^ *\/\/ Next: .+$/gm)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain(`npx marquee validate ${join('next', 'echo')}`);
    const [, schema = ''] = /"\$schema": "(.+)"/.exec(text) ?? [];
    expect(schema).toMatch(/^\.\.\//);
    expect(existsSync(resolve(dir, 'next/echo', schema))).toBe(true);
  });

  it.each([
    [['new', '--realms', 'refused'], /needs a NAME/],
    [['new', 'نور', '--realms', 'refused'], /give one with --id/],
    [['new', 'Echo', '--realms', 'refused', '--id', 'Echo!'], /small letters/],
    [['new', 'Echo', '--realms', 'refused', '--languages', 'english'], /not a language tag/],
    [
      ['new', 'Echo', '--realms', 'refused', '--languages', 'en,fr'],
      /does not have the language "fr"/,
    ],
    [
      ['new', 'Echo', '--realms', 'refused', '--languages', 'he', '--preset', 'cinema'],
      /does not have the language "he": it has English/,
    ],
    [['new', 'Echo', '--realms', 'refused', '--accent', 'red'], /not a colour/],
    [['new', 'Echo', '--realms', 'refused', '--scheme', 'drak'], /Did you mean dark\?/],
    [['new', 'Echo', '--realms', 'refused', '--sign-in', 'passkey'], /need id beside them/],
    [['new', 'Echo', '--realms', 'refused', '--sign-in', 'id,pasky'], /Did you mean passkey\?/],
    [['new', 'Echo', '--realms', 'refused', '--preset', 'fihgts'], /There is no preset "fihgts"/],
  ])('writes nothing when it cannot: %j', async (words, message) => {
    const { code, err } = await marquee(...words);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(existsSync(join(dir, 'refused'))).toBe(false);
  });

  it('never writes into an existing folder', async () => {
    const folder = join(dir, 'there/echo');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'mine.txt'), 'mine');
    const { code, err } = await marquee('new', 'Echo', '--realms', 'there');
    expect(code).toBe(2);
    expect(err).toMatch(/already/);
    expect(await readdir(join(dir, 'there'))).toEqual(['echo']);
    expect(await readdir(folder)).toEqual(['mine.txt']);
  });

  it.each(['SIGINT', 'SIGKILL'] as const)(
    'leaves a whole brand or none when it is ended in the middle by %s',
    async (signal) => {
      const realms = join(dir, `killed-${signal}`);
      await mkdir(realms);
      let watcher: FSWatcher | undefined;
      const begun = new Promise<void>((done) => {
        watcher = watch(realms, (_, name) => {
          if (name?.startsWith('.new-echo-')) done();
        });
      });
      const running = startMarquee(dir, ['new', 'Echo', '--realms', `killed-${signal}`]);
      await begun;
      await running.end(signal);
      watcher?.close();

      if (existsSync(join(realms, 'echo'))) {
        expect((await readRealm(join(realms, 'echo'))).findings).toEqual([]);
      } else {
        const left = await readdir(realms);
        if (signal === 'SIGINT') expect(left).toEqual([]);
        // What nothing could put away goes with the next try, and is no realm meanwhile.
        expect((await marquee('new', 'Echo', '--realms', `killed-${signal}`)).code).toBe(0);
      }
      expect(await readdir(realms)).toEqual(['echo']);
    },
  );
});

describe('a folder that is written whole or not at all', () => {
  const interrupt = { wait: async () => {}, undo: () => () => {} };
  const files = new Map([['realm.json', '{}']]);

  it('is not created when its content was not accepted', async () => {
    const parent = join(dir, 'unaccepted');
    const seen: string[] = [];
    const accept = async (draft: string) => {
      seen.push(await readFile(join(draft, 'realm.json'), 'utf8'));
      return false;
    };
    expect(await writeFolder({ parent, id: 'echo', files, interrupt, accept })).toBe(false);
    expect(seen).toEqual(['{}']);
    expect(await readdir(parent)).toEqual([]);
  });

  it('is not created when an error occurs', async () => {
    const parent = join(dir, 'failed');
    const accept = async () => {
      throw new Error('no');
    };
    await expect(writeFolder({ parent, id: 'echo', files, interrupt, accept })).rejects.toThrow(
      'no',
    );
    expect(await readdir(parent)).toEqual([]);
  });

  it('never replaces a folder that another process created meanwhile', async () => {
    const parent = join(dir, 'meanwhile');
    const accept = async () => {
      await mkdir(join(parent, 'echo'));
      return true;
    };
    await expect(writeFolder({ parent, id: 'echo', files, interrupt, accept })).rejects.toThrow(
      /already/,
    );
    expect(await readdir(parent)).toEqual(['echo']);
    expect(await readdir(join(parent, 'echo'))).toEqual([]);
  });
});

describe('questions', () => {
  const preset: Preset = {
    name: 'fights',
    about: 'Live bouts.',
    accent: '#ff4a1c',
    scheme: 'dark',
    signIn: ['id'],
  };
  const nothing = { paths: [], options: {} };

  it('are asked for every value that no option gives, in a sensible order', async () => {
    const asked: string[] = [];
    const answers: Record<string, string> = { 'Name of the brand': 'Echo', 'Begin from': 'fights' };
    const ask = async ({ text, fallback }: Question) => {
      asked.push(text);
      return answers[text] ?? fallback;
    };
    const brief = await briefFrom({ paths: [], options: { languages: 'es' } }, [preset], ask);
    expect(asked).toEqual(['Name of the brand', 'Begin from', 'Accent colour', 'Ways to sign in']);
    expect(brief).toMatchObject({ id: 'echo', name: 'Echo', languages: ['es'], signIn: ['id'] });
    // What the preset has is left to it.
    expect(brief).toMatchObject({ preset, scheme: undefined, accent: undefined });
  });

  it('are not asked about presets when there are none', async () => {
    const asked: string[] = [];
    const ask = async ({ text, fallback }: Question) => {
      asked.push(text);
      return fallback || 'Echo';
    };
    await briefFrom(nothing, [], ask);
    expect(asked).not.toContain('Begin from');
    expect(asked).toContain('Light, dark, or as the viewer’s device prefers');
  });

  it('are asked again until the answer is allowed', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const ask = createAsk({ input, output, interrupted: () => {} });
    const answered = ask({
      text: 'Colour',
      fallback: '#000000',
      choices: [{ value: 'red', about: 'A warm one.' }],
      complaint: (text) => (text === 'red' ? undefined : `Not ${text}.`),
    });
    const answers = ['blue', 'red'];
    output.on('data', (text) => {
      if (String(text).startsWith('Colour')) input.write(`${answers.shift()}\n`);
    });
    expect(await answered).toBe('red');
  });

  it('end with a message when the input ends', async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const answered = createAsk({ input, output, interrupted: () => {} })({
      text: 'Name',
      fallback: '',
    });
    input.end();
    await expect(answered).rejects.toThrow('Nothing was answered.');
  });
});

describe('a brand that begins from a preset', () => {
  it('names the preset, and has only what differs', async () => {
    const preset: Preset = { name: 'fights', about: '', scheme: 'dark', signIn: ['id'] };
    const brief = {
      id: 'echo',
      name: 'Echo',
      fullName: 'Echo',
      languages: ['en'],
      origin: 'http://localhost:4400',
      preset,
      signIn: ['id'],
    };
    const place = { schema: 's.json', folder: 'echo' };
    const text = realmText(brief, place);
    expect(text).toContain('"extends": "preset:fights"');
    expect(text).not.toMatch(/"auth"|"theme"/);
    // A surface belongs to its scheme.
    expect(realmText({ ...brief, scheme: 'light', signIn: ['id', 'passkey'] }, place)).toMatch(
      /"providers": \[\{ "type": "id" \}, \{ "type": "passkey" \}\][\s\S]+"scheme": "light", "surface": "#f9fafb"/,
    );
  });

  it('has no finding, with each preset', async () => {
    for (const { name } of await readPresets()) {
      const { code, err } = await marquee(
        'new',
        'Echo',
        '--preset',
        name,
        '--realms',
        'presets',
        '--id',
        name,
      );
      expect({ code, err }, name).toMatchObject({ code: 0 });
      expect((await readRealm(join(dir, 'presets', name))).findings, name).toEqual([]);
    }
    expect(await readPresets(join(dir, 'nowhere'))).toEqual([]);
  });
});

describe('what is drawn', () => {
  const NAMES = ['Delta', 'Delta Rowing', 'نور', 'M&M <script>', '東京テレビ', '1. FC', '!'];

  it.each(NAMES)('is a picture that a realm can have: %s', async (name) => {
    for (const scheme of ['light', 'dark', 'auto'] as const) {
      const files = drawings({ name, scheme, accent: accentFor(name, scheme) });
      const text = realmText(
        {
          id: 'echo',
          name,
          fullName: name,
          languages: ['en'],
          signIn: ['id'],
          origin: 'http://localhost:4400',
          scheme,
          accent: accentFor(name, scheme),
        },
        { schema: 's.json', folder: 'echo' },
      );
      const folder = await folderOf('drawn/echo', new Map([...files, ['realm.json', text]]));
      const { findings, loaded } = await readRealm(folder);
      // Names are plain text wherever they stand; that one of them looks like markup is said, and hinders nothing.
      expect(findings.filter(({ rule }) => rule !== 'markup-in-text')).toEqual([]);
      expect(loaded?.realm.brand.icon).toMatchObject({ width: 512, height: 512 });
      // The tone is shown until the picture is there.
      expect(loaded?.realm.brand.loginBackground.web.tone).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it.each(['#ffff00', '#ffffff', '#000000', '#0a0a2a', '#f2f2f2', '#808080'])(
    'can be seen on its pages, whatever the accent: %s',
    async (accent) => {
      for (const scheme of ['light', 'dark', 'auto'] as const) {
        const look = { name: 'Delta', scheme, accent };
        const text = realmText(
          {
            ...look,
            id: 'seen',
            fullName: 'Delta',
            languages: ['en'],
            signIn: ['id'],
            origin: 'http://localhost:4400',
          },
          { schema: 's.json', folder: 'seen' },
        );
        const files = new Map([...drawings(look), ['realm.json', text]]);
        const { findings } = await readRealm(await folderOf('drawn/seen', files));
        expect(findings.map(({ rule }) => rule)).not.toContain('logo-unseen');
      }
    },
  );

  it('is the same for the same name, and differs among names', () => {
    const of = (name: string) =>
      JSON.stringify([...drawings({ name, scheme: 'auto', accent: accentFor(name, 'auto') })]);
    expect(of('Delta')).toBe(of('Delta'));
    expect(new Set(NAMES.map(of)).size).toBe(NAMES.length);
  });

  it.each(ACCENTS)('can be read in %s', (accent) => {
    expect(contrast(accent, '#f9fafb')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accent, inkOn(accent))).toBeGreaterThanOrEqual(4.5);
    for (const page of ['#f9fafb', '#0f1115']) {
      expect(contrast(markColour(accent, 'auto'), page)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has an accent that can be read on a dark page', () => {
    for (const name of NAMES) {
      expect(contrast(accentFor(name, 'dark'), '#0f1115')).toBeGreaterThanOrEqual(4.5);
    }
  });
});
