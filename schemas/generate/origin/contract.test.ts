import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readContract } from './contract.mjs';

/** The refusals of every call, by name. */
const ERRORS = [
  'UnknownApiKey',
  'InvalidRequest',
  'AuthenticationRequired',
  'TooLarge',
  'UnsupportedMediaType',
  'TooManyRequests',
  'InternalError',
  'NotReady',
];

const PARAMETERS = ['ApiKey', 'AcceptLanguage', 'Ads', 'DeviceId', 'RequestId'];

let root: string;
const write = (file: string, text: string) => writeFile(join(root, 'schemas/origin', file), text);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'contract-'));
  await mkdir(join(root, 'schemas/origin'), { recursive: true });
  await write(
    'openapi.yaml',
    `openapi: 3.1.0
info: { title: Origin, version: 1.0.0 }
tags: [{ name: films }, { name: people }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: x-key } } }
`,
  );
  const refusals = ERRORS.map((name) => `${name}: { description: ${name} }`);
  await write(
    'shared.yaml',
    `components:
  schemas: { Name: { type: string } }
  parameters: { ${PARAMETERS.map((name) => `${name}: { name: ${name}, in: header }`).join(', ')} }
  headers: { RequestId: { schema: { type: string } } }
  responses: { ${refusals.join(', ')} }
`,
  );
  await write('people.yaml', file('people', 'person', '"shared.yaml#/components/schemas/Name"'));
  await write(
    'films.yaml',
    `${file('films', 'film', '"#/components/schemas/Film"')}
components: { schemas: { Film: { properties: { name: { $ref: "shared.yaml#/components/schemas/Name" } } } } }
`,
  );
});
afterEach(() => rm(root, { recursive: true, force: true }));

const file = (tag: string, name: string, schema: string, beside = '') => `paths:
  /${name}:
    get:
      operationId: ${name}
      tags: [${tag}]
      responses: { "200": { description: "", content: { application/json: { schema: { $ref: ${schema}${beside} } } } } }
`;

describe('readContract', () => {
  it('makes one document of the files of the tags, with references inside it', async () => {
    const { paths, components } = await readContract(root);
    expect(Object.keys(paths)).toEqual(['/film', '/person']);
    expect(JSON.stringify(paths['/person'])).toContain('{"$ref":"#/components/schemas/Name"}');
    expect(components).toMatchObject({
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } },
      schemas: {
        Name: { type: 'string' },
        Film: { properties: { name: { $ref: '#/components/schemas/Name' } } },
      },
    });
  });

  it('adds to each call the refusals that every call has, but for those that it describes itself', async () => {
    await write(
      'people.yaml',
      `paths:
  /person:
    put:
      operationId: person
      tags: [people]
      security: [{ viewer: [] }]
      responses: { "204": { description: Stored }, "401": { description: Own } }
  /health:
    get:
      operationId: health
      tags: [people]
      x-unlimited: true
      responses: { "200": { description: Well } }
`,
    );
    const { paths } = await readContract(root);
    const { put } = paths['/person'] ?? {};
    expect(Object.keys(put?.responses ?? {})).toEqual([
      '204',
      '400',
      '401',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(put?.responses['401']).toMatchObject({ description: 'Own' });
    expect(put?.responses['400']).toEqual({ $ref: '#/components/responses/InvalidRequest' });
    const { get } = paths['/health'] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '500', '503']);
  });

  it('adds to each call the headers of its key, and to each answer the request’s id', async () => {
    const call = (name: string, more: string) => `  /${name}:
    get: { operationId: ${name}, tags: [people], ${more}, responses: { "200": { description: Well } } }
`;
    await write(
      'people.yaml',
      `paths:
${call('health', 'security: []')}${call('person', 'security: [{ realmKey: [] }], parameters: [{ name: id, in: query }]')}`,
    );
    const { paths, components } = await readContract(root);
    const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });
    expect(paths['/health']?.get).toMatchObject({ parameters: [ref('RequestId')] });
    expect(paths['/person']?.get).toMatchObject({
      parameters: [{ name: 'id', in: 'query' }, ...PARAMETERS.map(ref)],
    });
    expect(paths['/person']?.get?.responses['401']).toEqual({
      $ref: '#/components/responses/UnknownApiKey',
    });
    const headers = { 'x-request-id': { $ref: '#/components/headers/RequestId' } };
    expect(paths['/health']?.get?.responses['200']).toEqual({ description: 'Well', headers });
    expect(components.responses?.NotReady).toEqual({ description: 'NotReady', headers });
  });

  it('refuses a call in the file of another tag', async () => {
    await write('people.yaml', file('films', 'person', '"shared.yaml#/components/schemas/Name"'));
    await expect(readContract(root)).rejects.toThrow(/people.yaml: the tag of person is not/);
  });

  it('refuses a feature that is called as a tag is', async () => {
    await mkdir(join(root, 'schemas/features'));
    const feature = `description: Films.\n${file('films', 'cinema', '"../origin/shared.yaml#/components/schemas/Name"')}`;
    await writeFile(join(root, 'schemas/features/films.yaml'), feature);
    await expect(readContract(root)).rejects.toThrow(/the tag "films" has a file/);
  });

  it('refuses a path that two files have', async () => {
    await write('people.yaml', file('people', 'film', '"shared.yaml#/components/schemas/Name"'));
    await expect(readContract(root)).rejects.toThrow(/people.yaml: the path \/film is in another/);
  });

  it('refuses a reference that leads nowhere', async () => {
    await write('people.yaml', file('people', 'person', '"shared.yaml#/components/schemas/Age"'));
    await expect(readContract(root)).rejects.toThrow(/people.yaml, .*person.*: Can't resolve/);
  });

  it('refuses a reference that is not followed, because it is beside another', async () => {
    const beside = ', properties: { other: { $ref: "shared.yaml#/components/schemas/Name" } }';
    await write(
      'people.yaml',
      file('people', 'person', '"shared.yaml#/components/schemas/Name"', beside),
    );
    await expect(readContract(root)).rejects.toThrow(/has other keys beside it/);
  });
});
