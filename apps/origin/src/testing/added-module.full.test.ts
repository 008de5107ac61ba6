import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Counterparts, startCounterparts } from '../counterparts/counterparts';
import { readContract } from '../kernel/contract';
import { catalogueSchema } from '../kernel/graphql/schema';
import type { OriginPlan } from '../kernel/plan';
import { sandbox } from '../server';
import { accountCalls, newSecret } from './accounts';
import { createMailbox, tokenIn } from './mailbox';
import { notices } from './notices';
import { startOrigin, type TestOrigin } from './test-origin';
import { titleIds } from './title-ids';

let folder: string;
let origin: TestOrigin;
let counterparts: Counterparts;

/** The contract with two calls more. */
function contractWithNotices() {
  const contract = readContract();
  const get = {
    operationId: 'notices',
    security: [{ realmKey: [] }, { realmKey: [], viewer: [] }],
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
  const put = {
    operationId: 'hideNotice',
    security: [{ realmKey: [], viewer: [] }],
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
    responses: { '204': {} },
  };
  return {
    ...contract,
    paths: { ...contract.paths, '/notices': { get }, '/notices/{id}/hidden': { put } },
  };
}

/** The sandbox with one module more: a line. */
function planWithNotices(): OriginPlan {
  return {
    ...sandbox,
    modules: [...sandbox.modules, notices],
    contract: contractWithNotices(),
    schema: `${catalogueSchema()}\nextend type Query { notices: [String!]! }\n`,
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'added-module-'));
});
afterAll(async () => {
  await origin?.close();
  await counterparts?.close();
  await rm(folder, { recursive: true });
});

describe('a module that is added', () => {
  beforeAll(async () => {
    await mkdir(join(folder, 'realms/delta'), { recursive: true });
    await writeFile(join(folder, 'realms/delta/realm.json'), '{}');
    const realmsFolder = join(folder, 'realms');
    counterparts = await startCounterparts(0);
    // Its database is one of its own, which is made from nothing.
    origin = await startOrigin({ realmsFolder, counterparts }, planWithNotices());
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

  it('serves its page', async () => {
    const { status, body } = await origin.call('GET', '/status/apex', { realm: null });
    expect([status, body]).toEqual([200, 'We are at work on Sunday.']);
  });

  it('forgets a viewer, as the library does, once the owner of the address has proved it', async () => {
    const id = 'opened-by-another@example.com';
    const calls = accountCalls(origin);
    const mailbox = createMailbox(counterparts);
    const [video = ''] = await titleIds(origin, 'VIDEOS', 1);
    const keptBy = async (token: string) => {
      const told = await origin.call<{ texts: string[] }>('GET', '/api/v2/notices', { token });
      const marked = await origin.call<{ vods: { id: string }[] }>(
        'GET',
        '/api/v2/favourite/vods',
        { token },
      );
      return { notices: told.body.texts, favourites: marked.body.vods.map(({ id }) => id) };
    };

    const confirmation = await mailbox.mailAfter(id, () => calls.signUp(id));
    const opener = (await origin.login(id, { secret: newSecret })).body.authorisationToken;
    for (const path of ['/api/v2/notices/works/hidden', `/api/v2/favourite/vods/${video}`])
      expect((await origin.call('PUT', path, { token: opener })).status).toBe(204);
    expect(await keptBy(opener)).toEqual({ notices: [], favourites: [video] });

    const told = await mailbox.mailAfter(id, () => calls.confirmAlone(tokenIn(confirmation)));
    expect((await calls.reset(tokenIn(told), 'chosen by the owner 4')).status).toBe(204);
    const owner = (await origin.login(id, { secret: 'chosen by the owner 4' })).body;
    expect(await keptBy(owner.authorisationToken)).toEqual({
      notices: ['We are at work on Sunday.'],
      favourites: [],
    });
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
