import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { marqueeIn } from '../testing/marquee';
import { examineAssets } from './assets';
import { examineMachine } from './environment';

const open: ReturnType<typeof createServer>[] = [];

afterEach(async () => {
  for (const server of open.splice(0)) {
    await new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  }
});

/** A program that listens, and answers everything alike. */
async function listening(status: number): Promise<number> {
  const server = createServer((_, reply) => reply.writeHead(status).end());
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

const machine = { node: process.version, built: true, realm: 'apex' };

describe('marquee doctor on this machine', () => {
  it('says whether Node is new enough', async () => {
    const ports = { site: await listening(200), origin: await listening(200) };
    const of = async (node: string) => (await examineMachine({ ...machine, node, ports }))[0];
    expect(await of(process.version)).toMatchObject({ subject: 'node', result: 'ok' });
    expect(await of('v26.0.0')).toMatchObject({ result: 'ok' });
    expect(await of('v20.18.9')).toMatchObject({
      result: 'wrong',
      remedy: expect.stringContaining('20.19'),
    });
    expect(await of('v18.20.0')).toMatchObject({ result: 'wrong' });
  });

  it('tells apart a free port, one of our programs and one of another program, which it names', async () => {
    const free = await listening(200);
    const [site, stranger] = [await listening(200), await listening(404)];
    const [first] = open.splice(0, 1);
    await new Promise((done) => first?.close(done));
    const checks = async (ports: { site: number; origin: number }) =>
      (await examineMachine({ ...machine, ports })).filter(({ subject }) =>
        subject.startsWith('port'),
      );
    expect(await checks({ site: free, origin: site })).toMatchObject([
      { result: 'ok', message: 'Free, for the site.' },
      { result: 'ok', message: expect.stringMatching(/^In use.*the sandbox origin runs already/) },
    ]);
    const [, taken] = await checks({ site, origin: stranger });
    expect(taken).toMatchObject({
      result: 'warning',
      remedy: expect.stringContaining('ORIGIN_PORT'),
    });
    const [, suggested] = /such as (\d+)/.exec(taken?.remedy ?? '') ?? [];
    const next = await checks({ site: Number(suggested), origin: stranger });
    expect(next[0]).toMatchObject({ result: 'ok', message: 'Free, for the site.' });
    if (process.platform === 'linux') expect(taken?.message).toContain(`(process ${process.pid})`);
  });

  it('reports that the site is not built', async () => {
    const ports = { site: await listening(200), origin: await listening(200) };
    const checks = await examineMachine({ ...machine, built: false, ports });
    expect(checks).toContainEqual(
      expect.objectContaining({
        subject: 'site',
        result: 'warning',
        remedy: 'Run "npm run build".',
      }),
    );
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT takes a whole number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT takes a whole number from 0 to 65535, not "70000".'],
    [{ ORIGIN_PORT: 'abc' }, 'ORIGIN_PORT takes a whole number from 0 to 65535, not "abc".'],
  ])('names the variable with an invalid port: %j', async (env, sentence) => {
    const { code, err } = await marqueeIn(tmpdir(), ['doctor'], env);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(sentence) });
  });

  it('runs without a realm', async () => {
    const { out } = await marqueeIn(tmpdir(), ['doctor', '--format', 'json']);
    const subjects = JSON.parse(out).map(({ subject }: { subject: string }) => subject);
    expect(subjects).toEqual(['node', 'site', 'port 4300', 'port 4400', 'host names']);
  });
});

describe('pictures of a realm', () => {
  it('are counted, and heavy ones are named', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'marquee-assets-'));
    try {
      const [small, large] = [join(dir, 'logo.svg'), join(dir, 'login.webp')];
      await writeFile(small, '<svg/>');
      await writeFile(large, '');
      await truncate(large, 2_300_000);
      const of = (...files: string[]) =>
        examineAssets(
          new Map(files.map((file) => [file, { file, type: 'image/webp', digest: '' }])),
        );
      expect(await of(small)).toMatchObject([
        { result: 'ok', message: '1 picture, 1 KB together.' },
      ]);
      expect(await of(small, large)).toMatchObject([
        { result: 'warning', message: `${large} has 2.3 MB.` },
        { result: 'ok', message: '2 pictures, 2.3 MB together.' },
      ]);
    } finally {
      await rm(dir, { recursive: true });
    }
  });
});
