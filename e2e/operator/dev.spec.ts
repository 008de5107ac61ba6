import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/test-browser/free-port';
import { source } from '../journey/site';
import { expect, test } from '../journey/test';
import { root } from '../test-servers/paths';

test('marquee dev serves a page at once, shows and reports an edit, only reports a mistake, and ends with Ctrl-C', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realms-'));
  await cp(join(root, 'realm-configs/plain'), join(folder, 'plain'), { recursive: true });
  const port = await freePort();
  const command = join(root, 'packages/cli/bin/marquee.mjs');
  const dev = spawn(process.execPath, [
    ...[command, 'dev', 'plain', '--realms', folder],
    ...['--port', String(port)],
  ]);
  let printed = '';
  for (const stream of [dev.stdout, dev.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  const ended = new Promise((resolve) =>
    dev.once('close', (code, signal) => resolve({ code, signal })),
  );
  const says = (text: string) => expect.poll(() => printed, { timeout: 20_000 }).toContain(text);
  const title = async () =>
    /<title>([^<]*)/.exec((await source('plain.localhost', '/login', port)).text)?.[1];
  const file = join(folder, 'plain/realm.json');
  try {
    await says(`http://plain.localhost:${port}/`);
    await says('in 1 realm.');
    expect(await title()).toContain('Plain');

    const realm = await readFile(file, 'utf8');
    const edited = realm.replace(/"fullName": "[^"]*"/, '"fullName": "Quince"');
    await writeFile(file, edited);
    await says('plain: as it is written now. Reload to see it.');
    await expect.poll(title).toContain('Quince');

    await writeFile(file, edited.replace('"fullName": "Quince"', '"fulName": "Medlar"'));
    await says('will rename it to "fullName"');
    expect(await title()).toContain('Quince');

    dev.kill('SIGINT');
    expect(await ended).toEqual({ code: 0, signal: null });
  } finally {
    dev.kill('SIGKILL');
    await rm(folder, { recursive: true });
  }
});

test('marquee dev refuses a folder that cannot be read, without counting realms in it', async () => {
  const command = join(root, 'packages/cli/bin/marquee.mjs');
  const folder = await mkdtemp(join(tmpdir(), 'realms-'));
  try {
    await cp(join(root, 'realm-configs/plain'), join(folder, 'plain'), { recursive: true });
    await writeFile(join(folder, 'plain/realm.json'), '{');
    const dev = spawn(process.execPath, [command, 'dev', '--realms', folder]);
    let said = '';
    dev.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    expect(await new Promise((resolve) => dev.once('close', resolve))).toBe(2);
    expect(said).toContain('1 error in 1 realm.');
    expect(said).toContain('There is nothing to serve');
  } finally {
    await rm(folder, { recursive: true });
  }
});
