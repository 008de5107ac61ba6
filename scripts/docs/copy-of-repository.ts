import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace/root.mjs';
import { runNode } from '../workspace/run.mjs';

/** The longest time that a program may run in a copy, in ms: a slow machine makes it slow, not wrong. */
export const LONGEST = 600_000;

const TEST_SETUP = ['vitest-setup.ts', 'vitest-dom-setup.ts'];
/** The files of every copy: the packages, the contracts, and the configuration of the checks. */
const PARTS = ['packages', 'schemas', 'tsconfig.json', 'vitest.config.ts', 'package.json'];

export interface RepositoryCopy {
  folder: string;
  /** Runs a Node program in the copy. */
  run: (file: string, args: string[]) => Promise<{ code: number; output: string }>;
  /** Links a workspace under its name, as `npm install` does. */
  link: (path: string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies the parts of the repository that a worked example needs, without stories and tests.
 * @param name the folder's name; no other test has it
 * @param more files and folders beside the packages and the contracts
 */
export async function copyRepository(
  name: string,
  more: readonly string[] = [],
): Promise<RepositoryCopy> {
  // The copy is inside the checkout, so that it finds libraries; the packages are its own.
  const folder = join(root, '.cache', name);
  const link = (path: string) =>
    symlink(
      join(folder, path),
      join(folder, 'node_modules/@marquee', path.slice(path.lastIndexOf('/') + 1)),
    );
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'node_modules/@marquee'), { recursive: true });
  // Stories need the storybook, which is not in the copy; tests of what is there already would be compiled once more.
  const wanted = (path: string) =>
    !/(\/(node_modules|dist|\.turbo)|\.stories\.tsx|\.test\.tsx?|\/story-of\.tsx)$/.test(path);
  const setup = TEST_SETUP.map((file) => join('scripts', file));
  for (const part of [...PARTS, ...setup, ...more]) {
    await cp(join(root, part), join(folder, part), { recursive: true, filter: wanted });
  }
  const within = async (part: string) =>
    existsSync(join(folder, part))
      ? (await readdir(join(folder, part))).map((one) => join(part, one))
      : [];
  const packages = ['schemas', ...(await within('packages'))];
  for (const workspace of [...packages, ...(await within('apps'))]) {
    // Libraries that a workspace has in another version than the root are in its own folder.
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) await symlink(join(root, own), join(folder, own));
  }
  for (const workspace of packages) await link(workspace);
  return {
    folder,
    link,
    run: (file, args) => runNode(file, args, { cwd: folder, timeoutMs: LONGEST }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
