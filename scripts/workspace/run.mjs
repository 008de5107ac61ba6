import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/** Groups of processes that this one has begun and that have not ended. */
const running = new Set();

/** Ends everything that `run` has begun; for signals. */
export function stopAll(signal = 'SIGTERM') {
  for (const child of running) {
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}

/**
 * Runs a program to its end, without standing input. The child leads a process group of its own, so that a signal
 * reaches it once, through `stopAll`, and with all that it began.
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
    const take = (stream, to) =>
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (show) to.write(text);
      });
    take(child.stdout, process.stdout);
    take(child.stderr, process.stderr);
    const late =
      timeoutMs &&
      setTimeout(() => {
        output += `\nStopped: it took longer than ${Math.round(timeoutMs / 1000)} s.\n`;
        process.kill(-child.pid, 'SIGKILL');
      }, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(late);
      running.delete(child);
      resolve({ code: code ?? 128, output });
    });
  });
}

/** Runs a JavaScript file of the checkout or of an installed package with this same Node. */
export const runNode = (file, args = [], options = {}) =>
  run(process.execPath, [file, ...args], options);
