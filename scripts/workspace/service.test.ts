import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../packages/test-browser/src/free-port.mjs';
import { startService, untilReady } from './service.mjs';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
afterAll(() => rmSync(folder, { recursive: true }));

let programs = 0;

/** What is said of a program that never becomes ready. */
async function saidOf(program: string): Promise<string> {
  programs += 1;
  const file = join(folder, `${programs}.mjs`);
  writeFileSync(file, program);
  const service = startService({ name: 'site', file, env: {}, terse: true });
  const failure = untilReady(service, await freePort(), 60_000);
  const said = await failure.then(
    () => 'ready',
    (error: Error) => error.message,
  );
  await service.stop();
  return said;
}

describe('a service that ends before it is ready', () => {
  it('has its last words in what is said of it, from both streams and without an end of line', async () => {
    const said = await saidOf(`
      process.stdout.write('out: the disk is full\\n');
      process.stderr.write('err: so it ends');
      process.exit(3);
    `);
    expect(said).toContain('The site ended with code 3. Its last words:\n');
    expect(said.split('\n').slice(1).sort()).toEqual([
      '  err: so it ends',
      '  out: the disk is full',
    ]);
  });

  it('has what Node says of a fault that nothing caught', async () => {
    expect(await saidOf("throw new Error('a fault of its own');")).toContain(
      'Error: a fault of its own',
    );
  });

  it('has no more of them than say why', async () => {
    const said = await saidOf(
      "for (let at = 0; at < 500; at += 1) console.error('line', at); process.exitCode = 1;",
    );
    expect(said).toContain('line 499');
    expect(said).not.toContain('line 479\n');
  });

  it('is over though something that it began holds its output open', async () => {
    const said = await saidOf(`
      import { spawn } from 'node:child_process';
      const hold = "setTimeout(() => {}, 30_000)";
      spawn(process.execPath, ['-e', hold], { stdio: ['ignore', 'inherit', 'inherit'] }).unref();
      process.stderr.write('nothing more to do\\n', () => process.exit(1));
    `);
    expect(said).toContain('The site ended with code 1');
    expect(said).toContain('nothing more to do');
  });

  it('is said to have gone without a word when it has', async () => {
    expect(await saidOf("process.kill(process.pid, 'SIGKILL');")).toBe(
      'The site was ended by SIGKILL, without a word.',
    );
  });
});
