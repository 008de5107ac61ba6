import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { env } from 'node:process';
import { codeOf, messageOf } from '../workspace/errors.mjs';
import { runNpm } from '../workspace/npm.mjs';
import { Problem } from '../workspace/problem.mjs';
import { step } from '../workspace/progress.mjs';
import { callersFolder, root } from '../workspace/root.mjs';

const wanted = join(root, 'scripts/firebase/tools');
const FILES = ['package.json', 'package-lock.json'];
const DONE = 'installed.json';
const minute = 60_000;

const readWanted = async () => JSON.parse(await readFile(join(wanted, 'package.json'), 'utf8'));

/**
 * The folder of Firebase's tools: in the user's cache, because they are large, because only one emulator of them is used, and so
 * that neither `npm ci` nor a new checkout deletes them.
 */
export async function toolsFolder(environment = env) {
  const { dependencies } = await readWanted();
  const version = dependencies['firebase-tools'];
  const cache = environment.XDG_CACHE_HOME?.trim() || join(homedir(), '.cache');
  const asked = environment.FIREBASE_TOOLS_DIR?.trim();
  return asked
    ? resolve(callersFolder, asked)
    : join(cache, 'marquee', `firebase-tools-${version}`);
}

/** Whether the installed tools are the locked ones; the note that says so is written last. */
export async function toolsAreInstalled() {
  try {
    const [done, lock] = await Promise.all([
      readFile(join(await toolsFolder(), DONE), 'utf8'),
      readFile(join(wanted, 'package-lock.json'), 'utf8'),
    ]);
    return done === lock;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Installs the tools when they are missing. If another process does the same at the same time, the first one's stay. */
export async function installTools() {
  if (await toolsAreInstalled()) return;
  const folder = await toolsFolder();
  const workshop = `${folder}.${process.pid}`;
  await step('Installing the Firebase emulator, once (220 MB)', async () => {
    try {
      await mkdir(workshop, { recursive: true });
      for (const file of FILES) await copyFile(join(wanted, file), join(workshop, file));
      const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
      const { code, output } = await runNpm([...args, '--prefix', workshop], {
        cwd: workshop,
        timeoutMs: 15 * minute,
      });
      if (code !== 0)
        throw whyNot(folder, `npm ci ended with code ${code}. It said:\n${output.trim()}`);
      await writeFile(
        join(workshop, DONE),
        await readFile(join(wanted, 'package-lock.json'), 'utf8'),
      );
      if (await toolsAreInstalled()) return;
      await rm(folder, { recursive: true, force: true });
      await rename(workshop, folder);
    } catch (error) {
      if (['EACCES', 'ENOSPC', 'EROFS'].includes(codeOf(error) ?? '')) {
        throw whyNot(folder, messageOf(error));
      }
      throw error;
    } finally {
      await rm(workshop, { recursive: true, force: true });
    }
  });
}

/**
 * @param {string} folder
 * @param {string} reason
 */
const whyNot = (folder, reason) =>
  new Problem(
    `The Firebase emulator could not be installed in ${folder}: ${reason}\nFIREBASE_TOOLS_DIR names another folder; FIREBASE=off does without.`,
  );
