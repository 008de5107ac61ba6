import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { Problem } from './problem.mjs';
import { step } from './progress.mjs';
import { run } from './run.mjs';

/** @param {string} file */
const isProgram = (file) =>
  access(file, constants.X_OK).then(
    () => true,
    () => false,
  );

/**
 * Finds the first program with one of the names, or null. The environment variable `variable` has priority.
 * @param {{ variable: string, names: string[], folders?: string[] }} wanted
 */
export async function findProgram({ variable, names, folders = [] }, environment = process.env) {
  const named = environment[variable];
  if (named) {
    if (await isProgram(named)) return named;
    throw new Problem(`${variable} is "${named}", and there is no program at that path.`);
  }
  const all = ['/usr/bin', ...folders, ...(environment.PATH ?? '').split(delimiter)];
  for (const name of names) {
    for (const folder of all.filter(Boolean)) {
      const file = join(folder, name);
      if (await isProgram(file)) return file;
    }
  }
  return null;
}

/** Whether this machine has apt-get and the user may run it. */
export const mayInstall = async () =>
  process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'));

/**
 * Installs Debian's packages; a `Problem` says why it could not.
 * @param {string} title
 * @param {string[]} packages
 */
export async function aptInstall(title, packages) {
  await step(title, async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    const args = ['install', '-y', '--no-install-recommends', ...packages];
    const { code, output } = await run('apt-get', args, { env });
    if (code === 0) return;
    throw new Problem(`apt-get could not install ${packages.join(' ')}:\n${output.trim()}`);
  });
}
