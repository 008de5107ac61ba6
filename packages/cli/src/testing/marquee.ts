import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const BIN = join(here, '../../bin/marquee.mjs');
const KILL = join(here, 'kill-at.cjs');

export interface Answer {
  code: number | string | null | undefined;
  out: string;
  err: string;
}

/** Runs the command in a folder, as an operator does. */
export const marqueeIn = (
  folder: string,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Answer> => answerOf(process.execPath, [BIN, ...words], folder, env);

/** Runs the command within a shell script; `"$@"` is the command. */
export const marqueeInShell = (
  folder: string,
  script: string,
  words: readonly string[],
): Promise<Answer> =>
  answerOf('bash', ['-c', script, 'bash', process.execPath, BIN, ...words], folder);

/** Runs the command and kills it right before its n-th change on the disk. Resolves with whether it was killed. */
export function marqueeKilled(
  folder: string,
  words: readonly string[],
  at: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, KILL_AT: String(at) } };
    execFile(process.execPath, ['--require', KILL, BIN, ...words], options, (error) =>
      resolve(error?.signal === 'SIGKILL'),
    );
  });
}

function answerOf(
  program: string,
  args: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const options = { cwd: folder, env: { ...process.env, ...env } };
    execFile(program, args, options, (error, out, err) => {
      resolve({ code: error ? error.code : 0, out, err });
    });
  });
}

/** A command that runs until it is told to end. */
export interface Running {
  /** Resolves with everything printed so far, once it contains `text`, on either stream. */
  says(text: string | RegExp): Promise<string>;
  /** Forgets what was printed so far. */
  forget(): void;
  end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  process: ChildProcessWithoutNullStreams;
}

export function startMarquee(folder: string, words: readonly string[]): Running {
  const child = spawn(process.execPath, [BIN, ...words], { cwd: folder });
  let printed = '';
  let heard = () => {};
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal })),
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      heard();
    });
  }
  return {
    process: child,
    forget() {
      printed = '';
    },
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (typeof text === 'string' ? printed.includes(text) : text.test(printed)) {
            resolve(printed);
          }
        };
        heard = look;
        look();
        void ended.then(() => reject(new Error(`It ended, having said only:\n${printed}`)));
      }),
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="220" height="48"></svg>';

const SOUND = {
  name: 'Delta',
  fullName: 'Delta Rowing League',
  description: { en: 'Every regatta.', es: 'Todas las regatas.' },
  brand: { logo: 'assets/logo.svg', loginBackground: { web: 'assets/logo.svg' } },
  locales: { default: 'en', supported: ['en', 'es'] },
  origin: { publicKey: 'delta-public-key' },
  auth: { providers: [{ type: 'id' }] },
  pages: { home: { sections: [{ type: 'hero', id: 'top' }] } },
};

/** Writes a sound realm with some keys changed. */
export async function writeRealm(folder: string, changes: Record<string, unknown>): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'assets/logo.svg'), SVG);
  const text = JSON.stringify({ ...SOUND, ...changes }, null, 2);
  // In one step, as editors save, so that a watcher does not read half a file.
  await writeFile(join(folder, 'realm.json.next'), text);
  await rename(join(folder, 'realm.json.next'), join(folder, 'realm.json'));
}
