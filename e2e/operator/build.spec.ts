import { spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marquee } from '../journey/marquee';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';

const command = join(root, 'packages/cli/bin/marquee.mjs');

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
test.afterEach(() => rm(folder, { recursive: true }));

/** Runs the command in a shell script, which may set limits; `"$@"` is the command. */
function inShell(script: string, words: readonly string[]) {
  const child = spawn('bash', ['-c', script, 'bash', process.execPath, command, ...words], {
    cwd: root,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  return { child, ended, printed: () => printed };
}

test('marquee build reports what the system refuses by place, cause and remedy, without a stack trace', async () => {
  const out = join(folder, 'site');
  const words = ['build', '--realm', 'plain', '--out', out];
  const { ended, printed } = inShell('ulimit -f 100 && exec "$@"', words);
  expect((await ended).code, printed()).toBe(1);
  expect(printed()).toContain(
    `plain: ${out} cannot be read or written: a file would be larger than is allowed here (EFBIG).`,
  );
  expect(printed()).toContain('ulimit -f');
  expect(printed()).not.toMatch(/ {4}at |What was there before|fault/);
  expect(await readdir(folder)).toEqual([]);
});

test('marquee build says that a realm without an address is built for this machine alone', async () => {
  await cp(join(root, 'realm-configs/plain'), join(folder, 'realms/plain'), { recursive: true });
  const file = join(folder, 'realms/plain/realm.json');
  const realm = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...realm, hosts: [] }));
  const build = (...words: string[]) =>
    marquee(
      ...['build', '--realm', 'plain', '--realms', join(folder, 'realms')],
      ...['--out', join(folder, 'site'), '--pages', 'home', ...words],
    );
  const { code, err } = await build();
  expect(code, err).toBe(0);
  expect(err).toMatch(/this machine alone.+plain \(https:\/\/plain\.localhost.*or give --address/);
  const placed = await build(
    ...['--address', 'https://plain.example', '--origin', 'https://origin.plain.example'],
  );
  expect(placed.err).not.toContain('this machine');
});

test('marquee build leaves only whole sites after Ctrl-C', async () => {
  // A slow origin, so that the build is still running.
  const origin = createServer((_, reply) => setTimeout(() => reply.writeHead(404).end(), 300));
  await new Promise<void>((done) => origin.listen(0, '127.0.0.1', done));
  const { port } = origin.address() as AddressInfo;
  const out = join(folder, 'sites');
  const { child, ended, printed } = inShell('exec "$@"', [
    ...['build', '--all', '--out', out, '--pages', 'home', '--threads', '1'],
    ...['--origin', `http://127.0.0.1:${port}`],
  ]);
  try {
    await expect
      .poll(async () => (await readdir(out).catch(() => [])).join(), { timeout: 20_000 })
      .toContain('.next-');
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: null, signal: 'SIGINT' });
    expect(printed()).toContain('Ending with the realms in hand.');
    const left = await readdir(out);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
    const sites = left.filter((name) => !/^_shared$|\.json$/.test(name));
    expect(sites.length).toBeLessThan(6);
    for (const site of sites) expect(await readdir(join(out, site))).toContain('build.json');
  } finally {
    child.kill('SIGKILL');
    origin.close();
    origin.closeAllConnections();
  }
});
