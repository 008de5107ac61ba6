/** @import { Readable, Writable } from 'node:stream' */
import { spawn } from 'node:child_process';
import { codeOf } from './errors.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env] laid over the environment of this process
 * @property {string} [cwd] the checkout, unless it is said
 * @property {boolean | RegExp} [show] prints what the program writes as it comes, or the lines of it that match
 * @property {number} [timeoutMs] ends it, with all that it began, when it takes longer
 */

/**
 * The process groups that this process has started and that have not ended.
 * @type {Set<import('node:child_process').ChildProcess>}
 */
const running = new Set();

/**
 * Sends a signal to the process group of a child, unless the group has ended.
 * @param {number | undefined} pid none when the child could not be started
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * Ends everything that `run` has started; called at signals.
 * @param {NodeJS.Signals} [signal]
 */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) signalGroup(child.pid, signal);
}

/**
 * Picks the whole lines that match, each with its end.
 * @param {RegExp} pattern
 * @param {string} text
 */
const linesThat = (pattern, text) =>
  (text.match(/[^\n]*\n/g) ?? []).filter((line) => pattern.test(line)).join('');

/**
 * Runs a program to its end, without standing input. The child leads a process group of its own, so that a signal
 * reaches it once, through `stopAll`, together with the processes that it started.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} `output` is stdout and stderr as they came; a signal is 128.
 */
export function run(program, args, { env, cwd = root, show = false, timeoutMs } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    /** @type {(stream: Readable, to: Writable) => void} */
    const take = (stream, to) =>
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show instanceof RegExp) to.write(linesThat(show, text));
        else if (show) to.write(text);
      });
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    const late =
      timeoutMs &&
      setTimeout(() => {
        output += `\nStopped: it took longer than ${Math.round(timeoutMs / 1000)} s.\n`;
        signalGroup(child.pid, 'SIGKILL');
      }, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      if (late) clearTimeout(late);
      running.delete(child);
      resolve({ code: code ?? 128, output });
    });
  });
}

/**
 * Runs a JavaScript file of the checkout or of an installed package with this same Node.
 * @param {string} file
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export const runNode = (file, args = [], options = {}) =>
  run(process.execPath, [file, ...args], options);
