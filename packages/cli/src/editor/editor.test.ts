import { readdirSync, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type CompletionItem,
  type Diagnostic,
  getLanguageService,
  type MarkupContent,
  TextDocument,
} from 'vscode-json-languageservice';
import { REPOSITORY } from '../repository';

/** What VS Code asks about JSON, with the schema's files read from the disk as an editor reads them. */
const read: string[] = [];
const service = getLanguageService({
  schemaRequestService: async (uri) => {
    const file = fileURLToPath(uri);
    read.push(file);
    return readFile(file, 'utf8');
  },
  workspaceContext: {
    resolveRelativePath: (path, resource) => new URL(path, resource).href,
  },
});
service.configure({ allowComments: true, validate: true });

/** Lists the parts that an editor underlines in a file, unchanged or with an edit. */
async function underlined(file: string, change = (text: string) => text): Promise<string[]> {
  const text = change(await readFile(file, 'utf8'));
  const document = TextDocument.create(pathToFileURL(file).href, 'jsonc', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ range }) => document.getText(range));
}

/** The files in the repository that its settings give a schema, by the schema's address; as VS Code matches them. */
const settings = parse(readFileSync(join(REPOSITORY, '.vscode/settings.json'), 'utf8'));
const MAPPED: { url: string; files: string[] }[] = settings['json.schemas'].map(
  ({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
    url,
    files: fileMatch.flatMap((pattern) => filesLike(pattern.slice(1).split('/'))),
  }),
);

function filesLike([first = '', ...rest]: readonly string[], below = REPOSITORY): string[] {
  const like = new RegExp(`^${first.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return readdirSync(below, { withFileTypes: true })
    .filter((entry) => like.test(entry.name) && entry.isDirectory() === rest.length > 0)
    .flatMap(({ name }) =>
      rest.length > 0 ? filesLike(rest, join(below, name)) : [join(below, name)],
    );
}

const APEX = join(REPOSITORY, 'realm-configs/apex/realm.json');
const TEXT = readFileSync(APEX, 'utf8');

/** The sample with an edit; `«` is the place of the cursor. */
function open(find: string, by: string, text = TEXT) {
  if (!text.includes(find)) throw new Error(`The sample has no ${find}`);
  const changed = text.replace(find, () => by);
  const offset = changed.indexOf('«');
  const document = TextDocument.create(
    pathToFileURL(APEX).href,
    'jsonc',
    1,
    changed.replace('«', ''),
  );
  const json = service.parseJSONDocument(document);
  return { document, json, position: document.positionAt(Math.max(offset, 0)) };
}

async function offered(find: string, by: string): Promise<CompletionItem[]> {
  const { document, json, position } = open(find, by);
  return (await service.doComplete(document, position, json))?.items ?? [];
}

const labels = (items: readonly CompletionItem[]) => items.map(({ label }) => label);

const wordsOf = (content: string | MarkupContent | undefined): string =>
  typeof content === 'string' ? content : (content?.value ?? '');

async function complaints(find: string, by: string): Promise<{ on: string; says: string }[]> {
  const { document, json } = open(find, by);
  const found: Diagnostic[] = await service.doValidation(document, json);
  return found.map(({ range, message }) => ({
    on: document.getText(range),
    says: typeof message === 'string' ? message : message.value,
  }));
}

describe('realm.json in an editor', () => {
  it('names its schema by a path that leads there, in every sample', async () => {
    const folder = join(REPOSITORY, 'realm-configs');
    for (const realm of await readdir(folder)) {
      const file = join(folder, realm, 'realm.json');
      const { $schema } = parse(await readFile(file, 'utf8'));
      expect(join(dirname(file), $schema), realm).toBe(
        join(REPOSITORY, 'schemas/realm/realm.schema.json'),
      );
    }
  });

  it('has no mistakes underlined in the samples, with comments', async () => {
    expect(await complaints('"name"', '// Ours.\n  "name"')).toEqual([]);
  });

  it('offers the keys of the whole file, with what they are for', async () => {
    const items = await offered('"name": "Apex",', '"name": "Apex",\n  "«",');
    expect(labels(items)).toEqual(expect.arrayContaining(['version', 'analytics']));
    // What stands there already is not offered again.
    expect(labels(items)).not.toContain('fullName');
    const version = items.find(({ label }) => label === 'version');
    expect(wordsOf(version?.documentation)).toContain('version of the format');
  });

  it('offers keys of parts whose schema is in a file of its own', async () => {
    const items = await offered('"auth": {', '"auth": {\n    "«",');
    const access = items.find(({ label }) => label === 'requestAccessUrl');
    expect(wordsOf(access?.documentation)).toContain('asks for access');
    expect(read).toContain(join(REPOSITORY, 'schemas/realm/auth.schema.json'));
  });

  it('offers the keys of a provider by its type', async () => {
    const items = await offered('"type": "google",', '"type": "google",\n        "«",');
    expect(labels(items)).toEqual(expect.arrayContaining(['label', 'fields']));
    expect(labels(items)).not.toContain('issuer');
    expect(read).toContain(join(REPOSITORY, 'schemas/realm/providers/google.schema.json'));
  });

  it('offers values', async () => {
    expect(labels(await offered('"scheme": "dark"', '"scheme": "«"'))).toEqual(
      expect.arrayContaining(['"light"', '"dark"', '"auto"']),
    );
    const types = labels(await offered('"type": "google"', '"type": "«"'));
    expect(types).toEqual(expect.arrayContaining(['"id"', '"openid"', '"passkey"', '"sptv"']));
  });

  it.each([
    ['a choice', '"scheme": "dark"', '"scheme": "«"', '"auto"', 'the viewer’s device prefers'],
    ['a provider', '"type": "google"', '"type": "«"', '"passkey"', 'Sign-in with a passkey'],
  ])('explains each value of %s', async (_, find, by, label, says) => {
    const item = (await offered(find, by)).find((value) => value.label === label);
    expect(wordsOf(item?.documentation)).toContain(says);
  });

  it('offers whole entries of lists, which are valid as they are', async () => {
    const items = await offered('"providers": [', '"providers": [\n      «,');
    expect(items.map(({ insertText }) => insertText?.replace(/[\s\\]/g, ''))).toContain(
      '{"type":"id"}',
    );
  });

  it('draws colours beside their texts', async () => {
    const { document, json } = open('', '');
    const colours = await service.findDocumentColors(document, json);
    expect(colours.map(({ range }) => document.getText(range))).toContain('"#ff4a1c"');
  });

  it('explains a key under the pointer', async () => {
    const { document, json, position } = open('"scheme"', '"sch«eme"');
    const hover = await service.doHover(document, position, json);
    const text = [hover?.contents]
      .flat()
      .map((part) => wordsOf(part as MarkupContent))
      .join('\n');
    expect(text).toContain('Whether pages are light or dark');
  });

  it.each([
    ['a key that there is not', '"name": "Apex",', '"name": "Apex",\n  "nmae": "Apex",', '"nmae"'],
    ['a value that is not allowed', '"scheme": "dark"', '"scheme": "drak"', '"drak"'],
    ['a value of another type', '"fullName": "Apex Fighting Championship"', '"fullName": 7', '7'],
    ['a part of a provider', '"type": "magicLink"', '"type": "magicLink", "lable": "x"', '"lable"'],
  ])('underlines %s, and that alone', async (_, find, by, on) => {
    const found = await complaints(find, by);
    expect(found.map((complaint) => complaint.on)).toEqual([on]);
  });

  it('has settings of the repository that allow comments in it', () => {
    expect(settings['files.associations']['**/realm-configs/*/realm.json']).toBe('jsonc');
  });
});

describe('files that the settings of the repository give a schema', () => {
  // Each address as the editor resolves it, from the root of the repository.
  const schemas = MAPPED.map(({ url, files }) => ({
    uri: pathToFileURL(join(REPOSITORY, url)).href,
    fileMatch: files.map((file) => pathToFileURL(file).href),
  }));
  beforeAll(() => void service.configure({ allowComments: true, validate: true, schemas }));
  afterAll(() => void service.configure({ allowComments: true, validate: true }));

  const all = MAPPED.flatMap(({ files }) => files);
  const named = (part: string) => all.filter((file) => file.includes(part));

  it('are every realm, every labels file and every preset', () => {
    const realms = readdirSync(join(REPOSITORY, 'realm-configs'));
    expect(named('realm.json')).toHaveLength(realms.length);
    expect(named('/labels/').length).toBeGreaterThan(5);
    expect(named('/presets/').length).toBeGreaterThan(3);
  });

  it.each(all.map((file) => [relative(REPOSITORY, file), file] as const))(
    'have nothing underlined: %s',
    async (_, file) => {
      expect(await underlined(file)).toEqual([]);
    },
  );

  it('have a value underlined that is not a text', async () => {
    const [labels = ''] = named('/labels/');
    expect(await underlined(labels, () => '{ "hero.details": 7 }')).toEqual(['7']);
  });

  it('have a key underlined that no preset may have', async () => {
    const [preset = ''] = named('/presets/');
    const spoilt = (text: string) =>
      text.replace('"realm": {', '"realm": {\n"nmae": 1,"name": "A",');
    expect(await underlined(preset, spoilt)).toEqual(['"nmae"', '"name"']);
    const [theme] = await underlined(preset, (text) => text.replace('"scheme": "', '"scheme": "x'));
    expect(theme).toMatch(/^"x/);
  });
});
