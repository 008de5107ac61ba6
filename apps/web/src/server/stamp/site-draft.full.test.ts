import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow, sha256 } from './digest';
import { mendAfterKill, readBuild, SiteDraft } from './site-draft';
import { whileRefused } from './testing';
import { BUILD_FILE, type BuildManifest } from './types';

const here = dirname(fileURLToPath(import.meta.url));

const BUILD: Omit<BuildManifest, 'files'> = {
  version: '0',
  realm: 'delta',
  hosts: [],
  address: 'https://delta.example',
  key: 'key',
  findings: { errors: 0, warnings: 0 },
  pages: [],
  incomplete: [],
  icons: { key: '', list: [] },
  origin: { address: '', publicKey: '', calls: [] },
};

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'draft-'));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Whether a folder has exactly the files of its manifest, each of them complete. */
function isWhole(folder: string): boolean {
  const build = readBuild(folder);
  if (!build) return false;
  const wanted = Object.entries(build.files).flatMap(([path, { br, gz }]) => [
    path,
    ...(br ? [`${path}.br`] : []),
    ...(gz ? [`${path}.gz`] : []),
  ]);
  const there = filesBelow(folder).filter((path) => path !== BUILD_FILE);
  return (
    there.length === wanted.length &&
    Object.entries(build.files).every(
      ([path, entry]) => sha256(readFileSync(join(folder, path))) === entry.sha256,
    )
  );
}

describe('a site draft', () => {
  it('leaves the earlier site complete at whatever moment it is killed, and the next build cleans up', async () => {
    const program = join(dir, 'builder.mjs');
    await build({
      stdin: {
        contents: `import { SiteDraft } from './site-draft';
          const build = ${JSON.stringify(BUILD)};
          for (let round = 0; ; round += 1) {
            const draft = new SiteDraft(process.argv[2]);
            for (let page = 0; page < 40; page += 1) draft.put('page-' + page + '/index.html', ('round ' + round + ' page ' + page + ' ').repeat(400));
            draft.finish(build);
            if (round === 0) process.stdout.write('one is there');
          }`,
        resolveDir: here,
      },
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: program,
      logLevel: 'error',
    });
    const target = join(dir, 'killed/site');
    mkdirSync(dirname(target));
    const before = join(dirname(target), '.site.before');
    let drafts = 0;
    for (let round = 0; round < 12; round += 1) {
      const child = spawn(process.execPath, [program, target], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      const gone = new Promise((resolve) => child.once('close', resolve));
      // Each round kills the build at another moment.
      const until = performance.now() + 3 + round * 7;
      while (performance.now() < until) await new Promise((resolve) => setImmediate(resolve));
      child.kill('SIGKILL');
      await gone;
      drafts += readdirSync(dirname(target)).filter((name) => name.includes('.next-')).length;
      expect(existsSync(target) ? isWhole(target) : isWhole(before), `round ${round}`).toBe(true);
      mendAfterKill(target, readdirSync(dirname(target)));
      expect(isWhole(target), `round ${round}, mended`).toBe(true);
      expect(readdirSync(dirname(target))).toEqual(['site']);
    }
    expect(drafts).toBeGreaterThan(0);
  });

  it('leaves the earlier site in its place when the system refuses to rename the draft', async () => {
    const target = join(dir, 'refused');
    const first = new SiteDraft(target);
    first.put('index.html', 'first');
    first.finish(BUILD);
    const second = new SiteDraft(target);
    second.put('index.html', 'second');
    const refusal = { code: 'EPERM', syscall: 'rename', message: 'EPERM: not permitted' };
    const isMove = (from: string, to: string) => from.includes('next-') && to === target;
    await expect(
      whileRefused('renameSync', refusal, isMove, () => second.finish(BUILD)),
    ).rejects.toThrow('EPERM');
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('first');
    expect(isWhole(target)).toBe(true);
  });

  it('that is killed between the two renames gives the earlier site back', () => {
    const target = join(dir, 'between/site');
    const draft = new SiteDraft(target);
    draft.put('index.html', 'first');
    draft.finish(BUILD);
    // As after a kill when the old folder has been renamed and the new one has not.
    renameSync(target, join(dirname(target), '.site.before'));
    mkdirSync(join(dirname(target), '.site.next-999999999'));
    mendAfterKill(target, readdirSync(dirname(target)));
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toBe('first');
    expect(readdirSync(dirname(target))).toEqual(['site']);
  });

  it('links files that have not changed, and writes those that have', () => {
    const target = join(dir, 'linked/site');
    const put = (two: string) => {
      const draft = new SiteDraft(target);
      draft.put('one.html', 'x'.repeat(1000));
      draft.put('two.html', two.repeat(1000));
      draft.finish(BUILD);
      return draft.made;
    };
    expect([put('a'), put('b'), put('b')]).toEqual([2, 1, 0]);
    expect(isWhole(target)).toBe(true);
  });

  it('writes a file again when it is damaged', () => {
    const target = join(dir, 'damaged/site');
    const put = (options = {}) => {
      const draft = new SiteDraft(target, options);
      draft.put('one.html', 'x'.repeat(1000));
      draft.finish(BUILD);
    };
    put();
    rmSync(join(target, 'one.html.br'));
    put();
    expect(isWhole(target)).toBe(true);
    // A changed content is not noticed: only `fresh` writes the file again.
    writeFileSync(join(target, 'one.html'), 'y'.repeat(1000));
    put({ fresh: true });
    expect(isWhole(target)).toBe(true);
  });
});
