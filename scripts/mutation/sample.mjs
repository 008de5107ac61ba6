import { createHash } from 'node:crypto';
import { root } from '../workspace/root.mjs';
import { run } from '../workspace/run.mjs';

/** How many files a sample has. */
const FILES = 2;

/** MUTATION_SEED, else the commit: each commit looks at other files, and always at the same ones. */
export async function seedOf(environment = process.env) {
  if (environment.MUTATION_SEED) return environment.MUTATION_SEED;
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return code === 0 ? output.trim() : 'no commit';
}

/**
 * Files in the order of their names' hashes with the seed, the first of them.
 * @param {string[]} files
 * @param {string} seed
 * @param {number} [count]
 */
export function sampleOf(files, seed, count = FILES) {
  /** @type {(file: string) => string} */
  const rank = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return files
    .map((file) => ({ file, at: rank(file) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, count)
    .map(({ file }) => file);
}
