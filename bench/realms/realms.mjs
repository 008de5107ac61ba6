/** @import { CachedOrigin } from '../test-servers/cached-origin.mjs' */
import { execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, readFile, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { cachedOrigin } from '../test-servers/cached-origin.mjs';
import { startTestServers } from '../test-servers/test-servers.mjs';
import { processorTime } from '../timing/processor-time.mjs';
import { makeRealm, writeRealms } from './make-realms.mjs';

const command = join(root, 'packages/cli/bin/marquee.mjs');
const seed = 6;
/** The most bytes that the two sites of one realm take, with their home and login pages. */
const roomForOne = 3_000_000;

/** The most seconds that the acceptance of stamping allows at 1,000 realms. */
export const targets = { validate: 3, pages: 40, changed: 1 };

/**
 * Runs the command as an operator does, in a process of its own. Its peak memory and its processor time, with all threads,
 * are those that the kernel counted.
 * @param {string[]} args
 * @returns {Promise<{ seconds: number, processor: number, megabytes: number, out: string }>}
 */
function run(args) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const child = spawn(process.execPath, [command, ...args], { cwd: root });
    let out = '';
    let peak = 0;
    let processor = 0;
    child.stdout.on('data', (part) => {
      out += part;
    });
    child.stderr.on('data', (part) => {
      out += part;
    });
    const look = setInterval(async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
      processor = Math.max(processor, processorTime(child.pid));
    }, 100);
    child.once('error', reject);
    child.once('close', (code) => {
      clearInterval(look);
      const seconds = (performance.now() - begun) / 1000;
      if (code === 0) resolve({ seconds, processor, megabytes: peak / 1024, out });
      else reject(new Error(`marquee ${args.join(' ')} ended with ${code}:\n${out.slice(-3000)}`));
    });
  });
}

/** @typedef {Awaited<ReturnType<typeof realms>>} RealmsResult */

/**
 * Bytes on the disk, each file once however many names it has.
 * @param {string} folder
 */
const bytesOf = (folder) =>
  Number(execFileSync('du', ['-s', '-B1', folder], { encoding: 'utf8' }).split('\t')[0]);

/**
 * Validates `count` realms, stamps them, and stamps them again.
 * @param {number} count
 * @param {CachedOrigin} origin
 * @param {(text: string) => void} say
 */
async function round(count, origin, say) {
  const dir = await mkdtemp(join(tmpdir(), 'realms-'));
  try {
    const { bavail, bsize } = await statfs(dir);
    if (bavail * bsize < count * roomForOne) {
      return { count, skipped: `not enough room in ${tmpdir()}` };
    }
    const realms = join(dir, 'realms');
    // a folder for each: after deleting thousands of files a file system is slow to create others
    const first = join(dir, 'first');
    const out = join(dir, 'out');
    await writeRealms(realms, count, seed);
    say(`${count}: validating`);
    const validated = await run(['validate', realms]);
    /** @type {(to: string, ...more: string[]) => ReturnType<typeof run>} */
    const build = (to, ...more) =>
      run([
        ...['build', '--realms', realms, '--out', to],
        ...['--origin', origin.address, '--pages', 'login', ...more],
      ]);
    say(`${count}: stamping, with the sandbox uncached`);
    const begun = await build(first, '--all');
    if (/Without their data/.test(begun.out)) throw new Error(begun.out.slice(-2000));
    say(`${count}: stamping`);
    const stamped = await build(out, '--all');
    if (/Without their data/.test(stamped.out)) throw new Error(stamped.out.slice(-2000));
    const bytes = bytesOf(out);
    say(`${count}: again`);
    const asking = await build(out, '--all');
    // One brand changes its colour; this measures the command that the operator then runs.
    /** @param {string} colour */
    const change = async (colour) => {
      const { id, files } = makeRealm(Math.floor(count / 2), seed);
      const text = files['realm.json'].replace(/"accent": "#\w+"/, `"accent": "${colour}"`);
      await writeFile(join(realms, id, 'realm.json'), text);
      return id;
    };
    await change('#a41c5e');
    const changed = await build(out, '--all', '--keep-data');
    if (!/Wrote \d+ pages/.test(changed.out)) throw new Error(changed.out);
    const id = await change('#1c5ea4');
    const named = await build(out, '--realm', id);
    return {
      count,
      validate: validated.seconds,
      stamp: stamped.seconds,
      perRealm: (stamped.seconds / count) * 1000,
      processor: stamped.processor,
      withSandbox: begun.seconds,
      asking: asking.seconds,
      changed: changed.seconds,
      named: named.seconds,
      megabytes: stamped.megabytes,
      kilobytes: bytes / count / 1000,
      pages: Number(/Wrote (\d+) pages?/.exec(stamped.out)?.[1]),
    };
  } finally {
    // one after the other: asked for all at once, the millions of files of 10,000 realms do not fit into memory
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Measures one folder of distinct realms after the other, each ten times as large.
 * @param {{ counts: number[], say: (text: string) => void }} options
 */
export async function realms({ counts, say }) {
  const servers = await startTestServers();
  const origin = await cachedOrigin(servers.originPort);
  try {
    const rows = [];
    for (const count of counts) rows.push(await round(count, origin, say));
    const thousand = rows.find((row) => row.count === 1000 && !('skipped' in row));
    const met = thousand &&
      !('skipped' in thousand) && {
        validate: thousand.validate <= targets.validate,
        pages: thousand.stamp <= targets.pages,
        changed: thousand.changed <= targets.changed,
      };
    return { rows, met, origin: origin.counts() };
  } finally {
    await origin.close();
    await servers.stop();
  }
}
