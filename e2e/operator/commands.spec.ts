import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { marquee } from '../journey/marquee';
import { counterpartsPort, originPort, sitePort, source } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';
import { startTestServers } from '../test-servers/test-servers';

/** The hash of every file below a folder, by path. */
async function hashesBelow(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

test('marquee validate exits with 0 and without errors for the sample realms', async () => {
  const { code, out } = await marquee('validate', 'realm-configs', '--format', 'json');
  expect(code).toBe(0);
  const findings: { severity: string }[] = JSON.parse(out);
  expect(findings.filter((finding) => finding.severity === 'error')).toEqual([]);
});

test('marquee validate exits with 1 and findings with their places for a broken realm, with 2 for wrong usage', {
  tag: '@gate',
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realm-'));
  await writeFile(join(folder, 'realm.json'), '{\n  "name": "Broken",\n  "locals": {}\n}\n');
  const { code, out } = await marquee('validate', folder, '--format', 'json');
  await rm(folder, { recursive: true });
  expect(code).toBe(1);
  const findings: Record<string, unknown>[] = JSON.parse(out);
  expect(findings.length).toBeGreaterThan(0);
  for (const finding of findings) {
    expect(Object.keys(finding)).toEqual(
      expect.arrayContaining(['rule', 'severity', 'message', 'file', 'line', 'column', 'pointer']),
    );
  }
  expect(findings.map((finding) => finding.suggestion).join(' ')).toContain('locales');
  expect((await marquee('validate', '--sideways')).code).toBe(2);
});

test('[1.2-002] marquee routes prints the route table of a realm as JSON', async () => {
  const { code, out } = await marquee('routes', 'apex', '--format', 'json');
  expect(code).toBe(0);
  const printed: unknown = JSON.parse(out);
  const text = JSON.stringify(printed);
  for (const path of ['/home', '/login', '/account', '/video/:eventId/:eventTitle?']) {
    expect(text).toContain(JSON.stringify(path));
  }
});

test('marquee doctor finds what a realm relies on, down to the provider’s own documents', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realms-'));
  try {
    await cp(join(root, 'realm-configs/unity'), join(folder, 'unity'), { recursive: true });
    const file = join(folder, 'unity/realm.json');
    const realm: { auth: { providers: Record<string, string>[] } } = JSON.parse(
      await readFile(file, 'utf8'),
    );
    const nations = realm.auth.providers.find(({ clientName }) => clientName === 'nations');
    const issuer = `http://nations-id.localhost:${counterpartsPort()}`;
    const write = async (named: string) => {
      Object.assign(nations ?? {}, { issuer: named });
      await writeFile(file, JSON.stringify(realm));
    };
    const doctor = () =>
      marquee(
        ...['doctor', join(folder, 'unity'), '--format', 'json'],
        ...['--origin', `http://localhost:${originPort()}`],
        ...['--site', `http://unity.localhost:${sitePort()}`],
      );

    await write(issuer);
    const sound = await doctor();
    expect(sound.code, sound.out + sound.err).toBe(0);
    const checks: { result: string; subject: string }[] = JSON.parse(sound.out);
    expect(checks.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['origin', 'openid/nations', 'openid/harbour', 'oauth/volunteers']),
    );
    // A live event that a guest may watch is not always on.
    const streams = checks.filter(({ subject }) => subject.endsWith(' stream'));
    expect(new Set(streams.map(({ subject }) => subject))).toEqual(
      new Set(['live stream', 'vod stream']),
    );
    const onDemand = streams.filter(({ subject }) => subject === 'vod stream');
    expect(onDemand.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);

    await write(`${issuer}/elsewhere`);
    const broken = await doctor();
    expect(broken.code).toBe(1);
    expect(broken.out).toContain('auth.providers[1].issuer');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('marquee build writes a realm as plain files, with its language and its brand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    const { code, err } = await marquee('build', '--realm', 'noor', '--out', folder);
    expect(code, err).toBe(0);
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('<html lang="ar" dir="rtl"');
    expect(page.toLowerCase()).not.toContain('marquee');
    expect(await readFile(join(folder, 'login/index.html'), 'utf8')).toContain('<form');
    // A brand's own page has its text with or without an origin.
    const about = await readFile(join(folder, 'externalpage/about/index.html'), 'utf8');
    expect(about).toContain('تعليق بلغتنا');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('marquee build --all gives every realm a folder, refuses only a broken one, and then builds only what changed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sites-'));
  const [realms, out] = [join(folder, 'realms'), join(folder, 'out')];
  const build = () =>
    marquee(
      ...['build', '--all', '--realms', realms, '--out', out],
      ...['--origin', `http://localhost:${originPort()}`, '--pages', 'home,login'],
    );
  const read = (path: string) => readFile(join(out, path), 'utf8');
  try {
    for (const id of ['plain', 'noor', 'corral'])
      await cp(join(root, 'realm-configs', id), join(realms, id), { recursive: true });
    await writeFile(join(realms, 'corral/realm.json'), '{ "name": "Corral" }');
    const first = await build();
    expect(first.code, first.err).toBe(1);
    expect(first.err).toContain('corral');
    expect(await read('plain/login/index.html')).toContain('Content-Security-Policy');
    expect(await read('noor/en/login/index.html')).toContain('<html lang="en"');
    await expect(read('corral/index.html')).rejects.toThrow(/ENOENT/);

    await cp(join(root, 'realm-configs/corral'), join(realms, 'corral'), { recursive: true });
    const second = await build();
    expect(second.code, second.err).toBe(0);
    expect(second.out).toContain('of 1 realm to');
    expect(second.out).toContain('2 realms had not changed.');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('marquee build writes the same bytes for a realm alone and among others, in one thread and in two', async () => {
  // Three builds, thirteen sites in all.
  test.setTimeout(120_000);
  const folder = await mkdtemp(join(tmpdir(), 'sites-'));
  const build = async (out: string, ...more: string[]) => {
    const { code, err } = await marquee(
      ...['build', '--out', join(folder, out), '--origin', 'http://localhost:1', ...more],
    );
    expect(code, err).toBe(0);
  };
  try {
    await build('together', '--all', '--threads', '0');
    await build('in-threads', '--all', '--threads', '2');
    await build('noor', '--realm', 'noor');
    const together = await hashesBelow(join(folder, 'together'));
    expect(Object.keys(together).length).toBeGreaterThan(1000);
    expect(await hashesBelow(join(folder, 'in-threads'))).toEqual(together);
    expect(await hashesBelow(join(folder, 'noor'))).toEqual(
      await hashesBelow(join(folder, 'together/noor')),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('marquee build writes the pages that providers send viewers back to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    const { code, err } = await marquee('build', '--realm', 'unity', '--out', folder);
    expect(code, err).toBe(0);
    for (const path of [
      'login/openid/nations',
      'oauth/volunteers',
      'es/iniciar-sesion/openid/harbour',
    ]) {
      expect(await readFile(join(folder, path, 'index.html'), 'utf8'), path).toContain('<h1');
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('site and origin answer /healthz with 200 when they are ready', async () => {
  expect((await source('localhost', '/healthz')).status).toBe(200);
  expect((await source('localhost', '/healthz', originPort())).status).toBe(200);
});

test('npm start prints six addresses and the sample viewer, and leaves no program behind after a signal', async () => {
  const testServers = await startTestServers();
  const printed = testServers.output();
  for (const realm of ['apex', 'corral', 'noor', 'metro', 'unity', 'plain']) {
    expect(printed).toContain(`http://${realm}.localhost:${testServers.sitePort}/`);
  }
  expect(printed).toContain('viewer@example.com');
  expect(printed).toContain('correct horse 9 battery');
  testServers.process.kill('SIGINT');
  expect(await testServers.ended).toBe(0);
  await expect(source('localhost', '/healthz', testServers.sitePort)).rejects.toThrow(
    /ECONNREFUSED/,
  );
  await expect(source('localhost', '/healthz', testServers.originPort)).rejects.toThrow(
    /ECONNREFUSED/,
  );
});

test('npm start leaves no program behind when it is killed outright', async () => {
  const testServers = await startTestServers();
  testServers.process.kill('SIGKILL');
  await testServers.ended;
  for (const port of [testServers.sitePort, testServers.originPort]) {
    await expect
      .poll(() =>
        source('localhost', '/healthz', port).then(
          () => 'up',
          () => 'gone',
        ),
      )
      .toBe('gone');
  }
});

test('npm start reports a taken port in one sentence that names the variable', async () => {
  const port = await freePort();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(port, resolve));
  const child = spawn(process.execPath, ['scripts/start.mjs', '--no-build'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      ORIGIN_PORT: String(await freePort()),
      COUNTERPARTS_PORT: String(await freePort()),
    },
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  squatter.close();
  expect(code).toBe(1);
  expect(said.trim()).toMatch(new RegExp(`^Port ${port} is taken.*PORT=\\d+\\.$`));
});
