import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractFile, readContract } from '../kernel/contract';
import { packageRoot } from '../kernel/package-root';
import type { OriginPlan } from '../kernel/plan';
import { sandbox } from '../server';
import { notices } from './notices';
import { startOrigin, type TestOrigin } from './test-origin';

const migrations = join(packageRoot, 'migrations');
let folder: string;
let origin: TestOrigin;

/** Writes migrations into a copy of the origin's folder, as `npm run migrations` does, and answers with what is new there. */
async function migrate(name: string, tables: string): Promise<string[]> {
  const out = join(folder, name);
  await cp(migrations, out, { recursive: true });
  await promisify(execFile)(
    process.execPath,
    [
      'generate-migrations.mjs',
      '--dialect=postgresql',
      `--schema=./src/${tables}/**/tables.ts`,
      `--out=${relative(packageRoot, out)}`,
      `--name=${name}`,
    ],
    { cwd: packageRoot },
  );
  const known = await readdir(migrations);
  return (await readdir(out)).filter((file) => !known.includes(file));
}

/** The contract with one call more. */
function contractWithNotices() {
  const contract = readContract();
  const get = {
    operationId: 'notices',
    security: [{ realmKey: [] }],
    responses: {
      '200': {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['texts', 'country'],
              properties: {
                texts: { type: 'array', items: { type: 'string' } },
                country: { type: 'string' },
              },
            },
          },
        },
      },
    },
  };
  return { ...contract, paths: { ...contract.paths, '/notices': { get } } };
}

/** The sandbox with one module more: a line. */
async function planWithNotices(): Promise<OriginPlan> {
  const schema = await readFile(contractFile('catalogue/schema.graphql'), 'utf8');
  return {
    ...sandbox,
    modules: [...sandbox.modules, notices],
    contract: contractWithNotices(),
    schema: `${schema}\nextend type Query { notices: [String!]! }\n`,
    migrationsFolder: join(folder, 'notices'),
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'added-module-'));
});
afterAll(async () => {
  await origin?.close();
  await rm(folder, { recursive: true });
});

it('the tables of the modules are those of the migrations', async () => {
  expect(await migrate('unchanged', '{kernel,modules}')).toEqual([]);
});

describe('a module that is added', () => {
  beforeAll(async () => {
    const [file = ''] = await migrate('notices', '{kernel,modules,testing}');
    expect(await readFile(join(folder, 'notices', file), 'utf8')).toMatch(
      /^CREATE TABLE "notices"/,
    );
    await mkdir(join(folder, 'realms/delta'), { recursive: true });
    await writeFile(join(folder, 'realms/delta/realm.json'), '{}');
    const realmsFolder = join(folder, 'realms');
    // Its database is one of its own, which is made from nothing.
    origin = await startOrigin({ realmsFolder }, await planWithNotices());
  }, 300_000);

  it('answers its call, with what a module that it uses tells it', async () => {
    const { status, body } = await origin.call('GET', '/api/v2/notices', {
      headers: { 'x-forwarded-for': '198.51.100.1' },
    });
    // The one of 2020 was planted, and swept when the origin started.
    expect({ status, body }).toEqual({
      status: 200,
      body: { texts: ['We are at work on Sunday.'], country: 'BR' },
    });
  });

  it('answers its field beside those of the catalogue', async () => {
    const { body } = await origin.query<{ notices: string[]; heroes: unknown[] }>(
      '{ notices heroes(first: 2) { id } }',
    );
    expect(body.data.notices).toEqual(['We are at work on Sunday.']);
    expect(body.data.heroes).toHaveLength(2);
  });

  it('plants realms of operators’ own as well', async () => {
    const { body } = await origin.query<{ notices: string[] }>('{ notices }', { realm: 'delta' });
    expect(body.data.notices).toContain('The finals are this week.');
  });

  it('leaves the other modules as they are', async () => {
    expect((await origin.login()).status).toBe(200);
    const { status } = await origin.call('GET', '/api/v3/i18n/country-codes');
    expect(status).toBe(200);
  });
});
