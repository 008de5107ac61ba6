import { createHash } from 'node:crypto';
import { root } from '../workspace/root.mjs';
import { run } from '../workspace/run.mjs';

/** The number of files in a sample. */
const FILES = 2;

/** MUTATION_SEED, else the commit, so that each commit has its own sample and always the same one. */
export async function seedOf(environment = process.env) {
  if (environment.MUTATION_SEED) return environment.MUTATION_SEED;
  const { code, output } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  return code === 0 ? output.trim() : 'no commit';
}

/**
 * Takes the first files in the order of their names' hashes with the seed.
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
